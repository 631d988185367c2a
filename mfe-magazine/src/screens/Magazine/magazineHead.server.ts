import type { LoadContext, PageHead } from '@spielplan/shared-contracts/remote';
import { breadcrumbData, plainPicturePath } from '../../domain/structuredData.server.ts';
import type { ListPlace } from './listPlace.server.ts';
import type { MagazineView } from './magazineView.ts';
import { listPath } from './presentMagazine.server.ts';

/** What search engines, social networks and feed readers read of a list of the magazine. */
export function magazineHead(
  { page, lead, articles, header }: MagazineView,
  { kind, name, heading, path, alternates, feed }: ListPlace,
  { lang, text, settings, url }: LoadContext,
): PageHead {
  const siteName = settings.site_name[lang];
  const topic = kind === 'tag' ? heading : name;
  const title = topic ? text('magazine.categoryTitle', { category: topic }) : text('magazine.title');
  return {
    title: page > 1 ? text('magazine.pageTitle', { title, page }) : title,
    description: topic
      ? text('magazine.categoryDescription', { category: topic, siteName })
      : text('magazine.description', { siteName }),
    canonical: listPath(path, page),
    alternates: Object.fromEntries(Object.entries(alternates).map(([other, twin]) => [other, listPath(twin, page)])),
    ogImage: plainPicturePath((lead ?? articles[0])?.picture ?? null),
    structuredData: [breadcrumbData(header.crumbs, url.origin)],
    feed: { title: text('feed.title', { title, siteName }), path: feed },
  };
}
