import { and, inArray, sql } from 'drizzle-orm';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type BlockFields, formerAddresses, pages, redirects } from '../../platform/database/schema/index.ts';
import type { ReleasedRoute } from '../../platform/releases/followFeed.ts';
import { isKept } from '../isKept.ts';
import { contractPlaces, type LinkPlaces } from '../../platform/releases/kinds.ts';
import { mapLinks } from './mapLinks.ts';
import { parseOwnAddress, type OwnAddress } from './ownAddress.ts';
import { keyOf, readTargets } from './readTargets.ts';
import { LINK_MARK, type LinkTarget, writeStoredLink } from './storedLink.ts';

type Queries = Pick<Db, 'select'>;
type LinkContext = Pick<ProviderContext, 'configuration' | 'clock' | 'releasedRoutes'>;

/** Finds the page of a path such as `/de/besuch`. */
export type FindPage = (lang: Language, path: string) => number | undefined;

/** What addresses are looked up in. What names a thing that is not there stays as it was written. */
export interface Known {
  findPage: FindPage;
  isThere: (target: LinkTarget) => boolean;
  released?: readonly ReleasedRoute[];
}

/**
 * A block's fields as they are stored: each link inside the site names its page or thing instead of the address,
 * so that it leads there after a renaming, in the language of its reader. An address in the other language than
 * `lang` stays in that one. What is no address of anything stays as it was written.
 */
export async function keepLinks(
  { configuration: { publicOrigin }, clock, releasedRoutes }: LinkContext,
  db: Queries,
  places: LinkPlaces,
  fields: BlockFields,
  lang: Language,
): Promise<BlockFields> {
  const released = releasedRoutes();
  const found: OwnAddress[] = [];
  mapLinks(places, fields, (href) => {
    found.push(...[parseOwnAddress(href, publicOrigin, released)].filter((own) => own !== null));
    return href;
  });
  if (found.length === 0) return fields;
  const findPage = await findPages(
    db,
    found.filter(({ target, isOthers }) => !target && !isOthers),
  );
  const things = await readTargets(
    db,
    found.flatMap(({ target }) => target ?? []),
    clock.now(),
    released,
  );
  const isThere = (target: LinkTarget) => things.has(keyOf(target));
  return mapLinks(places, fields, (href) =>
    toStored(href, publicOrigin, { findPage, isThere, released }, (own) => own.lang === lang),
  );
}

/** The address in a setting as it is stored. */
export async function keepAddress(context: LinkContext, db: Queries, href: string, lang: Language): Promise<string> {
  const { link } = await keepLinks(context, db, contractPlaces('link'), { link: href }, lang);
  return String(link);
}

/** One link as it is stored. `isFollowing` tells whether it leads to the language of its reader. */
export function toStored(
  href: string,
  origin: string,
  { findPage, isThere, released }: Known,
  isFollowing: (own: OwnAddress) => boolean,
): string {
  if (href.startsWith(LINK_MARK)) return href;
  const own = parseOwnAddress(href, origin, released);
  if (!own) return href;
  const target = own.target ?? toPage(findPage(own.lang, own.path));
  return target && (target !== own.target || isThere(target))
    ? writeStoredLink({ ...target, lang: isFollowing(own) ? null : own.lang, rest: own.rest })
    : href;
}

function toPage(id: number | undefined): LinkTarget | null {
  return id === undefined ? null : { kind: 'page', id: String(id) };
}

/** The pages at these addresses; where none has one now, the page that a redirect leads to, or that had it last. */
async function findPages(db: Queries, addresses: readonly Pick<OwnAddress, 'lang' | 'path'>[]): Promise<FindPage> {
  const known = new Map<string, number>();
  const of = (lang: Language) => addresses.filter((address) => address.lang === lang).map(({ path }) => path);
  for (const lang of ['de', 'en'] as const) {
    const paths = of(lang);
    if (paths.length === 0) continue;
    const former = await db
      .select()
      .from(formerAddresses)
      .where(and(sql`${formerAddresses.lang} = ${lang}`, inArray(formerAddresses.path, paths)));
    for (const { path, pageId } of former) known.set(path, pageId);
    const led = await db
      .select({ from: redirects.oldPath, to: redirects.newPath })
      .from(redirects)
      .where(and(sql`${redirects.lang} = ${lang}`, inArray(redirects.oldPath, paths)));
    const current = await readPagesAt(db, lang, [...paths, ...led.map(({ to }) => to)]);
    for (const { from, to } of led) if (current.has(to)) known.set(from, current.get(to) ?? 0);
    for (const [path, id] of current) known.set(path, id);
  }
  return (_, path) => known.get(path);
}

async function readPagesAt(db: Queries, lang: Language, paths: readonly string[]): Promise<Map<string, number>> {
  const path = sql<string>`${pages.path} ->> ${sql.raw(`'${lang}'`)}`;
  const below = [...new Set(paths.map((each) => each.slice(`/${lang}/`.length)))];
  const rows = await db
    .select({ id: pages.id, path })
    .from(pages)
    .where(and(isKept, inArray(path, below)));
  return new Map(rows.map((row) => [`/${lang}/${row.path}`, row.id]));
}
