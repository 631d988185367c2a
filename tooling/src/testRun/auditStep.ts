import { describeUnchecked, runAudit } from '../audit/runAudit.ts';
import type { Step } from './Step.ts';

/**
 * Fails on a known hole in what production runs; where the registry
 * offers no advisories the summary says that nothing was checked.
 */
export function auditStep(ask: typeof runAudit = runAudit): Step {
  return {
    id: 'audit',
    title: 'known holes in production dependencies',
    async run({ say, signal }) {
      const outcome = await ask({ signal });
      switch (outcome.kind) {
        case 'clean':
          return { passed: 1, failed: 0 };
        case 'unchecked':
          return { passed: 0, failed: 0, note: describeUnchecked(outcome.reason) };
        case 'holes':
          outcome.lines.forEach(say);
          return { passed: 0, failed: outcome.lines.length };
        default:
          return outcome satisfies never;
      }
    },
  };
}
