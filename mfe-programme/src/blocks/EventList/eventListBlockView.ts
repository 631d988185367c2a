import type { DayTitles, ListItem } from '../../domain/events/listItem.ts';
import type { EventStyle } from '../../domain/lists/eventListView.ts';

/** A few events on a page of the house, ready to show. */
export interface EventListBlockView {
  headline: string;
  style: EventStyle;
  items: ListItem[];
  days: DayTitles;
  /** Path of the whole programme. */
  allHref: string;
}
