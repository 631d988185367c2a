import { ogImageOf, type LoadContext, type PageHead } from '@spielplan/shared-contracts/remote';
import { joinDescription } from '@spielplan/shared-contracts/rules';
import { magazineTrail } from '../../domain/page/presentMagazineHeader.server.ts';
import type { ListPlace } from './listPlace.server.ts';
import type { MagazineView } from './magazineView.ts';
import { listPath } from './presentMagazine.server.ts';
import { ownPaths } from '../../routes.ts';

/** What search engines, social networks and feed readers read of a list of the magazine. */
export function magazineHead(
  { page, lead, stories }: MagazineView,
  { kind, name, heading, path, alternates, feed }: ListPlace,
  context: LoadContext,
): PageHead {
  const { lang, text, settings } = context;
  const siteName = settings.site_name[lang];
  const tag = kind === 'tag' ? heading : name;
  const title = tag ? text('magazine.categoryTitle', { category: tag }) : text('magazine.title');
  return {
    headline: heading,
    trail: magazineTrail(
      path,
      context,
      kind === 'tag' ? [{ title: text('tags.title'), url: ownPaths.magazineTags({ lang }) }] : [],
    ),
    title: page > 1 ? text('magazine.pageTitle', { title, page }) : title,
    description: joinDescription([
      page > 1 ? text('magazine.pageTitle', { title, page }) : '',
      tag ? text('magazine.categoryDescription', { category: tag, siteName }) : text('magazine.description', { siteName }),
    ]),
    canonical: listPath(path, page),
    alternates: Object.fromEntries(Object.entries(alternates).map(([other, twin]) => [other, listPath(twin, page)])),
    ogImage: ogImageOf((lead ?? stories[0])?.picture ?? null, settings),
    feed: { title: text('feed.title', { title, siteName }), path: feed },
  };
}
