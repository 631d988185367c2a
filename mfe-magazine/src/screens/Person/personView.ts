import type { Picture } from '@spielplan/shared-contracts/api';
import type { PersonCard } from '../../domain/personCard.ts';

/** A date on which somebody can be seen, in Berlin: "28", "November 2026", "Samstag, 18:00 Uhr". */
export interface PersonEvent {
  id: number;
  href: string;
  title: string;
  subline: string;
  day: string;
  dayNumber: string;
  month: string;
  time: string;
  place: string;
  /** "Abgesagt", "Ausverkauft"; `null` where it takes place and has tickets. */
  state: string | null;
}

export interface PersonProduction {
  id: number;
  href: string;
  title: string;
  preline: string;
  subline: string;
  picture: Picture | null;
}

/** Somebody of the house, ready to show. */
export interface PersonView extends Pick<PersonCard, 'name' | 'initials' | 'theme' | 'picture'> {
  functions: string[];
  /** The parts of the house they belong to. */
  categories: { label: string; href: string }[];
  /** Sanitised rich text. */
  biography: string;
  contacts: { label: string; href: string }[];
  events: PersonEvent[];
  productions: PersonProduction[];
}
