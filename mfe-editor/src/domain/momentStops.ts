import type { PageMoment } from '@spielplan/shared-contracts/api';

const MINUTE_MS = 60_000;

/** A minute at which a page changes by itself. */
export interface MomentStop {
  /** Epoch ms, a whole minute: at it the change is there. */
  readonly at: number;
  readonly changes: readonly Pick<PageMoment, 'kind' | 'title'>[];
}

/** The moments of a page as the stops of a slider, the next one first: what changes in one minute is one stop. */
export function momentStops(moments: readonly PageMoment[]): MomentStop[] {
  const byMinute = Map.groupBy(moments, ({ at }) => Math.ceil(Date.parse(at) / MINUTE_MS) * MINUTE_MS);
  return [...byMinute]
    .toSorted(([one], [other]) => one - other)
    .map(([at, changes]) => ({ at, changes: changes.map(({ kind, title }) => ({ kind, title })) }));
}
