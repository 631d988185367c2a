import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inBerlin } from '@spielplan/shared-contracts/i18n/dates';
import { slugify } from '@spielplan/shared-contracts/routes';
import type {
  articleCategories,
  articleCategoryLinks,
  articleProductionLinks,
  articles,
  articleTagLinks,
  articleTags,
} from '../database/schema/index.ts';
import { ARTICLE_CATEGORIES, ARTICLE_TAGS } from './content/articles/categories.ts';
import { ARTICLES } from './content/articles/index.ts';
import { TELLINGS } from './content/articles/tellings.ts';
import { PRODUCTIONS } from './content/productions/index.ts';
import { idOf } from './content/options.ts';
import { t } from './content/text.ts';

export interface ArticleRows {
  categories: (typeof articleCategories.$inferInsert)[];
  tags: (typeof articleTags.$inferInsert)[];
  articles: (typeof articles.$inferInsert)[];
  categoryLinks: (typeof articleCategoryLinks.$inferInsert)[];
  tagLinks: (typeof articleTagLinks.$inferInsert)[];
  productionLinks: (typeof articleProductionLinks.$inferInsert)[];
}

const DAYS_BETWEEN = 6;

/** The magazine: a story about every six days back from the day of the seed. */
export function buildArticles(today: IsoDay): ArticleRows {
  return {
    categories: ARTICLE_CATEGORIES.map(({ name, styleName }, index) => ({
      id: index + 1,
      slug: slugify(name.de),
      name,
      styleName,
      position: index + 1,
    })),
    tags: ARTICLE_TAGS.map(({ name }, index) => ({ id: index + 1, slug: slugify(name.de), name })),
    articles: ARTICLES.map((article) => {
      const { id, family, preline, headline, intro, imageAlt } = article;
      const published = inBerlin(`${addDays(today, -1 - (id - 1) * DAYS_BETWEEN)}T${id % 2 ? '09' : '16'}:00:00`);
      return {
        id,
        slug: t(slugify(headline.de), slugify(headline.en)),
        preline,
        headline,
        intro,
        imageAlt,
        author: family.author,
        published: published.toJSDate(),
        modified: published.plus({ hours: 2 }).toJSDate(),
      };
    }),
    categoryLinks: ARTICLES.map(({ id, family }) => ({ articleId: id, categoryId: idOf(ARTICLE_CATEGORIES, family.category) })),
    tagLinks: ARTICLES.flatMap(({ id, tags }) => tags.map((tag) => ({ articleId: id, tagId: idOf(ARTICLE_TAGS, tag) }))),
    productionLinks: ARTICLES.flatMap(({ id, headline }) =>
      (TELLINGS[headline.de]?.productions ?? []).map((title, position) => ({
        articleId: id,
        productionId: productionOf(title),
        position,
      })),
    ),
  };
}

function productionOf(title: string): number {
  const found = PRODUCTIONS.find((production) => production.title.de === title);
  if (!found) throw new Error(`No production is called ${title}.`);
  return found.id;
}
