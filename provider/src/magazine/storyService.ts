import { and, asc, count, desc, eq, inArray, lt, lte, ne, not, or } from 'drizzle-orm';
import { type Story, storiesCall, type StorySummary, callPath, type Named } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../platform/context.ts';
import {
  storyCategories,
  storyCategoryLinks,
  storyProductionLinks,
  articles,
  storyTagLinks,
  storyTags,
} from '../platform/database/schema/index.ts';
import { pagedAnswer } from '../platform/http/pagedAnswer.ts';
import { datesAhead, namedPage, presentEvents, type ProgrammeEntry, readProgramme } from '../programme/index.ts';
import { type StoredBlock, presentBlocks } from '../documents/content/presentBlocks.ts';
import { readBlocksOf } from '../documents/content/readBlocks.ts';
import { visibleBlocks } from '../documents/content/visibleBlocks.ts';
import { type StoryParts, presentStory, presentStorySummary } from './presentStory.ts';

const PAGE_SIZE = 12;
const TEASER_COUNT = 3;
const MAX_DATES = 4;
const NEWEST_FIRST = [desc(articles.published), desc(articles.id)];

export interface StoryFilters {
  category?: number | undefined;
  tag?: number | undefined;
  page?: number | undefined;
}

/** A page of published stories, newest first. Throws `NOT_FOUND` behind the last page. */
export async function listStories(context: ProviderContext, lang: Language, { page = 1, category, tag }: StoryFilters) {
  const where = and(isPublished(context), inCategory(context, category), hasTag(context, tag));
  const [total] = await context.db.select({ count: count() }).from(articles).where(where);
  const offset = (page - 1) * PAGE_SIZE;
  const rows =
    offset >= (total?.count ?? 0)
      ? []
      : await context.db
          .select()
          .from(articles)
          .where(where)
          .orderBy(...NEWEST_FIRST)
          .limit(PAGE_SIZE)
          .offset(offset);
  const results = await summarise(context, lang, rows);
  const request = { path: callPath(storiesCall, { lang }), query: { category, tag }, page, pageSize: PAGE_SIZE };
  return pagedAnswer(request, total?.count ?? 0, results);
}

/** The newest stories, for a teaser. */
export async function listTeaserStories(context: ProviderContext, lang: Language): Promise<StorySummary[]> {
  const rows = await context.db
    .select()
    .from(articles)
    .where(isPublished(context))
    .orderBy(...NEWEST_FIRST)
    .limit(TEASER_COUNT);
  return summarise(context, lang, rows);
}

/**
 * One published story with its blocks, the next dates of what it tells of, related stories of its first category and its
 * neighbours in time; `working` are the blocks that an editor sees instead. Throws `NOT_FOUND`.
 */
export async function readStory(context: ProviderContext, lang: Language, id: number, working?: StoredBlock[]): Promise<Story> {
  const [row] = await context.db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isPublished(context)));
  if (!row) throw new SpielplanError('NOT_FOUND', { detail: 'no such article' });
  const [parts] = await withLinks(context, [row]);
  if (!parts) throw new SpielplanError('NOT_FOUND', { detail: 'no such article' });
  const related = await context.db
    .select()
    .from(articles)
    .where(and(isPublished(context), inCategory(context, parts.categories[0]?.id), ne(articles.id, id)))
    .orderBy(...NEWEST_FIRST)
    .limit(TEASER_COUNT);
  const [older] = await context.db
    .select()
    .from(articles)
    .where(and(isPublished(context), isBefore(row)))
    .orderBy(...NEWEST_FIRST)
    .limit(1);
  const [newer] = await context.db
    .select()
    .from(articles)
    .where(and(isPublished(context), not(isBefore(row)), ne(articles.id, id)))
    .orderBy(asc(articles.published), asc(articles.id))
    .limit(1);
  const now = context.clock.now();
  const company = {
    ...(working
      ? { modules: presentBlocks(working, lang), nextChange: Number.POSITIVE_INFINITY }
      : visibleBlocks(presentBlocks(parts.blocks, lang), now)),
    events: await presentEvents(context, lang, await datesTold(context, id)),
    related: await summarise(context, lang, related),
    older,
    newer,
  };
  return presentStory(parts, company, lang, now);
}

