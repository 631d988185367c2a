import type { EventListQuery, FilterKey } from './eventListQuery.ts';
import type { ChipView, DateFilterView, FilterView, WayOut } from './filterView.ts';
import type { DayTitles, ListItem } from '../events/listItem.ts';

/** The three of the design settings, and a line for each event, which visitors choose. */
export type EventStyle = 'style1' | 'style2' | 'style3' | 'compact';

/** The events page, ready to show (product.md section 2, events list screen). */
export interface EventListView {
  style: EventStyle;
  /** Path of the events page. */
  path: string;
  query: EventListQuery;
  /** Whether several options of one filter can be chosen; left out where the provider takes one. */
  isSeveral?: true;
  /** Whether the provider filters by what visitors need; left out where it does not. */
  hasAccessFilter?: true;
  /** The page on which they say so. */
  accessPath: string | null;
  /** The day in the house on which this list session began (R5). */
  firstDay: string;
  /** Events in all pages together. */
  count: number;
  items: ListItem[];
  days: DayTitles;
  /** Addresses of the neighbouring pages. */
  next: string | null;
  previous: string | null;
  /** In a document only their names: read them by `parseNoscriptFilters`. */
  filters: FilterView<FilterKey>[];
  /** The calendar, where the design settings ask for it. */
  dates: DateFilterView | null;
  chips: ChipView<FilterKey>[];
  /** The list without any filter. */
  reset: string;
  /** Where to go on from a list that its filters left empty; left out of all others. */
  waysOut?: WayOut[];
  /**
   * The same programme as a calendar: a `webcal:` address to subscribe to, and the path of the file.
   */
  calendar: { subscribe: string; file: string };
}
