import { SERVER_ERRORS } from '../errors/index.ts';

/** The code of a trial that was halted. */
export const HALTED_CODE = SERVER_ERRORS.CANARY_HALTED.code;

/** What is known of one lane since the canary began: views told by browsers, pages made, and failures of both. */
export interface LaneCounts {
  views: number;
  viewFailures: number;
  made: number;
  madeFailures: number;
}

/** Fewer failures than these are no reason to halt. */
export const MIN_FAILURES = 3;
/** A canary may fail so much more often than twice as often as the current build. */
export const MAX_EXCESS = 0.02;

/**
 * Says why a canary is to halt, or null. Browsers and servers are judged by themselves, each by its
 * failures a view or page, against those of the current build in the same time.
 */
export function judgeCanary(canary: LaneCounts, current: LaneCounts): string | null {
  const places = [
    {
      place: 'in browsers',
      what: 'views',
      tried: [canary.viewFailures, canary.views],
      now: [current.viewFailures, current.views],
    },
    {
      place: 'on the server',
      what: 'pages',
      tried: [canary.madeFailures, canary.made],
      now: [current.madeFailures, current.made],
    },
  ] as const;
  for (const { place, what, tried, now } of places) {
    if (tried[0] < MIN_FAILURES || rateOf(tried) <= MAX_EXCESS + 2 * rateOf(now)) continue;
    return `it fails ${place}: ${describe(tried, what)}, the current build ${describe(now, what)}`;
  }
  return null;
}

type Counted = readonly [failures: number, of: number];

/** Reports may come before the view they belong to is counted. */
function rateOf([failures, of]: Counted): number {
  return failures === 0 ? 0 : failures / Math.max(failures, of);
}

function describe([failures, of]: Counted, what: string): string {
  return `${failures} failures in ${of} ${what}`;
}
