import { createBoundedReader } from './boundedReader.ts';
import { readCalendar } from './readCalendar.ts';
import { readEventPage, readList, readShop } from './readPages.ts';
import { type Disagreement, findDisagreements, listOf, type Sighting } from './sighting.ts';
import { eventOf, wallMinute, zoneOf } from './values.ts';

/** What a run found. */
export interface ProofReport {
  /** How many events were read, and with how many requests. */
  events: number;
  requests: number;
  disagreements: (Disagreement & { link: string | null })[];
  /** What a stranger was promised and could not have. */
  failed: string[];
}

const COMPLETE = ['list', 'calendar', 'sitemap'] as const;

/**
 * Reads the whole public programme of the site at `origin` as a stranger would: the list, each event's page with its structured
 * data, the calendar file, the sitemap, the search and the shop; `limit` is the most requests it may send. Throws where there
 * is nothing to read.
 */
export async function runProof(origin: string, limit: number): Promise<ProofReport> {
  const reader = createBoundedReader(origin, limit);
  const sightings: Sighting[] = [];
  const pages: { lang: string; event: number; address: string }[] = [];

  let zone: string | undefined;
  const complete: string[] = [];
  const addresses = await readSitemap(reader.read);
  for (const [lang, ofLanguage] of Map.groupBy(addresses, (address) => address.split('/')[1] ?? '')) {
    complete.push(...COMPLETE.map((source) => listOf({ source, lang })));
    for (const address of ofLanguage) {
      const event = eventOf(address);
      if (event === null) continue;
      pages.push({ lang, event, address });
      sightings.push({ source: 'sitemap', lang, event, facts: {} });
    }
    // An event is below its list: /list/slug/id.
    const first = ofLanguage[0]?.split('/').slice(0, -2).join('/') ?? '';
    const list = await readWholeList(reader.read, first, lang);
    sightings.push(...list.sightings);
    const calendar = list.calendar === null ? null : await reader.read(list.calendar);
    if (calendar === null) continue;
    zone ??= zoneOf(calendar);
    sightings.push(...readCalendar(calendar, lang));
  }
  if (pages.length === 0) throw new Error(`No programme was found at ${origin}.`);

  await reader.each(pages, async ({ lang, event, address }) => {
    const html = await reader.read(address);
    const page = html === null ? null : readEventPage(html, lang, event, zone);
    if (!page) return;
    sightings.push(...page.sightings);
    // One shop for all languages.
    if (lang !== pages[0]?.lang || !page.shop || page.isOver || new URL(page.shop).origin !== new URL(origin).origin) return;
    const shop = await reader.read(`${new URL(page.shop).pathname}?lang=${lang}`);
    if (shop !== null) sightings.push(...readShop(shop, lang, event));
  });

  const names = new Set(
    sightings.filter(({ source, lang }) => source === 'page' && lang === 'de').map(({ facts }) => facts.name),
  );
  await reader.each([...names], async (name = '') => {
    sightings.push(...(await search(reader.read, pages[0]?.lang ?? 'de', name, zone)));
  });

  const linkOf = new Map(pages.toReversed().map(({ event, address }) => [event, address]));
  const disagreements = findDisagreements(sightings, complete).map((one) => ({ ...one, link: linkOf.get(one.event) ?? null }));
  return {
    events: new Set(sightings.map(({ event }) => event)).size,
    requests: reader.requests(),
    disagreements,
    failed: reader.failed,
  };
}

type Read = (address: string) => Promise<string | null>;

/** The paths of all events that the sitemap names. */
async function readSitemap(read: Read): Promise<string[]> {
  const locations = async (path: string) =>
    [...((await read(path)) ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const files = (await locations('/sitemap.xml')).filter((file) => file.includes('event'));
  return (await Promise.all(files.map(locations))).flat();
}

/** All pages of a list, one after the other, and the calendar file that its first one names. */
async function readWholeList(
  read: Read,
  first: string,
  lang: string,
): Promise<{ sightings: Sighting[]; calendar: string | null }> {
  const { sightings, calendar, ...start } = readList((await read(first)) ?? '', lang);
  const known = new Set<string | null>([first]);
  for (let { next } = start; next !== null && !known.has(next);) {
    known.add(next);
    const page = readList((await read(next)) ?? '', lang);
    sightings.push(...page.sightings);
    next = page.next;
  }
  return { sightings, calendar };
}

/** What searching for a name finds of exactly that name. */
async function search(read: Read, lang: string, name: string, zone: string | undefined): Promise<Sighting[]> {
  const answer = await read(`/api/search/events/?lang=${lang}&query=${encodeURIComponent(name)}`);
  const { results = [] } = JSON.parse(answer ?? '{}') as { results?: Hit[] };
  return results.flatMap(({ id, title, date, date_end, status }): Sighting[] => {
    if (title.map(({ text }) => text).join('') !== name) return [];
    const state = status === 'scheduled' ? 'on' : (status ?? undefined);
    const [start, end] = [wallMinute(date, zone), wallMinute(date_end, zone)];
    return [{ source: 'search', lang, event: id, facts: { name, start, end, state } }];
  });
}

/** A hit of the contract's search, as much of it as is compared. */
interface Hit {
  id: number;
  title: { text: string }[];
  date: string | null;
  date_end?: string | null;
  status: 'scheduled' | 'cancelled' | 'postponed' | null;
}
