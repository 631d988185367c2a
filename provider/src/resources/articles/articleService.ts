import { and, asc, count, desc, eq, inArray, lt, lte, ne, not, or } from 'drizzle-orm';
import { type Article, articlesCall, type ArticleSummary, callPath, type Named } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import {
  articleCategories,
  articleCategoryLinks,
  articleProductionLinks,
  articles,
  articleTagLinks,
  articleTags,
} from '../../database/schema/index.ts';
import { pagedAnswer } from '../../http/pagedAnswer.ts';
import { presentEvents } from '../events/eventService.ts';
import type { ProgrammeEntry } from '../events/programme.ts';
import { presentModules } from '../pages/presentModules.ts';
import { readModulesOf } from '../pages/readModules.ts';
import { visibleModules } from '../pages/visibleModules.ts';
import { namedPage } from '../presentNamed.ts';
import { datesAhead } from '../productions/presentProduction.ts';
import { type ArticleParts, presentArticle, presentArticleSummary } from './presentArticle.ts';

const PAGE_SIZE = 12;
const TEASED = 3;
const MOST_DATES = 4;
const NEWEST_FIRST = [desc(articles.published), desc(articles.id)];

export interface ArticleFilters {
  category?: number | undefined;
  tag?: number | undefined;
  page?: number | undefined;
}

/** A page of published stories, newest first. Throws `NOT_FOUND` behind the last page. */
export async function listArticles(context: ProviderContext, lang: Language, { page = 1, category, tag }: ArticleFilters) {
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
  const request = { path: callPath(articlesCall, { lang }), query: { category, tag }, page, pageSize: PAGE_SIZE };
  return pagedAnswer(request, total?.count ?? 0, results);
}

/** The newest stories, for a teaser. */
export async function teaseArticles(context: ProviderContext, lang: Language): Promise<ArticleSummary[]> {
  const rows = await context.db
    .select()
    .from(articles)
    .where(isPublished(context))
    .orderBy(...NEWEST_FIRST)
    .limit(TEASED);
  return summarise(context, lang, rows);
}

/**
 * One published story with its modules, the next dates of what it tells of, related stories of its first category and its
 * neighbours in time. Throws `NOT_FOUND`.
 */
export async function readArticle(context: ProviderContext, lang: Language, id: number): Promise<Article> {
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
    .limit(TEASED);
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
    ...visibleModules(presentModules(parts.blocks, lang), now),
    events: await presentEvents(context, lang, await datesTold(context, id)),
    related: await summarise(context, lang, related),
    older,
    newer,
  };
  return presentArticle(parts, company, lang, now);
}

/** The next dates of the productions that a story tells of: of each one the soonest come first, so that none is crowded out. */
async function datesTold(context: ProviderContext, articleId: number): Promise<ProgrammeEntry[]> {
  const links = await context.db
    .select({ id: articleProductionLinks.productionId })
    .from(articleProductionLinks)
    .where(eq(articleProductionLinks.articleId, articleId))
    .orderBy(asc(articleProductionLinks.position));
  if (links.length === 0) return [];
  const { entries } = await context.readProgramme();
  const now = context.clock.now();
  const each = Math.max(1, Math.floor(MOST_DATES / links.length));
  const ahead = links.flatMap(({ id }) =>
    datesAhead({ dates: entries.filter(({ production }) => production.id === id) }, now).slice(0, each),
  );
  return ahead
    .toSorted((a, b) => a.event.dateStart.getTime() - b.event.dateStart.getTime() || a.event.id - b.event.id)
    .slice(0, MOST_DATES);
}

/** The topics that at least one published story is about. */
export async function readArticleTags(context: ProviderContext, lang: Language): Promise<Named[]> {
  const { db } = context;
  const used = db
    .select({ id: articleTagLinks.tagId })
    .from(articleTagLinks)
    .innerJoin(articles, eq(articles.id, articleTagLinks.articleId))
    .where(isPublished(context));
  const rows = await db.select().from(articleTags).where(inArray(articleTags.id, used)).orderBy(asc(articleTags.id));
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
    .select({ id: articleCategoryLinks.articleId })
    .from(articleCategoryLinks)
    .where(eq(articleCategoryLinks.categoryId, category));
  return inArray(articles.id, ids);
}

function hasTag({ db }: ProviderContext, tag: number | undefined) {
  if (tag === undefined) return undefined;
  return inArray(
    articles.id,
    db.select({ id: articleTagLinks.articleId }).from(articleTagLinks).where(eq(articleTagLinks.tagId, tag)),
  );
}

async function summarise(
  context: ProviderContext,
  lang: Language,
  rows: (typeof articles.$inferSelect)[],
): Promise<ArticleSummary[]> {
  const all = await withLinks(context, rows);
  const now = context.clock.now();
  return all.map((parts) => presentArticleSummary(parts, lang, now));
}

async function withLinks({ db }: ProviderContext, rows: (typeof articles.$inferSelect)[]): Promise<ArticleParts[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const categories = await db
    .select({ articleId: articleCategoryLinks.articleId, category: articleCategories })
    .from(articleCategoryLinks)
    .innerJoin(articleCategories, eq(articleCategories.id, articleCategoryLinks.categoryId))
    .where(inArray(articleCategoryLinks.articleId, ids))
    .orderBy(articleCategories.position);
  const tags = await db
    .select({ articleId: articleTagLinks.articleId, tag: articleTags })
    .from(articleTagLinks)
    .innerJoin(articleTags, eq(articleTags.id, articleTagLinks.tagId))
    .where(inArray(articleTagLinks.articleId, ids))
    .orderBy(articleTags.id);
  const blocksOf = Map.groupBy(await readModulesOf(db, 'article', ids), ({ objectId }) => objectId);
  return rows.map((article) => ({
    article,
    categories: categories.filter(({ articleId }) => articleId === article.id).map(({ category }) => category),
    tags: tags.filter(({ articleId }) => articleId === article.id).map(({ tag }) => tag),
    blocks: blocksOf.get(article.id) ?? [],
  }));
}
