import type { DatesView, SpecialDate } from '../../domain/calendar/datesView.ts';
import type { Picture } from '@spielplan/shared-contracts/api';
import type { EventStyle } from '../../domain/lists/eventListView.ts';
import type { DayTitles, ListItem } from '../../domain/events/listItem.ts';

/** The page of a series, ready to show. */
export interface SeriesView {
  title: string;
  subline: string;
  /** "Sieben Termine". */
  count: number;
  picture: Picture | null;
  /** Clean rich text. */
  description: string;
  style: EventStyle;
  items: ListItem[];
  days: DayTitles;
  listPath: string;
  /** The series in the programme, where more of its events are; null where all of them are here. */
  moreHref: string | null;
  special: SpecialDate[];
  /** The days to come; null without any. */
  calendar: DatesView | null;
}
