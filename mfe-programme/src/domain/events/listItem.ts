import type { Picture } from '@spielplan/shared-contracts/api';
import type { DayHeading } from '@spielplan/shared-contracts/i18n/dates';
import type { EventState } from '@spielplan/shared-contracts/rules';

interface Card {
  id: number;
  /** The day in the house, YYYY-MM-DD. */
  day: string;
  /** Epoch ms. */
  instant: number;
  preline: string;
  title: string;
  subline: string;
  href: string;
  linkText: string;
  picture: Picture | null;
}

/** "Höranlage", and the sign that stands before it. */
export interface AccessNote {
  sign: string;
  name: string;
}

/** An event as lists show it, ready to print. */
export interface EventCard extends Card {
  kind: 'event';
  /** The last day of the house on which it takes place, where that is another one (R63). */
  lastDay?: string;
  /** "20:00 Uhr" or "20:00"; empty where it began on a day before that under which it stands. */
  time: string;
  place: string;
  /** "Reihe: Flussgespräche", or nothing. */
  series: string;
  /** "ab 19 € · 1 Std. 30 Min. · Übertitel: Englisch", or nothing. */
  facts: string;
  /** What helps those who could not come without it. */
  access: AccessNote[];
  /** "Stand 14:05 Uhr", where what is left of its tickets is told. */
  asOf: string;
  state: EventState | null;
  /** When it is over, in epoch ms. */
  overAt: number;
}

/** A teaser that stands among the events of its day. */
export interface TeaserCard extends Card {
  kind: 'teaser';
}

export type ListItem = EventCard | TeaserCard;

/** What of an event or a teaser stands in its entry of a document, word for word, and is read from there (`readWords`). */
export const WRITTEN = [
  'time',
  'preline',
  'title',
  'subline',
  'place',
  'series',
  'facts',
  'access',
  'asOf',
  'href',
  'linkText',
] as const;

/** An entry as a document carries it; that it is over counts in ms from its start, since short numbers cost less. */
export type BareItem = Bare<EventCard> | Bare<TeaserCard>;

type Bare<C extends Card> = Omit<C, (typeof WRITTEN)[number] | 'picture'> & { picture: BarePicture | null };

/** Which file, and in which colour, stands in the markup. */
type BarePicture = Omit<Picture, 'base' | 'color'>;

/** What a day heading prints. */
export interface DayTitle extends Pick<DayHeading, 'weekday' | 'dayNumber' | 'month' | 'year'> {
  relative?: 'today' | 'tomorrow';
}

/** The headings of a list's days by day of the house. */
export type DayTitles = Readonly<Record<string, DayTitle>>;
