import { eq, type SQL, sql } from 'drizzle-orm';
import { LANGUAGES, type Language, type Localised } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../../platform/database/connect.ts';
import {
  alerts,
  type BlockFields,
  formerAddresses,
  openingHours,
  pages,
  redirects,
  settings,
} from '../../platform/database/schema/index.ts';
import { isKept } from '../isKept.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import { type FindPage, toStored } from './keepLinks.ts';
import { mapLinks } from './mapLinks.ts';
import { contractPlaces } from '../../platform/releases/kinds.ts';

const MARKER = 'links_by_id';
const CHUNK = 200;
const HAS_ADDRESS = (column: SQL) => sql`(${column} like '%/de%' or ${column} like '%/en%')`;

type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'execute'>;
interface StoredFields {
  model: string;
  fields: Localised<BlockFields>;
}
type Keep = (href: string, lang: Language, other: ReadonlySet<string>) => string;

/**
 * Makes links of blocks that were stored as addresses, as all were once and the seed writes them, name what they
 * lead to: in what is published, in work and in versions. Done once for a database; answers how many blocks and
 * settings were changed. For one process at a time (`Database.alone`).
 */
export async function takeOverLinks(db: Db, origin: string): Promise<number> {
  const [marker] = await db.select().from(settings).where(eq(settings.key, MARKER));
  if (marker) return 0;
  return db.transaction(async (tx) => {
    const findPage = await readAllAddresses(tx);
    // A copy for the other language brought its addresses along: those lead to the language of its reader.
    const keep: Keep = (href, lang, other) =>
      toStored(href, origin, { findPage, isThere: () => true }, (own) => own.lang === lang || other.has(href));
    let changed = 0;
    for (const table of ['modules', 'working_modules']) changed += await takeOverTable(tx, sql.identifier(table), keep);
    changed += await takeOverVersions(tx, keep);
    changed += await takeOverForms(tx, keep);
    await tx.insert(settings).values({ key: MARKER, value: true });
    return changed;
  });
}

async function takeOverTable(tx: Queries, table: SQL | ReturnType<typeof sql.identifier>, keep: Keep): Promise<number> {
  let changed = 0;
  for (let last = 0; ;) {
    const rows = await tx
      .select({ id: sql<number>`id`, model: sql<string>`model`, fields: sql<Localised<BlockFields>>`fields` })
      .from(sql`${table}`)
      .where(sql`id > ${last}::integer and ${HAS_ADDRESS(sql`fields::text`)}`)
      .orderBy(sql`id`)
      .limit(CHUNK);
    for (const row of rows) {
      const fields = keepBoth(row, keep);
      if (fields === row.fields) continue;
      changed += 1;
      await tx.execute(sql`update ${table} set fields = ${JSON.stringify(fields)}::jsonb where id = ${row.id}::integer`);
    }
    const end = rows.at(-1);
    if (!end || rows.length < CHUNK) return changed;
    last = end.id;
  }
}

async function takeOverVersions(tx: Queries, keep: Keep): Promise<number> {
  let changed = 0;
  for (let last = ''; ;) {
    const rows = await tx
      .select({ hash: sql<string>`hash`, content: sql<{ modules?: StoredFields[] }>`content` })
      .from(sql`page_snapshots`)
      .where(sql`hash > ${last} and ${HAS_ADDRESS(sql`content::text`)}`)
      .orderBy(sql`hash`)
      .limit(CHUNK);
    for (const { hash, content } of rows) {
      const before = content.modules ?? [];
      const modules = before.map((block) => ({ ...block, fields: keepBoth(block, keep) }));
      const count = modules.filter((block, index) => block.fields !== before[index]?.fields).length;
      if (count === 0) continue;
      changed += count;
      await tx.execute(
        sql`update page_snapshots set content = ${JSON.stringify({ ...content, modules })}::jsonb where hash = ${hash}`,
      );
    }
    const end = rows.at(-1);
    if (!end || rows.length < CHUNK) return changed;
    last = end.hash;
  }
}

/** The same object where nothing was an address of the site. */
function keepBoth({ model, fields }: StoredFields, keep: Keep): Localised<BlockFields> {
  const hrefs = Object.fromEntries(LANGUAGES.map((lang) => [lang, linksIn(model, fields[lang])])) as Localised<Set<string>>;
  let isChanged = false;
  const of = (lang: Language, other: Language) =>
    mapLinks(contractPlaces(model), fields[lang], (href) => {
      const kept = keep(href, lang, hrefs[other]);
      isChanged ||= kept !== href;
      return kept;
    });
  const kept = { de: of('de', 'en'), en: of('en', 'de') };
  return isChanged ? kept : fields;
}

function linksIn(model: string, fields: BlockFields): Set<string> {
  const found = new Set<string>();
  mapLinks(contractPlaces(model), fields, (href) => {
    found.add(href);
    return href;
  });
  return found;
}

async function takeOverForms(tx: Queries, keep: Keep): Promise<number> {
  const both = ({ de, en }: Localised): Localised => ({ de: keep(de, 'de', new Set([en])), en: keep(en, 'en', new Set([de])) });
  let changed = 0;
  for (const { id, link } of await tx.select().from(alerts)) {
    const kept = both(link);
    if (kept.de === link.de && kept.en === link.en) continue;
    changed += 1;
    await tx.update(alerts).set({ link: kept }).where(eq(alerts.id, id));
  }
  for (const { id, alternativeLinkUrl: url } of await tx.select().from(openingHours)) {
    const kept = both(url);
    if (kept.de === url.de && kept.en === url.en) continue;
    changed += 1;
    await tx.update(openingHours).set({ alternativeLinkUrl: kept }).where(eq(openingHours.id, id));
  }
  return changed;
}

async function readAllAddresses(tx: Queries): Promise<FindPage> {
  const known = new Map<string, number>();
  for (const { path, pageId } of await tx.select().from(formerAddresses)) known.set(path, pageId);
  const current = new Map<string, number>();
  for (const { id, path } of await tx.select({ id: pages.id, path: pages.path }).from(pages).where(isKept))
    for (const url of Object.values(pagePaths({ path }))) current.set(url, id);
  for (const { oldPath, newPath } of await tx.select().from(redirects)) {
    const id = current.get(newPath);
    if (id !== undefined) known.set(oldPath, id);
  }
  for (const [path, id] of current) known.set(path, id);
  return (_, path) => known.get(path);
}
