import { ogImageOf, type LoadContext, type LoadResult, type PageHead } from '@spielplan/shared-contracts/remote';
import { paths, parseId, withQuery } from '@spielplan/shared-contracts/routes';
import { heroImage } from '../../domain/page/heroImage.server.ts';
import { PORTRAIT_SIZES } from '../../domain/page/pictureSizes.ts';
import { presentTeam } from './presentTeam.server.ts';
import { readPersonCategories, readTeam } from './readTeam.server.ts';
import type { TeamView } from './teamView.ts';

/** How long a page that lacks its categories may be kept, in ms. */
const PARTIAL_MS = 10_000;

/**
 * Loads the people of the house, all or of one category (`?category=`). A
 * category that is none is redirected away. Provider failures come out as thrown.
 */
export async function loadTeam(context: LoadContext): Promise<LoadResult<TeamView>> {
  const { lang, url, now, log } = context;
  const asked = url.searchParams.get('category') || null;
  const chosen = asked === null ? null : parseId(asked);
  const categories = await readPersonCategories(context, lang);
  const category = categories?.find(({ id }) => id === chosen) ?? null;
  if (asked !== null && (chosen === null || (categories && !category))) {
    log('warn', 'team.invalidQuery', { category: asked });
    return { kind: 'redirect', status: 302, to: url.pathname + withoutCategory(url.searchParams) };
  }
  const data = presentTeam({ ...(await readTeam(context, chosen)), categories, chosen }, context);
  const first = data.groups[0]?.people[0];
  return {
    kind: 'page',
    data,
    head: headOf(context, chosen, category?.name ?? null, first?.picture ?? null),
    ...(categories ? {} : { validUntil: now + PARTIAL_MS }),
    heroImage: heroImage(first?.picture, PORTRAIT_SIZES),
  };
}

function headOf(
  { lang, settings, text }: LoadContext,
  chosen: number | null,
  category: string | null,
  picture: Parameters<typeof ogImageOf>[0],
): PageHead {
  const siteName = settings.site_name[lang];
  const title = category ? text('team.categoryTitle', { category }) : text('team.title');
  const pathIn = (other: 'de' | 'en') => withQuery(paths.team({ lang: other }), { category: chosen });
  return {
    title,
    description: category ? text('team.categoryDescription', { category, siteName }) : text('team.description', { siteName }),
    canonical: pathIn(lang),
    alternates: { de: pathIn('de'), en: pathIn('en') },
    ogImage: ogImageOf(picture, settings),
  };
}

function withoutCategory(search: URLSearchParams): string {
  const kept = new URLSearchParams(search);
  kept.delete('category');
  const text = kept.toString();
  return text ? `?${text}` : '';
}
