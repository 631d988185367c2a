import type { FilterKey } from './eventListQuery.ts';
import type { ProductionFilterKey } from './productionListQuery.ts';

/** A filter of any list; each has its name in the messages (`filter.room`). */
export type AnyFilterKey = FilterKey | ProductionFilterKey;

export interface FilterOption {
  value: string;
  label: string;
  /** Results it would leave beside the other filters, where the provider counts them. */
  count?: number;
}

/** One filter with what it offers. */
export interface FilterView<Key extends AnyFilterKey> {
  key: Key;
  options: FilterOption[];
}

/** A filter as a document names it: its options are in the form for visitors without scripts (`parseNoscriptFilters`). */
export interface FilterName<Key extends AnyFilterKey> {
  key: Key;
  /** Whether each option ends with the count of its results. */
  isCounted: boolean;
}

/** A selected filter, or the date, with the list that is left when it is removed. */
export interface ChipView<Key extends AnyFilterKey = AnyFilterKey> {
  /** `date` is the first day of an open list, `day` one of a list that ends. */
  key: Key | 'date' | 'day';
  value: string;
  href: string;
}

/** The calendar filter: which days are chosen and how the days with events are asked for. */
export interface DateFilterView {
  /** The day in the house chosen, YYYY-MM-DD. */
  day: string | null;
  /** The same in words: "24. Dezember 2026". */
  chosen: string | null;
  /** The last day of the house, null while the list is open; left out where lists know no last day. */
  lastDay?: string | null;
  /** The house's today as this list session has it; days before it are over. */
  today: string;
  /** The calendar call with the chosen filters and without its `date`: `/api/calendar/?room=3&`. */
  call: string;
  /** Whether the provider heeds all of these filters; if not, its days are possible ones (R17). */
  isCertain: boolean;
}

/** Where a list that is empty can go on, and what is there: "ohne Oper: 12 Veranstaltungen". */
export interface WayOut {
  label: string;
  href: string;
}
