import type { Lane } from './runSteps.ts';
import type { Step } from './Step.ts';
import { type SpareTime, withTimeLimit } from './withTimeLimit.ts';

/** A step and the minutes after which it has failed. */
export type LimitedStep = readonly [minutes: number, step: Step];

export interface LimitedGroups {
  /** As `runSteps` takes them. */
  groups: readonly (readonly Lane[])[];
  /** What all take at most: of each group the longest lane. */
  minutes: number;
}

/**
 * Gives each step its limit. What a step leaves over is for those after it in its lane, and what the lane
 * with the least leaves over is for the next group.
 */
export function limitGroups(groups: readonly (readonly (readonly LimitedStep[])[])[]): LimitedGroups {
  let before: readonly SpareTime[] = [];
  const limited = groups.map((lanes) => {
    const spares = lanes.map(() => inheritSpare(before));
    before = spares;
    return lanes.map((lane, at) => lane.map(([minutes, step]) => withTimeLimit(step, minutes * 60_000, spares[at])));
  });
  const lengthOf = (lane: readonly LimitedStep[]) => lane.reduce((sum, [minutes]) => sum + minutes, 0);
  return { groups: limited, minutes: groups.reduce((sum, lanes) => sum + Math.max(...lanes.map(lengthOf)), 0) };
}

/** A lane's own from its first step on, till then the least of those before it. */
function inheritSpare(before: readonly SpareTime[]): SpareTime {
  let own: number | null = null;
  return {
    get ms() {
      return own ?? (before.length > 0 ? Math.min(...before.map(({ ms }) => ms)) : 0);
    },
    set ms(left) {
      own = left;
    },
  };
}
