import type { Story } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { absoluteUrl } from '@spielplan/shared-contracts/routes';
import { presentStoryCard } from '../../domain/stories/presentStoryCard.server.ts';
import { presentEventLine } from '../../domain/search/presentEventLine.server.ts';
import { eventData, plainPicturePath } from '../../domain/stories/structuredData.server.ts';
import type { StoryView } from './storyView.ts';
import { ownPaths } from '../../routes.ts';

/** The view model of a story. */
export function presentStory(story: Story, context: LoadContext): StoryView {
  const { lang } = context;
  const { id: _id, href: _href, ...card } = presentStoryCard(story, context);
  return {
    ...card,
    picture: story.image_obj,
    body: story.body,
    path: story.link,
    categories: story.categories.map(({ id, name, slug }) => ({
      name,
      href: ownPaths.magazineCategory({ lang, category: slug, id }),
    })),
    events: story.events.map((event) => presentEventLine(event, context)),
    tags: story.tags.map(({ id, name, slug }) => ({ name, href: ownPaths.magazineTag({ lang, tag: slug, id }) })),
    related: story.related.map((one) => presentStoryCard(one, context)),
    older: story.older && { headline: story.older.headline, href: story.older.link },
    newer: story.newer && { headline: story.newer.headline, href: story.newer.link },
  };
}

/**
 * A story as search engines read it (schema.org Article). Stories
 * are signed by the house's departments, hence organisations.
 */
export function storyData(story: Story, { lang, url, settings }: LoadContext): object {
  const image = plainPicturePath(story.image_obj);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: story.headline,
    description: story.intro,
    inLanguage: lang,
    url: url.origin + story.link,
    mainEntityOfPage: url.origin + story.link,
    isAccessibleForFree: true,
    datePublished: story.published,
    ...(story.modified && { dateModified: story.modified }),
    ...(image ? { image: [absoluteUrl(url.origin, image)] } : {}),
    ...(story.author ? { author: { '@type': 'Organization', name: story.author, url: url.origin } } : {}),
    publisher: { '@type': 'Organization', name: settings.site_name[lang], url: url.origin },
    articleSection: story.categories.map(({ name }) => name),
    keywords: story.tags.map(({ name }) => name),
    timeRequired: `PT${story.reading_minutes}M`,
    ...(story.events.length > 0 ? { mentions: story.events.map((event) => eventData(event, url.origin)) } : {}),
  };
}
