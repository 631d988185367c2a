import type { Picture } from '@spielplan/shared-contracts/api';
import type { EventLine } from '../../domain/search/eventLine.ts';
import type { PersonCard } from '../../domain/persons/personCard.ts';

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
  events: EventLine[];
  productions: PersonProduction[];
}
