import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { createLog } from './log.ts';

const TYPED = 'Adalberta';

function failureOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

const brokenBody = failureOf(() => JSON.parse(`{"name": ${TYPED}}`));

function logged(error: unknown): Record<string, unknown> {
  let line = '';
  createLog('info', (written) => (line += written)).error('form.failed', error);
  return JSON.parse(line) as Record<string, unknown>;
}

it.each([
  ['a body that is no JSON', brokenBody],
  ['a failure that it caused', new SpielplanError('INVALID_BODY', { cause: brokenBody })],
  ['an address that is none', failureOf(() => new URL(`//${TYPED}:x`))],
  ['text that was thrown', `no seat for "${TYPED}"`],
  ['a message of several lines', new Error(`failed\n${TYPED}`)],
])('what was typed stays out of the log: %s', (_, error) => {
  expect(JSON.stringify(logged(error))).not.toContain(TYPED);
});

it('what helps is there: the kind of failure, the property that was missing, the file, and where it happened', () => {
  const missing = failureOf(() => (undefined as unknown as { seat: number }).seat);
  expect(logged(missing)).toMatchObject({
    code: 'SP-9000',
    detail: "Cannot read properties of undefined (reading 'seat')",
    stack: expect.stringMatching(/^\s+at .*log\.test\.ts/),
  });
  const away = Object.assign(new Error("ENOENT: no such file or directory, open '/srv/feed.json'"), { syscall: 'open' });
  expect(logged(new SpielplanError('REMOTE_FEED', { cause: away }))).toMatchObject({ cause: away.message });
});
