import type { Counts, Step, StepContext } from './Step.ts';

/** Steps that run one after the other. */
export type Lane = readonly Step[];

/**
 * Runs the groups one after the other, the lanes of a group at the same time, and adds up what their steps count.
 * The output of a step is shown only if it failed. A step that takes longer than its own `limitMinutes` has failed, and
 * the programs that it started are ended. When `signal` aborts, the programs of what runs are ended, and no other step
 * begins.
 */
export async function runSteps(
  groups: readonly (readonly Lane[])[],
  scratch: string,
  print: (line: string) => void,
  signal = new AbortController().signal,
): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0 };
  const runLane = async (lane: Lane) => {
    for (const step of lane) {
      if (signal.aborted) return;
      const { passed, failed } = await runStep(step, { scratch, signal }, print);
      total.passed += passed;
      total.failed += failed;
    }
  };
  for (const group of groups) await Promise.all(group.map(runLane));
  return total;
}

async function runStep(step: Step, context: Omit<StepContext, 'say'>, print: (line: string) => void): Promise<Counts> {
  const start = performance.now();
  const lines: string[] = [];
  const { passed, failed, note } = await runWithinLimit(step, { ...context, say: (line) => void lines.push(line) });
  if (failed > 0) for (const line of lines) print(`    ${line}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(
    `${failed > 0 ? '✗' : '✓'} ${step.title}: ${passed} passed${failed > 0 ? `, ${failed} failed` : ''} (${seconds} s)${note ? `; ${note}` : ''}`,
  );
  return { passed, failed };
}

/** A step that is not done within its limit, or that could not be carried out, has failed and says why. */
async function runWithinLimit(step: Step, context: StepContext): Promise<Counts> {
  if (step.limitMinutes === undefined) return attempt(step, context);
  const limit = AbortSignal.timeout(Math.round(step.limitMinutes * 60_000));
  const counts = await attempt(step, { ...context, signal: AbortSignal.any([limit, context.signal]) });
  if (!limit.aborted) return counts;
  context.say(`${step.title}: not done after ${step.limitMinutes} minutes.`);
  return { ...counts, failed: Math.max(counts.failed, 1) };
}

async function attempt(step: Step, context: StepContext): Promise<Counts> {
  try {
    return await step.run(context);
  } catch (error) {
    context.say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}
