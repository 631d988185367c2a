import type { EventListQuery, FilterKey } from './eventListQuery.ts';
import type { DayTitles, ListItem } from './listItem.ts';

export type EventStyle = 'style1' | 'style2' | 'style3';

export interface FilterOption {
  value: string;
  label: string;
}

/** One filter with what it offers. */
export interface FilterView {
  key: FilterKey;
  options: FilterOption[];
}

/** A selected filter, or the date, with the list that is left when it is removed. */
export interface ChipView {
  key: FilterKey | 'date';
  value: string;
  href: string;
}

/** The events page, ready to show (specification section 2, events list screen). */
export interface EventListView {
  style: EventStyle;
  /** Path of the events page. */
  path: string;
  query: EventListQuery;
  /** The Berlin day on which this list session began (decision 5). */
  firstDay: string;
  /** Events in all pages together. */
  count: number;
  items: ListItem[];
  days: DayTitles;
  /** Addresses of the neighbouring pages. */
  next: string | null;
  previous: string | null;
  filters: FilterView[];
  chips: ChipView[];
  /** The list without any filter. */
  reset: string;
}
