import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { logLineSchema } from '@spielplan/shared-contracts/testing';
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
  ['a message that begins with it', new Error(`"${TYPED}" is no seat`)],
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

it("writes one line of JSON an event from its level on, in the words of the provider's log", () => {
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  log.info('page.made');
  log.warn('feed.late', { seconds: 4 });
  log.error('page.failed', new SpielplanError('REMOTE_FEED'), { path: '/de' });
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { level: 'warn', time: expect.stringMatching(/^\d{4}-.*Z$/), service: 'shell', event: 'feed.late', seconds: 4 },
    expect.objectContaining({ level: 'error', event: 'page.failed', path: '/de', name: 'REMOTE_FEED' }),
  ]);
  for (const line of lines) logLineSchema.parse(JSON.parse(line));
  expect(lines.every((line) => line.endsWith('}\n') && !line.slice(0, -1).includes('\n'))).toBe(true);
});
