import type { ArticleCategory } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import type { Crumb } from './crumb.ts';
import type { MagazineHeaderView } from './magazineHeaderView.ts';

interface HeaderParts {
  heading: string;
  /** Path of the list it stands above. */
  path: string;
  categories: readonly ArticleCategory[];
  /** Lists between the magazine and this one. */
  trail?: readonly Crumb[];
}

/** The view model of the magazine's head; the last step of its breadcrumb is the list itself. */
export function presentMagazineHeader(
  { heading, path, categories, trail = [] }: HeaderParts,
  { lang, text }: Pick<LoadContext, 'lang' | 'text'>,
): MagazineHeaderView {
  const all = paths.magazine({ lang });
  const topics = paths.magazineTags({ lang });
  const links = categories.map(({ id, slug, name }) => {
    const href = paths.magazineCategory({ lang, category: slug, id });
    return { label: name, href, isCurrent: href === path };
  });
  return {
    crumbs: [
      { label: text('breadcrumb.home'), href: paths.home({ lang }) },
      ...(path === all ? [] : [{ label: text('magazine.title'), href: all }]),
      ...trail,
      { label: heading, href: null },
    ],
    heading,
    categories: links.length > 0 ? [{ label: text('magazine.all'), href: all, isCurrent: path === all }, ...links] : [],
    topics: path === topics ? null : { label: text('magazine.topics'), href: topics },
    search: paths.search({ lang }),
  };
}
