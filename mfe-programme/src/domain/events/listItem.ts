import type { Picture } from '@spielplan/shared-contracts/api';
import type { DayHeading } from '@spielplan/shared-contracts/i18n/dates';
import type { EventState } from '@spielplan/shared-contracts/rules';

interface Card {
  id: number;
  /** The Berlin day, YYYY-MM-DD. */
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

/** An event as lists show it, ready to print. */
export interface EventCard extends Card {
  kind: 'event';
  /** "20:00 Uhr" or "20:00". */
  time: string;
  place: string;
  /** "Reihe: Flussgespräche", or nothing. */
  series: string;
  state: EventState | null;
  /** When it is over, in epoch ms. */
  overAt: number;
}

/** A teaser that stands among the events of its day. */
export interface TeaserCard extends Card {
  kind: 'teaser';
}

export type ListItem = EventCard | TeaserCard;

/** What of an event stands in its entry of a document, word for word, and is read from there (`readItems`). */
export const WRITTEN = ['time', 'preline', 'title', 'subline', 'place', 'series', 'href', 'linkText'] as const;

/** An entry as a document carries it. */
export type BareItem = Omit<EventCard, (typeof WRITTEN)[number]> | TeaserCard;

/** What a day heading prints. */
export interface DayTitle extends Pick<DayHeading, 'weekday' | 'dayNumber' | 'month' | 'year'> {
  relative?: 'today' | 'tomorrow';
}

/** The headings of a list's days by Berlin day. */
export type DayTitles = Readonly<Record<string, DayTitle>>;
