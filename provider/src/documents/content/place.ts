import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { DocumentRef } from '@spielplan/shared-contracts/api';
import type { modules } from '../../platform/database/schema/index.ts';
import type { documents, editedBlocks, workingBlocks } from '../../platform/database/schema/working.ts';
import type { BlockRow } from './presentBlocks.ts';

/** Columns inside columns inside columns: the site shows no more. */
export const MAX_DEPTH = 4;

/** What blocks stand on: a page, or another thing of the site by its type and id. */
export interface Place {
  contentType: string;
  objectId: number;
  /** Set where its publishing has taken a redirect away, so that shells read these again. */
  hasFreedAddress?: boolean;
}

export type BlockTable = typeof modules | typeof workingBlocks | typeof editedBlocks;

/** The blocks of a table that stand on a place. */
export function standsOn(table: BlockTable, { contentType, objectId }: Place): SQL {
  if (contentType === 'page') return eq(table.pageId, objectId);
  return and(isNull(table.pageId), eq(table.contentType, contentType), eq(table.objectId, objectId)) ?? sql`false`;
}

export function placeOf({ contentType, pageId, objectId }: Pick<BlockRow, 'contentType' | 'pageId' | 'objectId'>): Place {
  return { contentType, objectId: pageId ?? objectId ?? 0 };
}

/** How a block names the place it stands on. */
export function ownerColumns({ contentType, objectId }: Place): Pick<BlockRow, 'contentType' | 'pageId' | 'objectId'> {
  const isPage = contentType === 'page';
  return { contentType, pageId: isPage ? objectId : null, objectId: isPage ? null : objectId };
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.contentType === other.contentType && one.objectId === other.objectId;
}

export function placeNamed({ content_type: contentType, object_id: objectId }: DocumentRef): Place {
  return { contentType, objectId };
}

/** The row of a document. */
export function isDocument(table: typeof documents, { contentType, objectId }: Place): SQL {
  return and(eq(table.contentType, contentType), eq(table.objectId, objectId)) ?? sql`false`;
}
