import type { StorySummary, Picture } from '@spielplan/shared-contracts/api';
import { houseDay, formatDate } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { StoryCard, CategoryTheme } from './storyCard.ts';

const THEMES: readonly string[] = ['cc01', 'cc02', 'cc03'] satisfies CategoryTheme[];

/** A story as lists print it; its date is the day in the house (R1). */
export function presentStoryCard(story: StorySummary, { lang, text }: Pick<LoadContext, 'lang' | 'text'>): StoryCard {
  return {
    id: story.id,
    href: story.link,
    kicker: story.preline || (story.categories[0]?.name ?? ''),
    headline: story.headline,
    intro: story.intro,
    day: houseDay(story.published),
    date: formatDate(story.published, lang),
    author: story.author,
    readingTime: story.reading_minutes === undefined ? '' : text('article.minutes', { count: story.reading_minutes }),
    picture: story.image_obj && beside(story.image_obj),
    theme: themeOf(story),
  };
}

/** The colours of a story's first category; night where a category has none of ours. */
function themeOf({ categories }: Pick<StorySummary, 'categories'>): CategoryTheme {
  const name = categories[0]?.style_name ?? '';
  return THEMES.includes(name) ? (name as CategoryTheme) : 'cc02';
}

/** In a list the headline stands beside the picture, and the credit stands in the story. */
function beside(picture: Picture): Picture {
  const { credit: _, ...shown } = picture;
  return { ...shown, alt: '' };
}
