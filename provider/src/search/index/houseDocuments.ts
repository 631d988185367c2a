import { asc } from 'drizzle-orm';
import { LANGUAGES, type Localised } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import type { Db } from '../../platform/database/connect.ts';
import { personCategories, personCategoryLinks, persons, rooms, series, venues } from '../../platform/database/schema/index.ts';
import { slugIn } from '../../documents/links/slugIn.ts';
import { plainText } from '@spielplan/shared-contracts/rules';
import type { SearchDocument } from './searchDocument.ts';

/** The houses with their rooms, found by address too. */
export async function readVenueDocuments(db: Db): Promise<SearchDocument[]> {
  const roomsOf = Map.groupBy(await db.select().from(rooms).orderBy(asc(rooms.position)), ({ venueId }) => venueId);
  const rows = await db.select().from(venues).orderBy(asc(venues.id));
  return rows.flatMap((venue) => {
    const own = roomsOf.get(venue.id) ?? [];
    return LANGUAGES.map((lang): SearchDocument => ({
      ...blank,
      lang,
      kind: 'venue',
      itemId: venue.id,
      groupId: venue.id,
      title: venue.name[lang],
      lead: `${venue.street}, ${venue.postalCode} ${venue.town} · ${own.map(({ name }) => name[lang]).join(', ')}`,
      body: textsOf(lang, venue.intro, venue.description, venue.arrival, venue.accessibility, venue.openingHoursText),
      other: own.map(({ description }) => plainText(description[lang])).join(' '),
      foreign: inOtherLanguage(venue.name, lang),
      labels: own.filter(({ showInFilter }) => showInFilter).map(({ name }) => name[lang]),
      link: paths.venue({ lang, slug: slugIn(venue, lang), id: venue.id }),
      image: venue.imageAlt ? `venue-${venue.id}` : null,
      imageAlt: venue.imageAlt?.[lang] ?? '',
    }));
  });
}

/** The people of the house with what they do there. */
export async function readPersonDocuments(db: Db): Promise<SearchDocument[]> {
  const categories = new Map((await db.select().from(personCategories)).map((row) => [row.id, row.name]));
  const links = Map.groupBy(await db.select().from(personCategoryLinks), ({ personId }) => personId);
  const rows = await db.select().from(persons).orderBy(asc(persons.id));
  return rows.flatMap((person) => {
    const names = (links.get(person.id) ?? []).map(({ categoryId }) => categories.get(categoryId));
    return LANGUAGES.map((lang): SearchDocument => ({
      ...blank,
      lang,
      kind: 'person',
      itemId: person.id,
      groupId: person.id,
      title: `${person.firstName} ${person.lastName}`.trim(),
      lead: person.functions.map((text) => text[lang]).join(' · '),
      body: plainText(person.biography[lang]),
      other: '',
      foreign: '',
      labels: [...person.functions, ...names.filter((name) => name !== undefined)].map((text) => text[lang]),
      link: paths.person({ lang, slug: person.slug, id: person.id }),
      image: person.imageAlt ? `person-${person.id}` : null,
      imageAlt: person.imageAlt?.[lang] ?? '',
    }));
  });
}

/** The series of the programme. */
export async function readSeriesDocuments(db: Db): Promise<SearchDocument[]> {
  const rows = await db.select().from(series).orderBy(asc(series.id));
  return rows.flatMap((one) =>
    LANGUAGES.map((lang): SearchDocument => ({
      ...blank,
      lang,
      kind: 'series',
      itemId: one.id,
      groupId: one.id,
      title: one.name[lang],
      lead: one.subline[lang],
      body: plainText(one.description[lang]),
      other: '',
      foreign: inOtherLanguage(one.name, lang),
      link: paths.series({ lang, slug: slugIn(one, lang), id: one.id }),
      image: one.imageAlt ? `series-${one.id}` : null,
      imageAlt: one.imageAlt?.[lang] ?? '',
    })),
  );
}

const blank = { labels: [], image: null, imageAlt: '', shownAt: null } satisfies Partial<SearchDocument>;

function textsOf(lang: 'de' | 'en', ...texts: readonly Localised[]): string {
  return texts
    .map((text) => plainText(text[lang]))
    .filter(Boolean)
    .join(' ');
}

function inOtherLanguage(name: Localised, lang: 'de' | 'en'): string {
  return lang === 'de' ? name.en : name.de;
}
