import type { Article } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { absoluteUrl } from '@spielplan/shared-contracts/routes';
import { presentStoryCard } from '../../domain/stories/presentStoryCard.server.ts';
import { presentEventLine } from '../../domain/search/presentEventLine.server.ts';
import { eventData, plainPicturePath } from '../../domain/stories/structuredData.server.ts';
import type { StoryView } from './storyView.ts';
import { ownPaths } from '../../routes.ts';

/** The view model of an article. */
export function presentStory(article: Article, context: LoadContext): StoryView {
  const { lang } = context;
  const { id: _id, href: _href, ...card } = presentStoryCard(article, context);
  return {
    ...card,
    picture: article.image_obj,
    body: article.body,
    path: article.link,
    categories: article.categories.map(({ id, name, slug }) => ({
      name,
      href: ownPaths.magazineCategory({ lang, category: slug, id }),
    })),
    events: article.events.map((event) => presentEventLine(event, context)),
    tags: article.tags.map(({ id, name, slug }) => ({ name, href: ownPaths.magazineTag({ lang, tag: slug, id }) })),
    related: article.related.map((one) => presentStoryCard(one, context)),
    older: article.older && { headline: article.older.headline, href: article.older.link },
    newer: article.newer && { headline: article.newer.headline, href: article.newer.link },
  };
}

/** An article as search engines read it (schema.org Article). Articles are signed by the house's departments, hence organisations. */
export function storyData(article: Article, { lang, url, settings }: LoadContext): object {
  const image = plainPicturePath(article.image_obj);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.headline,
    description: article.intro,
    inLanguage: lang,
    url: url.origin + article.link,
    mainEntityOfPage: url.origin + article.link,
    isAccessibleForFree: true,
    datePublished: article.published,
    dateModified: article.modified,
    ...(image ? { image: [absoluteUrl(url.origin, image)] } : {}),
    ...(article.author ? { author: { '@type': 'Organization', name: article.author, url: url.origin } } : {}),
    publisher: { '@type': 'Organization', name: settings.site_name[lang], url: url.origin },
    articleSection: article.categories.map(({ name }) => name),
    keywords: article.tags.map(({ name }) => name),
    timeRequired: `PT${article.reading_minutes}M`,
    ...(article.events.length > 0 ? { mentions: article.events.map((event) => eventData(event, url.origin)) } : {}),
  };
}
