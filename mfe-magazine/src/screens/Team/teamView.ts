import type { PersonCard } from '../../domain/persons/personCard.ts';

export interface TeamFilter {
  label: string;
  href: string;
  isCurrent: boolean;
}

export interface TeamGroup {
  id: number;
  /** `null` where the categories cannot be read: then all stand together. */
  name: string | null;
  people: PersonCard[];
}

/**
 * The people of the house by the part of it they belong to, ready to show (product.md section 2).
 */
export interface TeamView {
  filters: TeamFilter[];
  groups: TeamGroup[];
  /** The list without a filter. */
  all: string;
  /** Says how many are shown of how many, and where the others are; left out where all are. */
  cut?: string;
}
