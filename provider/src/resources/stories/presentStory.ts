import type { Article, StorySummary, EventSummary, PageBlock } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import type { storyCategories, articles, storyTags } from '../../database/schema/index.ts';
import { poster } from '../../media/picture.ts';
import { toBerlinInstant } from '../events/presentEventSummary.ts';
import type { BlockRow } from '../pages/presentBlocks.ts';
import { namedPage } from '../presentNamed.ts';
import { readingMinutes } from './readingMinutes.ts';

export interface StoryParts {
  article: typeof articles.$inferSelect;
  categories: (typeof storyCategories.$inferSelect)[];
  tags: (typeof storyTags.$inferSelect)[];
  /** All of its blocks, shown or not, in their order. */
  blocks: BlockRow[];
}

/** A story as lists show it at `now` (epoch ms), in one language. */
export function presentStorySummary(parts: StoryParts, lang: Language, now: number): StorySummary {
  const { article, categories, tags } = parts;
  return {
    id: article.id,
    slug: article.slug[lang],
    preline: article.preline[lang],
    headline: article.headline[lang],
    intro: article.intro[lang],
    published: toBerlinInstant(article.published),
    author: article.author?.[lang] ?? null,
    reading_minutes: readingMinutes(parts, lang, now),
    categories: categories.map((category) => ({ ...namedPage(category, lang), style_name: category.styleName })),
    tags: tags.map((tag) => namedPage(tag, lang)),
    image_obj: poster(`article-${article.id}`, article.imageAlt[lang]),
    link: storyPath(article, lang),
  };
}

/** What a story is made of and what stands around it: others like it, and those published just before and after. */
export interface StoryCompany {
  modules: PageBlock[];
  /** When the modules change by themselves, epoch ms; infinity where they do not. */
  nextChange: number;
  events: EventSummary[];
  related: StorySummary[];
  older: StoryParts['article'] | undefined;
  newer: StoryParts['article'] | undefined;
}

/** A whole story at `now` (epoch ms), in one language. */
export function presentStory(parts: StoryParts, company: StoryCompany, lang: Language, now: number): Article {
  const { article } = parts;
  const { modules, nextChange, events, related, older, newer } = company;
  return {
    ...presentStorySummary(parts, lang, now),
    body: '',
    modules,
    valid_until: Number.isFinite(nextChange) ? new Date(nextChange).toISOString() : null,
    events,
    urls: { de: storyPath(article, 'de'), en: storyPath(article, 'en') },
    related,
    older: older ? presentNeighbour(older, lang) : null,
    newer: newer ? presentNeighbour(newer, lang) : null,
    modified: toBerlinInstant(article.modified),
  };
}

function presentNeighbour(article: StoryParts['article'], lang: Language) {
  return { headline: article.headline[lang], link: storyPath(article, lang) };
}

function storyPath({ id, slug }: StoryParts['article'], lang: Language): string {
  return paths.article({ lang, slug: slug[lang], id });
}
