import { eq, gt, or, sql } from 'drizzle-orm';
import type { PageMoment } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { houseDayAt, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { LINKED_PATTERNS, parseId, parsePath } from '@spielplan/shared-contracts/routes';
import { instantOfWallTime } from '@spielplan/shared-contracts/rules/wall-time';
import type { ProviderContext } from '../../platform/context.ts';
import { alerts, articles, openingHours, pages } from '../../platform/database/schema/index.ts';
import { documents, editedBlocks } from '../../platform/database/schema/working.ts';
import type { BlockRow } from '../../documents/content/presentBlocks.ts';
import { type ProgrammeEntry, readProgramme } from '../../programme/index.ts';
import { type Place, standsOn } from '../../documents/content/place.ts';
import { momentsOfEvent } from './momentsOfEvent.ts';

/** So many are a slider still; the later ones are reached by their date. */
const MAX_MOMENTS = 60;
/** Opening hours repeat: those of a week say it all. */
const DAYS_OF_HOURS = 7;
const DAY_MS = 86_400_000;
const SITE: Place = { contentType: 'site', objectId: 1 };

/** The section above each list of the site. */
const LISTS = {
  events: 'events-intro',
  exhibitions: null,
  productions: 'productions-intro',
  magazine: 'magazine-intro',
  team: 'team-intro',
} as const;

/** What a page shows that changes by itself. */
interface Shown {
  place: Place | null;
  events: (entry: ProgrammeEntry) => boolean;
  /** Slug of a section of the site. */
  section?: string | null;
}

/** The moments to come at which the page at a path changes by itself, the next ones first. */
export async function readMoments(context: ProviderContext, path: string, lang: Language): Promise<PageMoment[]> {
  const now = context.clock.now();
  const { place, events, section } = await findShown(context, path, lang);
  const places = place ? [place, SITE] : [SITE];
  const { entries } = await readProgramme(context);
  const found = [
    ...(await plansOf(context, places)),
    ...(place ? await windowsOf(context, place, lang) : []),
    ...(section ? await windowsOf(context, SITE, lang, section) : []),
    ...(path === LINKED_PATTERNS.magazine[lang] ? await storiesOf(context, lang) : []),
    ...entries.filter(events).flatMap((entry) => momentsOfEvent(entry, lang)),
    ...(await alertsOf(context, lang)),
    ...(await hoursOf(context, now)),
  ];
  return found
    .filter(({ at }) => Date.parse(at) > now)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(0, MAX_MOMENTS);
}

const NONE = () => false;
const ALL = () => true;

async function findShown({ db }: ProviderContext, path: string, lang: Language): Promise<Shown> {
  const idIn = (route: keyof typeof LINKED_PATTERNS) => parseId(parsePath(LINKED_PATTERNS[route][lang], path)?.['id']);
  const [event, production, venue, series, article] = (['event', 'production', 'venue', 'series', 'article'] as const).map(idIn);
  if (event) return { place: { contentType: 'event', objectId: event }, events: (entry) => entry.event.id === event };
  if (production)
    return { place: { contentType: 'production', objectId: production }, events: (entry) => entry.production.id === production };
  if (venue) return { place: { contentType: 'venue', objectId: venue }, events: (entry) => entry.venue.id === venue };
  if (series) return { place: { contentType: 'series', objectId: series }, events: (entry) => entry.series?.id === series };
  if (article) return { place: { contentType: 'article', objectId: article }, events: NONE };
  const list = (Object.keys(LISTS) as (keyof typeof LISTS)[]).find((name) => path === LINKED_PATTERNS[name][lang]);
  if (list) return { place: null, events: list === 'events' || list === 'exhibitions' ? ALL : NONE, section: LISTS[list] };
  const [page] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(eq(sql`${pages.path} ->> ${lang}`, path.replace(`/${lang}/`, '')));
  if (!page) return { place: null, events: path === LINKED_PATTERNS.home[lang] ? ALL : NONE };
  const place = { contentType: 'page', objectId: page.id };
  const lists = await db.$count(editedBlocks, sql`${standsOn(editedBlocks, place)} and model = 'event_list'`);
  return { place, events: lists > 0 ? ALL : NONE };
}

/** What is planned to be published, by the name of what the plan is for. */
async function plansOf({ db }: ProviderContext, places: readonly Place[]): Promise<PageMoment[]> {
  const rows = await db
    .select({ at: documents.scheduledAt })
    .from(documents)
    .where(
      or(
        ...places.map(
          ({ contentType, objectId }) => sql`${documents.contentType} = ${contentType} and ${documents.objectId} = ${objectId}`,
        ),
      ),
    );
  return rows.flatMap(({ at }) => (at ? [{ at: at.toISOString(), kind: 'published' as const, title: '' }] : []));
}

/** When blocks and the parts of lists appear and go: all of a place, or those of one section of it. */
async function windowsOf({ db }: ProviderContext, place: Place, lang: Language, section?: string): Promise<PageMoment[]> {
  const { id, parentId, slug, fields } = editedBlocks;
  const rows = await db.select({ id, parentId, slug, fields }).from(editedBlocks).where(standsOn(editedBlocks, place));
  const inside = (parent: number | null): typeof rows =>
    rows.filter((row) => row.parentId === parent).flatMap((row) => [row, ...inside(row.id)]);
  const roots = section === undefined ? rows : rows.filter((row) => row.slug === section);
  const shown = section === undefined ? rows : roots.flatMap((row) => [row, ...inside(row.id)]);
  return shown.flatMap((row: Pick<BlockRow, 'fields'>) => windowsIn(row.fields[lang]));
}

/** When the stories to come appear. */
async function storiesOf({ db, clock }: ProviderContext, lang: Language): Promise<PageMoment[]> {
  const { headline, published } = articles;
  const rows = await db
    .select({ headline, published })
    .from(articles)
    .where(gt(published, new Date(clock.now())));
  return rows.map((row) => ({ at: row.published.toISOString(), kind: 'appears', title: row.headline[lang] }));
}

function windowsIn(fields: Readonly<Record<string, unknown>>): PageMoment[] {
  const { online_from: from, online_to: to, headline, children } = fields;
  const title = typeof headline === 'string' ? headline : '';
  const own = [
    ['appears', from],
    ['goes', to],
  ] as const;
  const parts = Array.isArray(children) ? children : [];
  return [
    ...own.flatMap(([kind, at]) => {
      const moment = typeof at === 'string' ? Date.parse(at) : Number.NaN;
      return Number.isNaN(moment) ? [] : [{ at: new Date(moment).toISOString(), kind, title }];
    }),
    ...parts.flatMap((part: unknown) =>
      typeof part === 'object' && part !== null ? windowsIn(part as Record<string, unknown>) : [],
    ),
  ];
}

async function alertsOf({ db }: ProviderContext, lang: Language): Promise<PageMoment[]> {
  const rows = await db.select().from(alerts);
  return rows.flatMap(({ title, onlineFrom, onlineTo }) => [
    ...(onlineFrom ? [{ at: onlineFrom.toISOString(), kind: 'appears' as const, title: title[lang] }] : []),
    ...(onlineTo ? [{ at: onlineTo.toISOString(), kind: 'goes' as const, title: title[lang] }] : []),
  ]);
}

/** When the house opens and closes in the days to come; the hours of an exception take the place of the normal ones. */
async function hoursOf({ db }: ProviderContext, now: number): Promise<PageMoment[]> {
  const rows = await db.select().from(openingHours);
  const days = Array.from({ length: DAYS_OF_HOURS }, (_, index) => houseDayAt(now + index * DAY_MS));
  return days.flatMap((day) => {
    const { weekday } = inHouseZone(`${day}T12:00:00`);
    const exceptions = rows.filter((row) => row.day === day);
    const own = exceptions.length > 0 ? exceptions : rows.filter((row) => row.weekday === weekday && row.day === null);
    return own.flatMap(({ closed, timeFrom, timeTo }) => {
      if (closed || !timeFrom || !timeTo) return [];
      const begin = Date.parse(instantOfWallTime(`${day}T${timeFrom.slice(0, 5)}`));
      const end = Date.parse(instantOfWallTime(`${day}T${timeTo.slice(0, 5)}`));
      // A range may end after midnight.
      return [
        { at: new Date(begin).toISOString(), kind: 'opens' as const, title: '' },
        { at: new Date(end < begin ? end + DAY_MS : end).toISOString(), kind: 'closes' as const, title: '' },
      ];
    });
  });
}
