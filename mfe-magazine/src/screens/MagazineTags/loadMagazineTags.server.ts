import { storyTagsCall } from '@spielplan/shared-contracts/api';
import type { LoadContext, PageFound } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { magazineTrail, presentMagazineHeader } from '../../domain/page/presentMagazineHeader.server.ts';
import { readCategories } from '../../transport/readCategories.server.ts';
import type { MagazineTagsView } from './magazineTagsView.ts';
import { ownPaths } from '../../routes.ts';

/** How long a page that lacks its categories may be kept, in ms. */
const PARTIAL_MS = 10_000;

/**
 * Loads the list of all tags, in the order of the alphabet. Provider failures come out as thrown.
 */
export async function loadMagazineTags(context: LoadContext): Promise<PageFound<MagazineTagsView>> {
  const { lang, now, settings, provider, text } = context;
  const [tags, categories] = await Promise.all([
    provider.read(storyTagsCall, { query: { lang } }),
    readCategories(context, lang),
  ]);
  const path = ownPaths.magazineTags({ lang });
  const title = text('tags.title');
  const siteName = settings.site_name[lang];
  const header = presentMagazineHeader({ heading: title, path, categories: categories ?? [] }, context);
  return {
    kind: 'page',
    data: {
      header,
      tags: tags
        .toSorted((a, b) => a.name.localeCompare(b.name, lang))
        .map(({ id, name, slug }) => ({ name, href: ownPaths.magazineTag({ lang, tag: slug, id }) })),
      all: paths.magazine({ lang }),
    },
    head: {
      title: text('magazine.categoryTitle', { category: title }),
      headline: title,
      trail: magazineTrail(path, context),
      description: text('tags.description', { siteName }),
      canonical: path,
      alternates: { de: ownPaths.magazineTags({ lang: 'de' }), en: ownPaths.magazineTags({ lang: 'en' }) },
      feed: { title: text('feed.title', { title: text('magazine.title'), siteName }), path: ownPaths.magazineFeed({ lang }) },
    },
    ...(categories ? {} : { validUntil: now + PARTIAL_MS }),
  };
}
