import type { Picture } from '@spielplan/shared-contracts/api';

/** An exhibition as its list shows it, ready to print. */
export interface ExhibitionCard {
  id: number;
  href: string;
  preline: string;
  title: string;
  subline: string;
  /**
   * The day in the house written large: the last one of what is on view, the first one of what is to come.
   */
  date: { day: string; dayNumber: string; month: string; year: string };
  /** "12. Dezember 2026 bis 3. März 2027"; null for an exhibition of one day. */
  range: string | null;
  /** "Galerie, Kunsthaus Altes Zollamt"; empty where it is not known. */
  place: string;
  /** When what is on view can be entered next; null where that is not known. */
  opening: { isToday: boolean; text: string } | null;
  picture: Picture | null;
}

/** The usual hours of a house in which something of the list is shown. */
export interface VenueHours {
  id: number;
  name: string;
  href: string;
  /** Clean rich text. */
  html: string;
}

/** The page of exhibitions, ready to show. */
export interface ExhibitionListView {
  running: ExhibitionCard[];
  ahead: ExhibitionCard[];
  hours: VenueHours[];
  next: string | null;
  previous: string | null;
}
