import { BLOCKS, type BlockModel, type PageBlock } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { modules } from '../../platform/database/schema/index.ts';
import { withPictures } from './storedPicture.ts';

export type BlockRow = typeof modules.$inferSelect;
/** A block without its revision, as saved states keep it; older ones hold no marks either. */
export type StoredBlock = Omit<BlockRow, 'revision' | 'marks'> & Partial<Pick<BlockRow, 'revision' | 'marks'>>;
/** What an answer carries beside a block's fields. */
export type Extra = (row: StoredBlock) => object;

/** Blocks as a tree, in one language; rows come in the order of the page. */
export function presentBlocks(rows: readonly StoredBlock[], lang: Language, extra?: Extra): PageBlock[] {
  return childrenOf(rows, null, null, lang, extra);
}

/** One block with everything in it. Fields that an editor left out get their defaults; an unknown model stays as it is. */
export function presentBlock(rows: readonly StoredBlock[], row: StoredBlock, lang: Language, extra?: Extra): PageBlock {
  return {
    ...withDefaults(row.model, withPictures(row.fields[lang]) as Record<string, unknown>),
    id: row.id,
    slug: row.slug,
    model: row.model,
    parent: row.parentId,
    content_type: row.contentType,
    object_id: row.pageId ?? row.objectId ?? 0,
    ...(isKnownModel(row.model) && { schema_version: BLOCKS[row.model].schemaVersion }),
    columns: row.columns.map((classes, index) => ({ classes, children: childrenOf(rows, row.id, index, lang, extra) })),
    ...(row.revision !== undefined && { revision: row.revision }),
    ...extra?.(row),
  };
}

/** Whether a model is one of the contract's. */
function isKnownModel(model: string): model is BlockModel {
  return Object.hasOwn(BLOCKS, model);
}

function childrenOf(
  rows: readonly StoredBlock[],
  parentId: number | null,
  columnIndex: number | null,
  lang: Language,
  extra?: Extra,
): PageBlock[] {
  return rows
    .filter((row) => row.parentId === parentId && row.columnIndex === columnIndex)
    .map((row) => presentBlock(rows, row, lang, extra));
}

export function withDefaults(model: string, fields: Record<string, unknown>): Record<string, unknown> {
  if (!isKnownModel(model)) return fields;
  const complete = BLOCKS[model].fields.safeParse(fields);
  return complete.success ? { ...fields, ...complete.data } : fields;
}
