import type { Language } from '../i18n/language.ts';
import type { LinkedParams, LinkedRoute } from './linkedRoutes.ts';
import { pathOf, type ParamsOf, type RoutePatterns } from './pattern.ts';

export type Layout = 'default' | 'dashboard' | 'error' | 'webshop';

/**
 * What an address brings into the sitemap: itself, all things of
 * a kind that the provider lists, or one page for each topic.
 */
export type SitemapEntries = 'list' | 'event' | 'production' | 'article' | 'person' | 'venue' | 'series' | 'category' | 'tag';

/** One address as its owner's `routes.ts` declares it: plain data, in which nothing runs. */
export interface RouteDeclaration {
  patterns: RoutePatterns;
  layout?: Layout;
  /** Shows the shared page header above the screen (product.md section 2). */
  hasPageHeader?: boolean;
  /** The class of the body (product.md section 2, page-body class); `cms` where nothing is said. */
  bodyClass?: 'cms' | 'non-cms' | 'none';
  /**
   * Slugs of the sections that editors fill on this page;
   * the screen says where each stands, by `<Section slug>`.
   */
  sections?: readonly string[];
  /**
   * The query keys that its loader reads. It sees no others, and only these name its
   * pages in caches: without any, one page is kept whatever stands behind its `?`.
   */
  query?: readonly string[];
  /** Nothing where search engines need not know of it. */
  sitemap?: SitemapEntries;
  /** The design setting without which a house has no such page. */
  needsSetting?: 'exhibitions_type';
  /** What stands before the loader, by name: `session` sends anyone who has none to the login. */
  middleware?: readonly string[];
  /**
   * `account` is for who is logged in: everybody else is sent to the login, the loader reads as the account
   * (`AccountContext`), and nobody keeps the page. A shell grants it to the remotes that its operator's file of trust
   * names. Such a route may also lie at or below `/cms-hub`, without a language.
   */
  session?: 'account';
}

/**
 * An address of the site. `id` names it for links, its screen and
 * the chunk `screen-<id>`; no other address of the site has it.
 */
export interface RemoteRoute extends RouteDeclaration {
  id: string;
}

type Named<R> = { readonly [Id in keyof R]: R[Id] & { id: Id & string } };

/**
 * Both languages take the same values, and an address
 * that others link to takes those of `LINKED_ROUTES`.
 */
type Checked<R extends Record<string, RouteDeclaration>> = {
  [Id in keyof R]: R[Id] & {
    patterns: Equal<ParamsOf<R[Id]['patterns']['de']>, ParamsOf<R[Id]['patterns']['en']>, 'both languages take the same values'>;
  } & (Id extends LinkedRoute
      ? { patterns: Equal<ParamsOf<R[Id]['patterns']['de']>, LinkedParams<Id>, 'others link to it with other values'> }
      : unknown);
};
type Equal<A, B, Message> = [A, B] extends [B, A] ? unknown : Message;

/** Declares the addresses of a remote or of the shell, by id. */
export function defineRoutes<const R extends Record<string, RouteDeclaration>>(routes: R & Checked<R>): Named<R> {
  return Object.fromEntries(Object.entries<RouteDeclaration>(routes).map(([id, route]) => [id, { id, ...route }])) as Named<R>;
}

type PathsOf<R extends Record<string, RemoteRoute>> = {
  readonly [Id in keyof R]: (params: { lang: Language } & ParamsOf<R[Id]['patterns']['de']>) => string;
};

/**
 * The typed path functions of one's own addresses:
 * `paths.magazineTag({ lang, tag: 'tanz', id: 4 })`.
 */
export function pathsOf<const R extends Record<string, RemoteRoute>>(routes: R): PathsOf<R> {
  return Object.fromEntries(Object.entries(routes).map(([id, { patterns }]) => [id, pathOf(patterns)])) as PathsOf<R>;
}
