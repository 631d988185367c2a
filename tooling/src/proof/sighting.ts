/** Where a stranger reads of an event. */
export type Source = 'list' | 'page' | 'structured data' | 'calendar' | 'sitemap' | 'search' | 'shop';

/** What is said of an event, each part only where that source says it. */
export interface Facts {
  name?: string | undefined;
  /** Wall time of the house, `YYYY-MM-DDTHH:mm`. */
  start?: string | undefined;
  end?: string | undefined;
  state?: 'on' | 'cancelled' | 'postponed' | undefined;
  place?: string | undefined;
  /** The cheapest price in cents. */
  cents?: number | undefined;
  soldOut?: boolean | undefined;
}

/** What one source says of one event, in one language. */
export interface Sighting {
  source: Source;
  lang: string;
  event: number;
  facts: Facts;
}

/** What two or more sources do not agree on: each of them with what it says. */
export interface Disagreement {
  event: number;
  /** The event's name and beginning, as far as anybody names them. */
  title: string;
  what: keyof Facts | 'missing';
  said: string[];
}

/** Names and places are told in the language of the reader; all else is the same in every language. */
const BY_LANGUAGE: ReadonlySet<keyof Facts> = new Set(['name', 'place']);
const FACTS: readonly (keyof Facts)[] = ['name', 'start', 'end', 'state', 'place', 'cents', 'soldOut'];

/**
 * All that the sources disagree on, by event. `complete` are the lists, as `source (language)`, that claim to name every event to
 * come: what one of them names and another leaves out is missing there.
 */
export function findDisagreements(sightings: readonly Sighting[], complete: readonly string[]): Disagreement[] {
  const found = [...Map.groupBy(sightings, ({ event }) => event)].toSorted(([a], [b]) => a - b);
  return found.flatMap(([event, all]) => {
    const title = titleOf(all);
    const listed = complete.filter((list) => all.some((sighting) => listOf(sighting) === list));
    const missing = listed.length > 0 ? complete.filter((list) => !listed.includes(list)) : [];
    return [
      ...FACTS.flatMap((what) => disagreementsOn(what, all).map((said) => ({ event, title, what, said }))),
      ...(missing.length > 0 ? [{ event, title, what: 'missing' as const, said: missing }] : []),
    ];
  });
}

function disagreementsOn(what: keyof Facts, all: readonly Sighting[]): string[][] {
  const telling = all.filter(({ facts }) => facts[what] !== undefined);
  const groups = BY_LANGUAGE.has(what) ? [...Map.groupBy(telling, ({ lang }) => lang).values()] : [telling];
  return groups
    .map((group) => [...Map.groupBy(group, ({ facts }) => String(facts[what]))])
    .filter((said) => said.length > 1)
    .map((said) => said.map(([value, by]) => `${[...new Set(by.map(listOf))].join(', ')}: ${value}`));
}

/** A source in one language, as it is printed. */
export function listOf({ source, lang }: Pick<Sighting, 'source' | 'lang'>): string {
  return `${source} (${lang})`;
}

function titleOf(all: readonly Sighting[]): string {
  const named = (what: 'name' | 'start') => all.find(({ facts }) => facts[what])?.facts[what];
  return [named('name'), named('start')?.replace('T', ' ')].filter(Boolean).join(', ');
}
