import { storiesCall, type StoryCategory } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { parseId } from '@spielplan/shared-contracts/routes';
import { heroImage } from '../../domain/page/heroImage.server.ts';
import { parsePageNumber } from '../../domain/page/pageNumbers.ts';
import { GRID_SIZES, LEAD_SIZES } from '../../domain/page/pictureSizes.ts';
import { readCategories } from '../../transport/readCategories.server.ts';
import { findCategory, findTag, wholeMagazine, type ListPlace } from './listPlace.server.ts';
import { magazineHead } from './magazineHead.server.ts';
import type { MagazineView } from './magazineView.ts';
import { presentMagazine } from './presentMagazine.server.ts';

/** How long a page that lacks its categories or its name may be kept, in ms. */
const PARTIAL_MS = 10_000;

type Found = LoadResult<MagazineView>;
type FindPlace = (categories: StoryCategory[] | null) => Promise<ListPlace | null>;

/** Loads a page of the whole magazine, newest first. Provider failures come out as thrown. */
export async function loadMagazine(context: LoadContext): Promise<Found> {
  return loadList(context, {}, async () => wholeMagazine(context));
}

/**
 * Loads a page of one category. An unknown category is
 * missing, a wrong slug is redirected to the right one (R36).
 */
export async function loadMagazineCategory(context: LoadContext): Promise<Found> {
  const id = parseId(context.params.id);
  if (!id) return { kind: 'missing', status: 404 };
  return loadList(context, { category: id }, (categories) => findCategory(context, id, categories));
}

/** Loads a page of one tag, as `loadMagazineCategory`. */
export async function loadMagazineTag(context: LoadContext): Promise<Found> {
  const id = parseId(context.params.id);
  if (!id) return { kind: 'missing', status: 404 };
  return loadList(context, { tag: id }, () => findTag(context, id));
}

async function loadList(context: LoadContext, filter: { category?: number; tag?: number }, findPlace: FindPlace): Promise<Found> {
  const { lang, url, now, provider, log } = context;
  const page = parsePageNumber(url.searchParams);
  if (!page) {
    log('warn', 'magazine.invalidQuery', { page: url.searchParams.get('page') });
    return { kind: 'redirect', status: 302, to: url.pathname + withoutPage(url.searchParams) };
  }
  try {
    const [stories, categories] = await Promise.all([
      provider.read(storiesCall, { params: { lang }, query: { ...filter, page } }),
      readCategories(context, lang),
    ]);
    const place = await findPlace(categories);
    if (!place) return { kind: 'missing', status: 404 };
    if (!place.isCanonical) return { kind: 'redirect', status: 301, to: place.path + url.search };
    const isWhole = categories !== null && (place.kind === 'all' || place.name !== null);
    const data = presentMagazine({ place, page, stories, categories: categories ?? [] }, context);
    return {
      kind: 'page',
      data,
      head: magazineHead(data, place, context),
      ...(isWhole ? {} : { validUntil: now + PARTIAL_MS }),
      heroImage: data.lead ? heroImage(data.lead.picture, LEAD_SIZES) : heroImage(data.stories[0]?.picture, GRID_SIZES),
    };
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return { kind: 'missing', status: 404 };
    throw error;
  }
}

function withoutPage(search: URLSearchParams): string {
  const kept = new URLSearchParams(search);
  kept.delete('page');
  const text = kept.toString();
  return text ? `?${text}` : '';
}
