import { DASHBOARD_ROUTES, parsePath, ROUTES, type RouteName } from '@spielplan/shared-contracts/routes';
import type { Language } from '@spielplan/shared-contracts/i18n';

type BodyClass = 'cms' | 'non-cms' | null;

/** Kinds of pages without a class, and those that are no CMS pages (product.md section 2, page-body class); all others are. */
const CLASSES: Partial<Record<RouteName, BodyClass>> = {
  cmsHub: null,
  notFound: null,
  terms: null,
  privacy: null,
  imprint: null,
  event: 'non-cms',
  production: 'non-cms',
  article: null,
  person: null,
  team: null,
  venue: null,
  series: null,
  form: null,
  search: null,
  userProfile: null,
  userProfileVariant: null,
  userSettings: null,
  userSettingsVariant: null,
};

const NAMES = Object.keys(CLASSES) as RouteName[];

/** The class of the body by the kind of page an address is. It is the shell's to say, so that no remote can differ. */
export function bodyClassOf(pathname: string, lang: Language): BodyClass {
  // Topics of the magazine would pass for articles.
  if (parsePath(ROUTES.magazineTags[lang], pathname) || parsePath(ROUTES.magazineTag[lang], pathname)) return 'cms';
  if (`${pathname}/`.startsWith(`${DASHBOARD_ROUTES.overview[lang]}/`)) return null;
  const name = NAMES.find((each) => parsePath(ROUTES[each][lang], pathname));
  return name === undefined ? 'cms' : (CLASSES[name] ?? null);
}
