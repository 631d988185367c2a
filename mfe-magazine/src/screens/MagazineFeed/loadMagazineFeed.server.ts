import { storiesCall } from '@spielplan/shared-contracts/api';
import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { paths, parseId, withQuery } from '@spielplan/shared-contracts/routes';
import { feedFile } from '../../domain/stories/feedFile.server.ts';
import { readCategories, readTags } from '../../transport/readCategories.server.ts';
import { ownPaths } from '../../routes.ts';

const MISSING: LoadResult = { kind: 'missing', status: 404 };

/**
 * The newest stories for feed readers: of the whole magazine, of one category (`?category=`) or of
 * one tag (`?tag=`). What is not known, or no number, is missing. Provider failures come out as
 * thrown.
 */
export async function loadMagazineFeed(context: LoadContext): Promise<LoadResult> {
  const { lang, url, settings, provider, text } = context;
  const place = await findPlace(context);
  if (!place) return MISSING;
  const { name, page, filter } = place;
  const { results } = await provider.read(storiesCall, { params: { lang }, query: filter });
  const siteName = settings.site_name[lang];
  const title = name ? text('magazine.categoryTitle', { category: name }) : text('magazine.title');
  return {
    kind: 'file',
    contentType: 'application/rss+xml; charset=utf-8',
    filename: 'stories.xml',
    disposition: 'inline',
    body: feedFile({
      title: text('feed.title', { title, siteName }),
      description: name
        ? text('magazine.categoryDescription', { category: name, siteName })
        : text('magazine.description', { siteName }),
      lang,
      origin: url.origin,
      page,
      self: withQuery(ownPaths.magazineFeed({ lang }), filter),
      stories: results,
    }),
  };
}

interface FeedPlace {
  /** `null` for the whole magazine, and where it cannot be read. */
  name: string | null;
  page: string;
  filter: { category?: number; tag?: number };
}

/** Names are worth less than stories: where they cannot be read, the feed goes by the id alone. */
async function findPlace(context: LoadContext): Promise<FeedPlace | null> {
  const { lang, url } = context;
  const [category, tag] = [url.searchParams.get('category'), url.searchParams.get('tag')];
  const whole = { name: null, page: paths.magazine({ lang }) };
  if (category) {
    const id = parseId(category);
    if (!id) return null;
    const categories = await readCategories(context, lang);
    if (!categories) return { ...whole, filter: { category: id } };
    const found = categories.find((one) => one.id === id);
    if (!found) return null;
    return { name: found.name, page: ownPaths.magazineCategory({ lang, category: found.slug, id }), filter: { category: id } };
  }
  if (!tag) return { ...whole, filter: {} };
  const id = parseId(tag);
  if (!id) return null;
  const tags = await readTags(context, lang);
  if (!tags) return { ...whole, filter: { tag: id } };
  const found = tags.find((one) => one.id === id);
  if (!found) return null;
  return { name: `#${found.name}`, page: ownPaths.magazineTag({ lang, tag: found.slug, id }), filter: { tag: id } };
}
