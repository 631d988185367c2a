import type { Picture } from '@spielplan/shared-contracts/api';

/** What a visit to a house needs, as clean rich text. */
export interface VenueVisit {
  hours: string;
  arrival: string;
  accessibility: string;
  /** Left out where the house opens with its events. */
  week?: WeekView;
}

/** The hours of a house by weekday, Monday first, ready to print; an empty text is closed. */
export type WeekView = readonly string[];

/** A house as blocks show it, ready to print. */
export interface VenueCard {
  id: number;
  href: string;
  name: string;
  intro: string;
  address: string[];
  picture: Picture | null;
  /** Degrees north and east; left out where they are not known. */
  point?: { latitude: number; longitude: number };
  /** Left out where the block does not tell it; null where it cannot be read. */
  visit?: VenueVisit | null;
}

/** A plan of the houses, in units of the drawing, from the upper left. */
export interface MapView {
  width: number;
  height: number;
  /** The `d` of each path. */
  water: string[];
  places: { id: number; name: string; href: string; x: number; y: number }[];
}
