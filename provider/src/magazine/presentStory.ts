import type { Story, StorySummary, EventSummary, PageBlock } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import type { storyCategories, articles, storyTags } from '../platform/database/schema/index.ts';
import { poster } from '../media/picture.ts';
import { toHouseInstant } from '../platform/clock/clock.ts';
import type { BlockRow } from '../documents/content/presentBlocks.ts';
import { namedPage } from '../programme/index.ts';
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
  const { article: story, categories, tags } = parts;
  return {
    id: story.id,
    slug: story.slug[lang],
    preline: story.preline[lang],
    headline: story.headline[lang],
    intro: story.intro[lang],
    published: toHouseInstant(story.published),
    author: story.author?.[lang] ?? null,
    reading_minutes: readingMinutes(parts, lang, now),
    categories: categories.map((category) => ({ ...namedPage(category, lang), style_name: category.styleName })),
    tags: tags.map((tag) => namedPage(tag, lang)),
    image_obj: poster(`article-${story.id}`, story.imageAlt[lang]),
    link: storyPath(story, lang),
  };
}

/**
 * What a story is made of and what stands around it: others
 * like it, and those published just before and after.
 */
export interface StoryCompany {
  modules: PageBlock[];
  /** When the blocks change by themselves, epoch ms; infinity where they do not. */
  nextChange: number;
  events: EventSummary[];
  related: StorySummary[];
  older: StoryParts['article'] | undefined;
  newer: StoryParts['article'] | undefined;
}

/** A whole story at `now` (epoch ms), in one language. */
export function presentStory(parts: StoryParts, company: StoryCompany, lang: Language, now: number): Story {
  const { article: story } = parts;
  const { modules: blocks, nextChange, events, related, older, newer } = company;
  return {
    ...presentStorySummary(parts, lang, now),
    body: '',
    modules: blocks,
    valid_until: Number.isFinite(nextChange) ? new Date(nextChange).toISOString() : null,
    events,
    urls: { de: storyPath(story, 'de'), en: storyPath(story, 'en') },
    related,
    older: older ? presentNeighbour(older, lang) : null,
    newer: newer ? presentNeighbour(newer, lang) : null,
    modified: toHouseInstant(story.modified),
  };
}

function presentNeighbour(story: StoryParts['article'], lang: Language) {
  return { headline: story.headline[lang], link: storyPath(story, lang) };
}

function storyPath({ id, slug }: StoryParts['article'], lang: Language): string {
  return paths.article({ lang, slug: slug[lang], id });
}
