import type { AnswerOf, ArticleCategory, articlesCall } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths, withQuery } from '@spielplan/shared-contracts/routes';
import type { Crumb } from '../../domain/crumb.ts';
import { countPages } from '../../domain/pageNumbers.ts';
import { presentArticleCard } from '../../domain/presentArticleCard.server.ts';
import type { CategoryLink, MagazineView } from './magazineView.ts';

export interface MagazineParts {
  page: number;
  articles: AnswerOf<typeof articlesCall>;
  categories: readonly ArticleCategory[];
  category: ArticleCategory | null;
  /** Path of this list, without its query. */
  path: string;
}

/** The view model of the magazine's list. */
export function presentMagazine(parts: MagazineParts, context: LoadContext): MagazineView {
  const { page, articles, categories, category, path } = parts;
  const { lang, text } = context;
  const all = paths.magazine({ lang });
  const cards = articles.results.map((article) => presentArticleCard(article, context));
  const hasLead = path === all && page === 1;
  return {
    crumbs: presentCrumbs(category, context),
    heading: category?.name ?? text('magazine.title'),
    categories:
      categories.length > 0
        ? [{ name: text('magazine.all'), href: all, isCurrent: path === all }, ...links(categories, path, lang)]
        : [],
    lead: (hasLead && cards[0]) || null,
    articles: hasLead ? cards.slice(1) : cards,
    page,
    pages: countPages({ page, count: articles.count, shown: cards.length, isLast: articles.next === null }),
    newer: page > 1 ? listPath(path, page - 1) : null,
    older: articles.next === null ? null : listPath(path, page + 1),
    all,
  };
}

/** The address of a page of a list; the first one has no number. */
export function listPath(path: string, page: number): string {
  return withQuery(path, { page: page > 1 ? page : null });
}

/** The address of a category's list. */
export function categoryPath({ id, slug }: ArticleCategory, lang: Language): string {
  return paths.magazineCategory({ lang, category: slug, id });
}

function links(categories: readonly ArticleCategory[], path: string, lang: Language): CategoryLink[] {
  return categories.map((category) => {
    const href = categoryPath(category, lang);
    return { name: category.name, href, isCurrent: href === path };
  });
}

function presentCrumbs(category: ArticleCategory | null, { lang, text }: LoadContext): Crumb[] {
  const home = { label: text('breadcrumb.home'), href: paths.home({ lang }) };
  if (!category) return [home, { label: text('magazine.title'), href: null }];
  return [home, { label: text('magazine.title'), href: paths.magazine({ lang }) }, { label: category.name, href: null }];
}
