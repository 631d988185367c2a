import type { StoryCategory } from '@spielplan/shared-contracts/api';
import type { LoadContext, TrailStep } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import type { MagazineHeaderView } from './magazineHeaderView.ts';
import { ownPaths } from '../../routes.ts';

interface HeaderParts {
  heading: string;
  /** Path of the list it stands above. */
  path: string;
  categories: readonly StoryCategory[];
}

/** The view model of the magazine's head. */
export function presentMagazineHeader(
  { heading, path, categories }: HeaderParts,
  { lang, text }: Pick<LoadContext, 'lang' | 'text'>,
): MagazineHeaderView {
  const all = paths.magazine({ lang });
  const tags = ownPaths.magazineTags({ lang });
  const links = categories.map(({ id, slug, name }) => {
    const href = ownPaths.magazineCategory({ lang, category: slug, id });
    return { label: name, href, isCurrent: href === path };
  });
  return {
    heading,
    categories: links.length > 0 ? [{ label: text('magazine.all'), href: all, isCurrent: path === all }, ...links] : [],
    tags: path === tags ? null : { label: text('magazine.topics'), href: tags },
    search: paths.search({ lang }),
  };
}

/**
 * The way to a list of the magazine or what is on one: the magazine itself leads to all but itself.
 */
export function magazineTrail(
  path: string,
  { lang, text }: Pick<LoadContext, 'lang' | 'text'>,
  between: readonly TrailStep[] = [],
): TrailStep[] {
  const all = paths.magazine({ lang });
  return path === all ? [] : [{ title: text('magazine.title'), url: all }, ...between];
}
