import type { IsoDay, Language, Localised } from '@spielplan/shared-contracts/i18n';
import { addDays, inBerlin } from '@spielplan/shared-contracts/i18n/dates';
import { slugify } from '@spielplan/shared-contracts/routes';
import type {
  articleCategories,
  articleCategoryLinks,
  articles,
  articleTagLinks,
  articleTags,
} from '../database/schema/index.ts';
import { ARTICLE_CATEGORIES, ARTICLE_TAGS } from './content/articles/categories.ts';
import { ARTICLES, type NumberedArticle } from './content/articles/index.ts';
import { idOf } from './content/options.ts';
import { t } from './content/text.ts';

export interface ArticleRows {
  categories: (typeof articleCategories.$inferInsert)[];
  tags: (typeof articleTags.$inferInsert)[];
  articles: (typeof articles.$inferInsert)[];
  categoryLinks: (typeof articleCategoryLinks.$inferInsert)[];
  tagLinks: (typeof articleTagLinks.$inferInsert)[];
}

const DAYS_BETWEEN = 6;
const WORDS_PER_MINUTE = 190;

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
      const body = t(bodyOf(article, 'de'), bodyOf(article, 'en'));
      return {
        id,
        slug: t(slugify(headline.de), slugify(headline.en)),
        preline,
        headline,
        intro,
        body,
        imageAlt,
        author: family.author,
        readingMinutes: Math.max(1, Math.round(body.de.split(/\s+/).length / WORDS_PER_MINUTE)),
        published: published.toJSDate(),
        modified: published.plus({ hours: 2 }).toJSDate(),
      };
    }),
    categoryLinks: ARTICLES.map(({ id, family }) => ({ articleId: id, categoryId: idOf(ARTICLE_CATEGORIES, family.category) })),
    tagLinks: ARTICLES.flatMap(({ id, tags }) => tags.map((tag) => ({ articleId: id, tagId: idOf(ARTICLE_TAGS, tag) }))),
  };
}

/** The story itself, then two sections of background that belong to its category. */
function bodyOf({ id, paragraphs, family }: NumberedArticle, lang: Language): string {
  const html = (texts: readonly Localised[]) => texts.map((text) => `<p>${text[lang]}</p>`).join('');
  const start = id % Math.max(1, family.background.length);
  const sections = [...family.background.slice(start), ...family.background.slice(0, start)].slice(0, 2);
  return html(paragraphs) + sections.map(({ heading, paragraphs: texts }) => `<h2>${heading[lang]}</h2>${html(texts)}`).join('');
}
