import { asc } from 'drizzle-orm';
import { LANGUAGES, type Language, type Localised } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import type { Db } from '../../platform/database/connect.ts';
import * as tables from '../../platform/database/schema/index.ts';
import { plainText } from '@spielplan/shared-contracts/rules';
import type { SearchDocument } from './searchDocument.ts';
import { readVariants } from './searchDates.ts';

type Production = typeof tables.productions.$inferSelect;
type Text = (lang: Language) => string;

/** A production with what its texts do not say themselves. */
interface ProductionParts {
  production: Production;
  /** Type, genre, series and tags. */
  kinds: Text[];
  /** Who takes part, with what. */
  people: Text[];
}

/** Productions, and their dates with the place and the tags they have of their own, one document for all that share them. */
export async function readProgrammeDocuments(db: Db): Promise<SearchDocument[]> {
  const productions = await readProductions(db);
  const byId = new Map(productions.map((parts) => [parts.production.id, parts]));
  const rooms = new Map((await db.select().from(tables.rooms)).map((room) => [room.id, room]));
  const venues = new Map((await db.select().from(tables.venues)).map((venue) => [venue.id, venue]));
  const tags = new Map((await db.select().from(tables.eventTags)).map((tag) => [tag.id, tag]));

  const ofEvents = (await readVariants(db)).flatMap((variant) => {
    const parts = byId.get(variant.production_id);
    if (!parts) return [];
    const room = rooms.get(variant.room_id);
    const venue = room && venues.get(room.venueId);
    const own = [room?.name, venue?.name, variant.note, ...variant.tag_ids.map((tagId) => tags.get(tagId)?.name)];
    const names = own
      .filter((name) => name != null)
      .map(
        (name): Text =>
          (lang) =>
            name[lang],
      );
    return LANGUAGES.map((lang): SearchDocument => {
      const base = present(parts, lang);
      return {
        ...base,
        kind: 'event',
        itemId: variant.id,
        labels: [...base.labels, ...names.map((name) => name(lang))],
        link: linkWithoutId(lang, parts.production.slug[lang]),
        dates: variant.dates,
      };
    });
  });
  return [...productions.flatMap((parts) => LANGUAGES.map((lang) => present(parts, lang))), ...ofEvents];
}

/** The number of the date that is shown goes behind it. */
function linkWithoutId(lang: Language, slug: string): string {
  return paths.event({ lang, slug, id: 0 }).slice(0, -1);
}

function present({ production, kinds, people }: ProductionParts, lang: Language): SearchDocument {
  const { id, title, headline, preline, subline, description, slug, imageAlt } = production;
  const own = kinds.map((text) => text(lang));
  return {
    lang,
    kind: 'production',
    itemId: id,
    groupId: id,
    title: title[lang],
    lead: [preline[lang], subline[lang]].filter(Boolean).join(' · '),
    body: plainText(description[lang]),
    other: [headline[lang], ...people.map((text) => text(lang))].join(' '),
    foreign: inOtherLanguage(title, lang),
    labels: [preline[lang], ...own],
    link: paths.production({ lang, slug: slug[lang], id }),
    image: `production-${id}`,
    imageAlt: imageAlt[lang],
    shownAt: null,
  };
}

/** Guests know a piece by the name it has in their own language, or by the one on the poster. */
function inOtherLanguage(title: Localised, lang: Language): string {
  return lang === 'de' ? title.en : title.de;
}

async function readProductions(db: Db): Promise<ProductionParts[]> {
  const rows = await db.select().from(tables.productions).orderBy(asc(tables.productions.id));
  const types = namesOf(await db.select().from(tables.exhibitionTypes));
  const genres = namesOf(await db.select().from(tables.genres));
  const series = namesOf(await db.select().from(tables.series));
  const tags = namesOf(await db.select().from(tables.productionTags));
  const tagLinks = Map.groupBy(await db.select().from(tables.productionTagLinks), ({ productionId }) => productionId);
  const persons = new Map((await db.select().from(tables.persons)).map((person) => [person.id, person]));
  const credits = Map.groupBy(await db.select().from(tables.productionPersons), ({ productionId }) => productionId);

  return rows.map((production) => {
    const tagNames = (tagLinks.get(production.id) ?? []).map(({ tagId }) => tags.get(tagId));
    const names = [
      types.get(production.exhibitionTypeId),
      genres.get(production.genreId),
      production.seriesId === null ? undefined : series.get(production.seriesId),
      ...tagNames,
    ];
    const ofHouse = (credits.get(production.id) ?? []).map(({ role, personId }): Text => {
      const person = persons.get(personId);
      return (lang) => `${role[lang]} ${person?.firstName ?? ''} ${person?.lastName ?? ''}`;
    });
    const named = production.credits.map((credit): Text => {
      return (lang) => [credit.role, ...credit.names].map((text) => text[lang]).join(' ');
    });
    return {
      production,
      kinds: names
        .filter((name) => name !== undefined)
        .map(
          (name): Text =>
            (lang) =>
              name[lang],
        ),
      people: [...ofHouse, ...named],
    };
  });
}

function namesOf(rows: readonly { id: number; name: Localised }[]): Map<number, Localised> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}
