import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { slugify } from '@spielplan/shared-contracts/routes';
import type {
  storyCategories,
  storyCategoryLinks,
  storyProductionLinks,
  articles,
  storyTagLinks,
  storyTags,
} from '../platform/database/schema/index.ts';
import { STORY_CATEGORIES, STORY_TAGS } from './content/stories/categories.ts';
import { STORIES } from './content/stories/index.ts';
import { STORY_TEXTS } from './content/stories/storyTexts.ts';
import { PRODUCTIONS } from './content/productions/index.ts';
import { idOf } from './content/options.ts';
import { t } from './content/text.ts';

export interface StoryRows {
  categories: (typeof storyCategories.$inferInsert)[];
  tags: (typeof storyTags.$inferInsert)[];
  articles: (typeof articles.$inferInsert)[];
  categoryLinks: (typeof storyCategoryLinks.$inferInsert)[];
  tagLinks: (typeof storyTagLinks.$inferInsert)[];
  productionLinks: (typeof storyProductionLinks.$inferInsert)[];
}

const DAYS_BETWEEN = 6;

/** The magazine: a story about every six days back from the day of the seed. */
export function buildStories(today: IsoDay): StoryRows {
  return {
    categories: STORY_CATEGORIES.map(({ name, styleName }, index) => ({
      id: index + 1,
      slug: slugify(name.de),
      name,
      styleName,
      position: index + 1,
    })),
    tags: STORY_TAGS.map(({ name }, index) => ({ id: index + 1, slug: slugify(name.de), name })),
    articles: STORIES.map((story) => {
      const { id, family, preline, headline, intro, imageAlt } = story;
      const published = inHouseZone(`${addDays(today, -1 - (id - 1) * DAYS_BETWEEN)}T${id % 2 ? '09' : '16'}:00:00`);
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
    categoryLinks: STORIES.map(({ id, family }) => ({ storyId: id, categoryId: idOf(STORY_CATEGORIES, family.category) })),
    tagLinks: STORIES.flatMap(({ id, tags }) => tags.map((tag) => ({ storyId: id, tagId: idOf(STORY_TAGS, tag) }))),
    productionLinks: STORIES.flatMap(({ id, headline }) =>
      (STORY_TEXTS[headline.de]?.productions ?? []).map((title, position) => ({
        storyId: id,
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
