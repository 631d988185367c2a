import type { StoryCategory, Named } from '@spielplan/shared-contracts/api';
import { otherLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import type { LoadContext, PageHead } from '@spielplan/shared-contracts/remote';
import { paths, withQuery } from '@spielplan/shared-contracts/routes';
import { readTags, readCategories } from '../../transport/readCategories.server.ts';
import { ownPaths } from '../../routes.ts';

/** What a list of the magazine is about, and where it is. */
export interface ListPlace {
  kind: 'all' | 'category' | 'tag';
  heading: string;
  /**
   * The name of the category or the tag; `null` for the whole magazine and where it cannot be read.
   */
  name: string | null;
  /** The path with the right slug, without a query. */
  path: string;
  /** Whether it was asked for by that path. */
  isCanonical: boolean;
  alternates: PageHead['alternates'];
  feed: string;
}

/** The whole magazine. */
export function wholeMagazine({ lang, text }: LoadContext): ListPlace {
  return {
    kind: 'all',
    heading: text('magazine.title'),
    name: null,
    path: paths.magazine({ lang }),
    isCanonical: true,
    alternates: { de: paths.magazine({ lang: 'de' }), en: paths.magazine({ lang: 'en' }) },
    feed: ownPaths.magazineFeed({ lang }),
  };
}

/**
 * A category by its id; `null` where there is none. Without
 * the list of categories the path as it was asked for holds.
 */
export async function findCategory(
  context: LoadContext,
  id: number,
  categories: readonly StoryCategory[] | null,
): Promise<ListPlace | null> {
  const pathOf = (lang: Language, slug: string) => ownPaths.magazineCategory({ lang, category: slug, id });
  const place = await findNamed(context, id, context.params.category ?? '', categories, readCategories, pathOf);
  return (
    place && {
      kind: 'category',
      heading: place.name ?? context.text('magazine.title'),
      feed: feedOf(context, { category: id }),
      ...place,
    }
  );
}

/** A tag by its id, as `findCategory`. */
export async function findTag(context: LoadContext, id: number): Promise<ListPlace | null> {
  const pathOf = (lang: Language, slug: string) => ownPaths.magazineTag({ lang, tag: slug, id });
  const tags = await readTags(context, context.lang);
  const place = await findNamed(context, id, context.params.tag ?? '', tags, readTags, pathOf);
  return place && { kind: 'tag', heading: `#${place.name ?? context.params.tag}`, feed: feedOf(context, { tag: id }), ...place };
}

async function findNamed(
  context: LoadContext,
  id: number,
  askedSlug: string,
  known: readonly Named[] | null,
  readAll: (context: LoadContext, lang: Language) => Promise<Named[] | null>,
  pathOf: (lang: Language, slug: string) => string,
): Promise<Pick<ListPlace, 'name' | 'path' | 'isCanonical' | 'alternates'> | null> {
  const { lang } = context;
  const found = known?.find((one) => one.id === id) ?? null;
  if (known && !found) return null;
  const other = otherLanguage(lang);
  // A house of one language is not asked for the other.
  const twins = context.settings.languages.includes(other) ? await readAll(context, other) : null;
  const twin = twins?.find((one) => one.id === id);
  const path = pathOf(lang, found?.slug ?? askedSlug);
  const isCanonical = !found || found.slug === askedSlug;
  return {
    name: found?.name ?? null,
    path,
    isCanonical,
    alternates: { [lang]: path, ...(twin ? { [other]: pathOf(other, twin.slug) } : {}) },
  };
}

function feedOf({ lang }: LoadContext, filter: { category?: number; tag?: number }): string {
  return withQuery(ownPaths.magazineFeed({ lang }), filter);
}
