import type { Picture } from '@spielplan/shared-contracts/api';

/** A trailer or a recording, ready to show; nothing of it is asked for before a press. */
export interface MediaView {
  title: string;
  /** "1:36 Min."; empty where nobody said. */
  length: string;
  poster: Picture | null;
  /** With another service: what loading it means, its player, and where it is there. */
  away: { service: string; why: string; load: string; open: string; href: string; player: PlayerView | null } | null;
  /** A file of the house's own. */
  file: { kind: 'audio' | 'video'; path: string; type: string } | null;
}

/** The frame of a player: `ratio` is width by height in CSS, `height` is in CSS pixels. */
export interface PlayerView {
  src: string;
  ratio?: string;
  height?: number;
}

/** A list below a heading; left out where it has no entry. */
interface Titled<Item> {
  title: string;
  items: Item[];
}

/** What it is: the text, and what its page tells besides. Everything but `html` is plain text. */
export interface AboutView {
  title: string;
  html: string;
  notes?: Titled<string>;
  order?: Titled<{ title: string; subline: string; minutes: string }>;
  gallery?: Titled<{ picture: Picture; credit: string }>;
  media?: Titled<MediaView>;
  voices?: Titled<{ quote: string; author: string; href: string | null }>;
  downloads?: Titled<{ name: string; href: string; facts: string }>;
}

/** Who did what: those with a portrait, then all roles. */
export interface CreditsView {
  title: string;
  people: { name: string; role: string; href: string; picture: Picture }[];
  roles: { role: string; names: { name: string; href: string | null }[] }[];
}

/** The parts of an entry's page that are only read. */
export interface ReadViews {
  about: AboutView;
  credits: CreditsView;
}
export type ReadName = keyof ReadViews;

export interface ReadPartProps {
  name: ReadName;
  view: ReadViews[ReadName];
}

/**
 * Each of them: null where there is nothing to read, `document` where the words
 * stand in the document's markup alone (`withoutReading`).
 */
export type Reading = { [Name in ReadName]: ReadViews[Name] | 'document' | null };
