import { articlesCall, type ArticleCategory } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { otherLanguage } from '@spielplan/shared-contracts/i18n';
import type { LoadContext, LoadResult, PageHead } from '@spielplan/shared-contracts/remote';
import { paths, readId } from '@spielplan/shared-contracts/routes';
import { heroImage } from '../../domain/heroImage.server.ts';
import { readPageNumber } from '../../domain/pageNumbers.ts';
import { GRID_SIZES, LEAD_SIZES } from '../../domain/pictureSizes.ts';
import { breadcrumbData, plainPicturePath } from '../../domain/structuredData.server.ts';
import type { MagazineView } from './magazineView.ts';
import { categoryPath, listPath, presentMagazine } from './presentMagazine.server.ts';
import { readCategories } from './readCategories.server.ts';

/** How long a page that lacks its categories may be kept, in ms. */
const PARTIAL_FOR = 10_000;

type Found = LoadResult<MagazineView>;

/** Loads a page of the whole magazine, newest first. Provider failures come out as thrown. */
export async function loadMagazine(context: LoadContext): Promise<Found> {
  const { lang } = context;
  const alternates = { de: paths.magazine({ lang: 'de' }), en: paths.magazine({ lang: 'en' }) };
  return loadList(context, null, async (categories) => ({
    category: null,
    categories,
    path: paths.magazine({ lang }),
    alternates,
  }));
}

/** Loads a page of one category. An unknown category is missing, a wrong slug is redirected to the right one (decision 36). */
export async function loadMagazineCategory(context: LoadContext): Promise<Found> {
  const { lang, params } = context;
  const id = readId(params.id);
  if (!id) return { kind: 'missing', status: 404 };
  return loadList(context, id, async (categories) => {
    const category = categories?.find((one) => one.id === id) ?? null;
    if (!category && categories) return null;
    const other = otherLanguage(lang);
    const twin = (await readCategories(context, other))?.find((one) => one.id === id);
    const path = category ? categoryPath(category, lang) : paths.magazineCategory({ lang, category: params.category ?? '', id });
    return { category, categories, path, alternates: { [lang]: path, ...(twin ? { [other]: categoryPath(twin, other) } : {}) } };
  });
}

interface ListPlace {
  category: ArticleCategory | null;
  categories: ArticleCategory[] | null;
  path: string;
  alternates: PageHead['alternates'];
}

async function loadList(
  context: LoadContext,
  category: number | null,
  findPlace: (categories: ArticleCategory[] | null) => Promise<ListPlace | null>,
): Promise<Found> {
  const { lang, url, params, now, provider, log } = context;
  const page = readPageNumber(url.searchParams);
  if (!page) {
    log('warn', 'magazine.invalidQuery', { page: url.searchParams.get('page') });
    return { kind: 'redirect', status: 302, to: url.pathname + withoutPage(url.searchParams) };
  }
  try {
    const [articles, place] = await Promise.all([
      provider.read(articlesCall, { params: { lang }, query: category ? { category, page } : { page } }),
      readCategories(context, lang).then(findPlace),
    ]);
    if (!place) return { kind: 'missing', status: 404 };
    if (place.category && place.category.slug !== params.category)
      return { kind: 'redirect', status: 301, to: place.path + url.search };
    const data = presentMagazine({ ...place, page, articles, categories: place.categories ?? [] }, context);
    return {
      kind: 'page',
      data,
      head: headOf(data, place, context),
      ...(place.categories ? {} : { validUntil: now + PARTIAL_FOR }),
      heroImage: data.lead ? heroImage(data.lead.picture, LEAD_SIZES) : heroImage(data.articles[0]?.picture, GRID_SIZES),
    };
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return { kind: 'missing', status: 404 };
    throw error;
  }
}

function headOf(
  { page, lead, articles, crumbs }: MagazineView,
  place: ListPlace,
  { lang, text, settings, url }: LoadContext,
): PageHead {
  const siteName = settings.site_name[lang];
  const category = place.category?.name;
  const title = category ? text('magazine.categoryTitle', { category }) : text('magazine.title');
  return {
    title: page > 1 ? text('magazine.pageTitle', { title, page }) : title,
    description: category
      ? text('magazine.categoryDescription', { category, siteName })
      : text('magazine.description', { siteName }),
    canonical: listPath(place.path, page),
    alternates: Object.fromEntries(Object.entries(place.alternates).map(([other, path]) => [other, listPath(path, page)])),
    ogImage: plainPicturePath((lead ?? articles[0])?.picture ?? null),
    structuredData: [breadcrumbData(crumbs, url.origin)],
  };
}

function withoutPage(search: URLSearchParams): string {
  const kept = new URLSearchParams(search);
  kept.delete('page');
  const text = kept.toString();
  return text ? `?${text}` : '';
}
