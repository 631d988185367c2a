import { SERVER_ERRORS } from '../errors/index.ts';

/** The code of a trial that was halted. */
export const HALTED_CODE = SERVER_ERRORS.CANARY_HALTED.code;

/** The visitors of one lane since the canary began, and those for whom the build of that lane failed. */
export interface LaneCounts {
  visitors: number;
  failing: number;
}

/** For fewer visitors than these a build may fail: one of them may have a browser extension that breaks pages. */
export const MIN_FAILING = 20;
/** So many times as often as the current build a canary fails where it is halted. */
export const MAX_RATIO = 2;

/** Says why a canary is to halt, or null: it fails for at least 20 visitors, and for twice the share of them that the current build does. */
export function judgeCanary(canary: LaneCounts, current: LaneCounts): string | null {
  if (canary.failing < MIN_FAILING || rateOf(canary) < MAX_RATIO * rateOf(current)) return null;
  return `it fails for ${describe(canary)}, the current build for ${describe(current)}`;
}

function rateOf({ visitors, failing }: LaneCounts): number {
  return failing === 0 ? 0 : failing / visitors;
}

function describe({ visitors, failing }: LaneCounts): string {
  return `${failing} of ${visitors} visitors`;
}
