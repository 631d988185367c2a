import type { MarkedText, Picture } from '@spielplan/shared-contracts/api';
import type { EventState } from '@spielplan/shared-contracts/rules';
import type { SearchGroupName } from '../../domain/search/searchAddress.ts';

/** Something found, ready to print. */
export interface SearchHitView {
  key: string;
  /** What it is: "Veranstaltung", "Magazin". */
  kind: string;
  title: MarkedText;
  excerpt: MarkedText;
  href: string;
  /** When it takes place or was published, in the house's zone: "Samstag, 28. November 2026, 18:00 Uhr". */
  date: string | null;
  day: string | null;
  picture: Picture | null;
  /** Of an event; `null` in the ordinary case. */
  state: EventState | null;
  /** When an event is over, in epoch ms; `null` for all that is none. */
  overAt: number | null;
}

export interface SearchGroupView {
  name: SearchGroupName;
  title: string;
  count: number;
  hits: SearchHitView[];
  /** Where the rest of this group is; `null` where all of it is shown or only this group is. */
  all: { label: string; href: string } | null;
}

/** A term near to one that finds nothing. */
export interface NearLink extends SearchLink {
  /** What it finds, by kind: "3 Veranstaltungen, eine Person"; left out where nobody counted. */
  where?: string;
}

export interface SearchLink {
  label: string;
  href: string;
}

/** The results of a search, or the place to begin one (product.md sections 2 and 8). */
export interface SearchView {
  heading: string;
  /** Empty before anything was asked. */
  term: string;
  /** Where the form leads: the group that is shown stays chosen. */
  action: string;
  /** How much was found, in one sentence; announced when it changes. */
  summary: string;
  /** The spelling that things were found by, where the term itself finds nothing. */
  spelling: SearchLink | null;
  /** The page by which the house answers this term; left out where it does not. */
  answer?: SearchLink;
  tabs: (SearchLink & { count: number; isCurrent: boolean })[];
  groups: SearchGroupView[];
  page: number;
  pages: number;
  previous: string | null;
  next: string | null;
  /** Terms near to one that finds nothing. */
  nearest: NearLink[];
  /** Where else to look. */
  ways: SearchLink[];
}
