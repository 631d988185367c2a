import type { DatesView, SpecialDate } from '../../domain/calendar/datesView.ts';
import type { Picture } from '@spielplan/shared-contracts/api';
import type { HoursToday } from '../../domain/venues/hoursToday.ts';
import type { EventStyle } from '../../domain/lists/eventListView.ts';
import type { DayTitles, ListItem } from '../../domain/events/listItem.ts';

export interface RoomView {
  id: number;
  name: string;
  /** "384 Plätze"; null where the seating changes. */
  capacity: string | null;
  description: string;
  accessibility: string;
  picture: Picture | null;
  /** The programme in this room. */
  eventsHref: string;
}

/** The page of a house, ready to show. Descriptions are clean rich text. */
export interface VenueView {
  title: string;
  intro: string;
  address: string[];
  picture: Picture | null;
  description: string;
  hoursToday: HoursToday | null;
  hours: string;
  arrival: string;
  map: Picture | null;
  /** A map service is only linked to, never loaded. */
  mapUrl: string | null;
  accessibility: string;
  rooms: RoomView[];
  style: EventStyle;
  items: ListItem[];
  /** The programme could not be read, so an empty list says nothing about it (R21). */
  haveEventsFailed: boolean;
  days: DayTitles;
  listPath: string;
  special: SpecialDate[];
  /** The days to come; null without any. */
  calendar: DatesView | null;
}
