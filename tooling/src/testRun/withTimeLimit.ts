import type { Step, StepContext } from './Step.ts';

/**
 * The same step, failed with a sentence once it has taken
 * `limitMs`; the programs that it started are ended by its signal.
 */
export function withTimeLimit(step: Step, limitMs: number): Step {
  return {
    ...step,
    async run(context: StepContext) {
      const limit = AbortSignal.timeout(limitMs);
      const counts = await step.run({ ...context, signal: limit });
      if (!limit.aborted) return counts;
      context.say(`${step.title}: not done after ${limitMs / 60_000} minutes.`);
      return { ...counts, failed: Math.max(counts.failed, 1) };
    },
  };
}
