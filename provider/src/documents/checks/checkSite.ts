import { and, asc, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { CheckedDocument, SiteChecks } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { pages } from '../../platform/database/schema/index.ts';
import { editedBlocks } from '../../platform/database/schema/working.ts';
import { isKept } from '../isKept.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { placeOf } from '../content/place.ts';
import { type CheckedRow, checkRows } from './checkRows.ts';
import { knowSite } from './knowSite.ts';
import { nameDocuments, nameSection } from './nameDocuments.ts';

/** So many documents are looked at for one answer, which keeps it short. */
const CHUNK = 200;
const ORDER = [sql`${editedBlocks.columnIndex} nulls first`, asc(editedBlocks.position), asc(editedBlocks.id)];
const COLUMNS = {
  id: editedBlocks.id,
  pageId: editedBlocks.pageId,
  contentType: editedBlocks.contentType,
  objectId: editedBlocks.objectId,
  parentId: editedBlocks.parentId,
  columnIndex: editedBlocks.columnIndex,
  slug: editedBlocks.slug,
  model: editedBlocks.model,
  fields: editedBlocks.fields,
  columns: editedBlocks.columns,
  marks: editedBlocks.marks,
};

/** Checks the documents after the one that `after` names: pages first, each kind by its ids. */
export async function checkSite(context: ProviderContext, after: string | undefined): Promise<SiteChecks> {
  const { db } = context;
  const [type = 'page', id = '0'] = after?.split(' ') ?? [];
  const total = await countDocuments(db);
  const documents: CheckedDocument[] = [];
  if (type === 'page') {
    const found = await db
      .select({ id: pages.id })
      .from(pages)
      .where(and(isKept, gt(pages.id, Number(id))))
      .orderBy(asc(pages.id))
      .limit(CHUNK);
    const ids = found.map((page) => page.id);
    if (ids.length > 0) documents.push(...(await check(context, inArray(editedBlocks.pageId, ids))));
    return { documents, checked: ids.length, total, next: ids.length < CHUNK ? 'a 0' : `page ${ids.at(-1)}` };
  }
  const owners = await listOwners(db, type, Number(id));
  const types = [...new Set(owners.map(({ contentType }) => contentType))];
  for (const contentType of types) {
    const ids = owners.filter((owner) => owner.contentType === contentType).map(({ objectId }) => objectId);
    const stands = and(
      sql`${editedBlocks.pageId} is null and ${editedBlocks.contentType} = ${contentType}`,
      inArray(editedBlocks.objectId, ids),
    );
    documents.push(...(await check(context, stands)));
  }
  const last = owners.at(-1);
  return {
    documents,
    checked: owners.length,
    total,
    next: last && owners.length === CHUNK ? `${last.contentType} ${last.objectId}` : null,
  };
}

/** The findings of the blocks that `stands` names, by document; those of the site by section. */
async function check(context: ProviderContext, stands: SQL | undefined): Promise<CheckedDocument[]> {
  const { db } = context;
  const rows: CheckedRow[] = await db
    .select(COLUMNS)
    .from(editedBlocks)
    .where(stands)
    .orderBy(...ORDER);
  const site = await knowSite(context, db, rows);
  const byDocument = Map.groupBy(rows, (row) => placeOf(row).objectId);
  const contentType = rows[0]?.contentType ?? '';
  const isSite = contentType === 'site';
  const names = await nameDocuments(db, contentType, [...byDocument.keys()]);
  return [...byDocument].flatMap(([objectId, own]) => {
    const parts = isSite ? sectionsOf(own) : [own];
    return parts.flatMap((part) => {
      const findings = checkRows(part, site);
      const name = isSite ? nameSection(part[0]?.slug ?? '') : names.get(objectId);
      if (findings.length === 0 || !name) return [];
      return [{ content_type: contentType, object_id: objectId, ...name, findings }];
    });
  });
}

/** Each block at the top with everything in it. */
function sectionsOf(rows: readonly CheckedRow[]): CheckedRow[][] {
  const inside = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (row: CheckedRow): CheckedRow[] => [row, ...(inside.get(row.id) ?? []).flatMap(below)];
  return (inside.get(null) ?? []).map(below);
}

async function countDocuments(db: Queries): Promise<number> {
  const [all] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(pages)
    .where(isKept);
  const [others] = await db
    .select({ count: sql<number>`count(distinct (content_type, object_id))::integer` })
    .from(editedBlocks)
    .where(sql`${editedBlocks.pageId} is null`);
  return (all?.count ?? 0) + (others?.count ?? 0);
}

/** What besides pages owns blocks, after a thing. */
function listOwners(db: Queries, contentType: string, objectId: number): Promise<{ contentType: string; objectId: number }[]> {
  return db
    .selectDistinct({
      contentType: editedBlocks.contentType,
      objectId: sql<number>`${editedBlocks.objectId}`.as('object_id'),
    })
    .from(editedBlocks)
    .where(sql`page_id is null and object_id is not null and (content_type, object_id) > (${contentType}, ${objectId}::integer)`)
    .orderBy(asc(editedBlocks.contentType), sql`object_id`)
    .limit(CHUNK);
}
