import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import type { SeasonIndex, SeasonPart } from '@spielplan/shared-contracts/storage';
import type { DayTitles, EventCard } from '../events/listItem.ts';
import type { FilterKey } from '../lists/eventListQuery.ts';
import type { FilterView } from '../lists/filterView.ts';

/** An event as it is kept: what lists print of it, without its picture, and the options that find it. */
export interface SeasonItem extends Omit<EventCard, 'picture' | 'asOf'> {
  /** Values as addresses name them; a filter that does not fit it is left out. */
  found: Partial<Record<FilterKey, string[]>>;
}

/** The programme as far as it is kept: its filters, and the months that hold its events. */
export interface SeasonOverview extends SeasonIndex {
  /** The options that any of its events has. */
  filters: FilterView<FilterKey>[];
  count: number;
  /** What all parts take. */
  bytes: number;
  /** The last day of the house that is whole, where the programme is too large to be kept in full; else null. */
  until: IsoDay | null;
}

/** The events of a month, with the headings of their days. */
export interface SeasonMonth extends SeasonPart {
  items: SeasonItem[];
  days: DayTitles;
}
