import type { ProductionSummary } from '@spielplan/shared-contracts/api';
import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { houseDay, houseDayAt } from '@spielplan/shared-contracts/i18n/dates';

/** An exhibition and the days of the house on which it can be seen. */
export interface Exhibition {
  production: ProductionSummary;
  first: IsoDay;
  last: IsoDay;
  /** It has been on view since its first date, also on days on which it is closed. */
  isRunning: boolean;
}

/**
 * The exhibitions of a list in the order of their page: what is on view, what closes soonest first,
 * before what is to come, what opens soonest first; ties by id. Those that are over are left out.
 * `now` is epoch ms.
 */
export function orderExhibitions(productions: readonly ProductionSummary[], now: number): Exhibition[] {
  const today = houseDayAt(now);
  return productions
    .flatMap((production): Exhibition | [] => {
      const { date_start: next, date_end: end, date_first: opened } = production;
      if (next === null) return [];
      const first = houseDay(opened ?? next);
      return {
        production,
        first,
        last: houseDay(end !== null && end !== undefined && Date.parse(end) > Date.parse(next) ? end : next),
        isRunning: first <= today,
      };
    })
    .toSorted(
      (one, other) =>
        Number(other.isRunning) - Number(one.isRunning) ||
        dayOf(one).localeCompare(dayOf(other)) ||
        one.production.id - other.production.id,
    );
}

/** The day that is written large: until which it can still be seen, or from which on. */
export function dayOf({ isRunning, first, last }: Exhibition): IsoDay {
  return isRunning ? last : first;
}
