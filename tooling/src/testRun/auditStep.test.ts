import type { AuditOutcome } from '../audit/parseAudit.ts';
import { auditStep } from './auditStep.ts';
import { DEEP_STEPS } from './deepSteps.ts';
import { runSteps } from './runSteps.ts';

const HOLES: AuditOutcome = { kind: 'holes', lines: ['high: parser <2.0.1, Reads too far', 'low: zlob *'] };

async function run(outcome: AuditOutcome) {
  const lines: string[] = [];
  const counts = await runSteps([[[auditStep(async () => outcome)]]], '', (line) => lines.push(line));
  return { ...counts, said: lines.join('\n') };
}

it('The summary of the deep run says where nobody looked for known holes, and a hole fails it', async () => {
  const unchecked = await run({ kind: 'unchecked', reason: 'the registry in use offers no advisories' });
  expect(unchecked).toEqual({
    passed: 0,
    failed: 0,
    said: expect.stringContaining('NOT CHECKED: the registry in use offers no'),
  });
  expect(await run({ kind: 'clean' })).toEqual({ passed: 1, failed: 0, said: expect.not.stringContaining('NOT CHECKED') });
  expect(await run(HOLES)).toEqual({ passed: 0, failed: 2, said: expect.stringContaining('parser <2.0.1, Reads too far') });
  expect(DEEP_STEPS.flat(2).map(({ id }) => id)).toContain('audit');
});
