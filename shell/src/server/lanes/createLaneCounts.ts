import type { CanaryState, LaneCounts } from '@spielplan/shared-contracts/trials';

export type LaneName = 'canary' | 'current';

/** Counts visitors of both lanes since a canary began, each of them once, by the network that they come from. */
export interface LaneCounter {
  view(lane: LaneName, visitor: string): void;
  /** A view in which the build of that lane failed. */
  fail(lane: LaneName, visitor: string): void;
  report(): Pick<CanaryState, LaneName>;
}

/** The number of visitors that are counted; the rate is reliable by then. */
const MAX_VISITORS = 50_000;

export function createLaneCounts(): LaneCounter {
  const lanes = { canary: createLane(), current: createLane() };
  return {
    view: (lane, visitor) => note(lanes[lane].visitors, visitor),
    fail(lane, visitor) {
      note(lanes[lane].visitors, visitor);
      if (lanes[lane].visitors.has(visitor)) lanes[lane].failing.add(visitor);
    },
    report: () => ({ canary: countsOf(lanes.canary), current: countsOf(lanes.current) }),
  };
}

function createLane() {
  return { visitors: new Set<string>(), failing: new Set<string>() };
}

function note(visitors: Set<string>, visitor: string): void {
  if (visitors.size < MAX_VISITORS) visitors.add(visitor);
}

function countsOf({ visitors, failing }: ReturnType<typeof createLane>): LaneCounts {
  return { visitors: visitors.size, failing: failing.size };
}