/** The next dates of the productions that a story tells of: of each one the soonest come first, so that none is crowded out. */
async function datesTold(context: ProviderContext, storyId: number): Promise<ProgrammeEntry[]> {
  const links = await context.db
    .select({ id: storyProductionLinks.productionId })
    .from(storyProductionLinks)
    .where(eq(storyProductionLinks.storyId, storyId))
    .orderBy(asc(storyProductionLinks.position));
  if (links.length === 0) return [];
  const { ofProduction } = await readProgramme(context);
  const now = context.clock.now();
  const each = Math.max(1, Math.floor(MAX_DATES / links.length));
  const ahead = links.flatMap(({ id }) => datesAhead({ dates: ofProduction.get(id) ?? [] }, now).slice(0, each));
  return ahead
    .toSorted((a, b) => a.event.dateStart.getTime() - b.event.dateStart.getTime() || a.event.id - b.event.id)
    .slice(0, MAX_DATES);
}

/** The topics that at least one published story is about. */
export async function readStoryTags(context: ProviderContext, lang: Language): Promise<Named[]> {
  const { db } = context;
  const used = db
    .select({ id: storyTagLinks.tagId })
    .from(storyTagLinks)
    .innerJoin(articles, eq(articles.id, storyTagLinks.storyId))
    .where(isPublished(context));
  const rows = await db.select().from(storyTags).where(inArray(storyTags.id, used)).orderBy(asc(storyTags.id));
  return rows.map((tag) => namedPage(tag, lang));
}

/** In the order of the list: earlier, or at the same time with a smaller id. */
function isBefore({ published, id }: typeof articles.$inferSelect) {
  return or(lt(articles.published, published), and(eq(articles.published, published), lt(articles.id, id)))!;
}

function isPublished({ clock }: ProviderContext) {
  return lte(articles.published, new Date(clock.now()));
}

function inCategory({ db }: ProviderContext, category: number | undefined) {
  if (category === undefined) return undefined;
  const ids = db
    .select({ id: storyCategoryLinks.storyId })
    .from(storyCategoryLinks)
    .where(eq(storyCategoryLinks.categoryId, category));
  return inArray(articles.id, ids);
}

function hasTag({ db }: ProviderContext, tag: number | undefined) {
  if (tag === undefined) return undefined;
  return inArray(articles.id, db.select({ id: storyTagLinks.storyId }).from(storyTagLinks).where(eq(storyTagLinks.tagId, tag)));
}

async function summarise(
  context: ProviderContext,
  lang: Language,
  rows: (typeof articles.$inferSelect)[],
): Promise<StorySummary[]> {
  const all = await withLinks(context, rows);
  const now = context.clock.now();
  return all.map((parts) => presentStorySummary(parts, lang, now));
}

async function withLinks({ db }: ProviderContext, rows: (typeof articles.$inferSelect)[]): Promise<StoryParts[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const categories = await db
    .select({ storyId: storyCategoryLinks.storyId, category: storyCategories })
    .from(storyCategoryLinks)
    .innerJoin(storyCategories, eq(storyCategories.id, storyCategoryLinks.categoryId))
    .where(inArray(storyCategoryLinks.storyId, ids))
    .orderBy(storyCategories.position);
  const tags = await db
    .select({ storyId: storyTagLinks.storyId, tag: storyTags })
    .from(storyTagLinks)
    .innerJoin(storyTags, eq(storyTags.id, storyTagLinks.tagId))
    .where(inArray(storyTagLinks.storyId, ids))
    .orderBy(storyTags.id);
  const blocksOf = Map.groupBy(await readBlocksOf(db, 'article', ids), ({ objectId }) => objectId);
  return rows.map((article) => ({
    article,
    categories: categories.filter(({ storyId }) => storyId === article.id).map(({ category }) => category),
    tags: tags.filter(({ storyId }) => storyId === article.id).map(({ tag }) => tag),
    blocks: blocksOf.get(article.id) ?? [],
  }));
}
