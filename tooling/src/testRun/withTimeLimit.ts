import type { Step, StepContext } from './Step.ts';

/** What steps have left of their time, in milliseconds, for those after them. */
export interface SpareTime {
  ms: number;
}

/**
 * The same step, failed with a sentence once it has taken `limitMs` and what others have left over;
 * the programs that it started are ended by its signal. All together take no longer than their limits.
 */
export function withTimeLimit(step: Step, limitMs: number, spare: SpareTime = { ms: 0 }): Step {
  return {
    ...step,
    async run(context: StepContext) {
      const start = performance.now();
      const ownMs = limitMs + spare.ms;
      const limit = AbortSignal.timeout(Math.round(ownMs));
      try {
        // What is broken off may leave no counts.
        const counts = await step
          .run({ ...context, signal: AbortSignal.any([limit, context.signal]) })
          .catch((error: unknown) => {
            if (!limit.aborted) throw error;
            context.say(String(error));
            return { passed: 0, failed: 1 };
          });
        if (!limit.aborted) return counts;
        context.say(`${step.title}: not done after ${(ownMs / 60_000).toFixed(1)} minutes.`);
        return { ...counts, failed: Math.max(counts.failed, 1) };
      } finally {
        spare.ms = Math.max(0, start + ownMs - performance.now());
      }
    },
  };
}
