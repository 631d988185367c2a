import { and, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { LINKED_PATTERNS, type LinkedRoute, parseId, parsePath } from '@spielplan/shared-contracts/routes';
import type { ProviderContext } from '../../../context.ts';
import { articles, events, pages, persons, productions, redirects, series, venues } from '../../../database/schema/index.ts';
import { isKept } from '../../content/isKept.ts';
import type { Queries } from '../../content/readBlocks.ts';

const ROUTES = Object.keys(LINKED_PATTERNS) as LinkedRoute[];
/** What the address of a thing names. */
const THINGS: Partial<Record<LinkedRoute, PgTable & { id: PgColumn }>> = {
  event: events,
  production: productions,
  article: articles,
  person: persons,
  venue: venues,
  series,
};

/** One link of the site as it is looked for. */
interface OwnLink {
  lang: Language;
  path: string;
  thing?: { route: LinkedRoute; id: number };
}

/**
 * Tells which of these links lead nowhere for visitors: to a page that is not there or offline, and to an event,
 * story, person and so on that is not there. Not judged: files, the shop, and what remotes serve below their lists.
 */
export async function findDeadLinks(
  { db, configuration }: Pick<ProviderContext, 'configuration'> & { db: Queries },
  hrefs: readonly string[],
): Promise<(href: string) => boolean> {
  const own = new Map<string, OwnLink>();
  for (const href of new Set(hrefs)) {
    const link = parseOwn(href, configuration.publicOrigin);
    if (link) own.set(href, link);
  }
  const links = [...own.values()];
  const alive = new Set<string>();
  for (const lang of LANGUAGES) {
    const wanted = [...new Set(links.filter((link) => link.lang === lang && !link.thing).map(({ path }) => path))];
    if (wanted.length === 0) continue;
    const path = sql<string>`${pages.path} ->> ${sql.raw(`'${lang}'`)}`;
    const below = wanted.map((each) => each.slice(`/${lang}/`.length));
    const rows = await db
      .select({ path })
      .from(pages)
      .where(and(isKept, pages.isOnline, inArray(path, below)));
    const led = await db
      .select({ path: redirects.oldPath })
      .from(redirects)
      .where(and(sql`${redirects.lang} = ${lang}`, inArray(redirects.oldPath, wanted)));
    for (const row of rows) alive.add(`/${lang}/${row.path}`);
    for (const row of led) alive.add(row.path);
  }
  for (const [route, table] of Object.entries(THINGS)) {
    const ids = links.flatMap(({ thing }) => (thing?.route === route ? [thing.id] : []));
    if (ids.length === 0) continue;
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, [...new Set(ids)]));
    for (const { id } of rows) alive.add(`${route} ${String(id)}`);
  }
  return (href) => {
    const link = own.get(href);
    if (!link) return false;
    return !alive.has(link.thing ? `${link.thing.route} ${link.thing.id}` : link.path);
  };
}

/** First words of addresses that others than pages have, and what only the shell knows. */
const OTHERS = new Set(['forms', 'user', 'dashboard', 'offline', '404', 'search']);

/** Null where a link leads out of the site, and where nobody here can tell. */
function parseOwn(href: string, origin: string): OwnLink | null {
  const local = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  const path = decode(local.split(/[?#]/)[0] ?? '').replace(/(.)\/+$/, '$1');
  const lang = LANGUAGES.find((each) => path.startsWith(`/${each}/`));
  if (!lang) return null;
  for (const route of ROUTES) {
    const params = parsePath(LINKED_PATTERNS[route][lang], path);
    if (!params) continue;
    if (!THINGS[route]) return null;
    const id = parseId(params['id'] ?? '');
    return id === null ? { lang, path } : { lang, path, thing: { route, id } };
  }
  const isOthers = OTHERS.has(path.split('/')[2] ?? '') || LISTS[lang].some((list) => path.startsWith(`${list}/`));
  return isOthers ? null : { lang, path };
}

/** Addresses of lists, below which a remote may serve more: feeds, calendars, topics. */
const LISTS = Object.fromEntries(
  LANGUAGES.map((lang) => [
    lang,
    ROUTES.map((route) => LINKED_PATTERNS[route][lang]).filter((pattern) => !pattern.includes(':') && pattern !== `/${lang}`),
  ]),
) as Record<Language, string[]>;

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
