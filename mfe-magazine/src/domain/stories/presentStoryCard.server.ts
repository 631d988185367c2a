import type { StorySummary, Picture } from '@spielplan/shared-contracts/api';
import { berlinDay, formatDate } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { StoryCard, CategoryTheme } from './storyCard.ts';

const THEMES: readonly string[] = ['cc01', 'cc02', 'cc03'] satisfies CategoryTheme[];

/** An article as lists print it; its date is the day in Berlin (R1). */
export function presentStoryCard(article: StorySummary, { lang, text }: Pick<LoadContext, 'lang' | 'text'>): StoryCard {
  return {
    id: article.id,
    href: article.link,
    kicker: article.preline || (article.categories[0]?.name ?? ''),
    headline: article.headline,
    intro: article.intro,
    day: berlinDay(article.published),
    date: formatDate(article.published, lang),
    author: article.author,
    readingTime: text('article.minutes', { count: article.reading_minutes }),
    picture: article.image_obj && beside(article.image_obj),
    theme: themeOf(article),
  };
}

/** The colours of an article's first category; night where a category has none of ours. */
function themeOf({ categories }: Pick<StorySummary, 'categories'>): CategoryTheme {
  const name = categories[0]?.style_name ?? '';
  return THEMES.includes(name) ? (name as CategoryTheme) : 'cc02';
}

/** In a list the headline stands beside the picture, and the credit stands in the article. */
function beside(picture: Picture): Picture {
  const { credit: _, ...shown } = picture;
  return { ...shown, alt: '' };
}
