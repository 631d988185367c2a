import type { BlockChange } from './changeBlocks.ts';
import type { NewBlock } from './createBlock.ts';

/**
 * What every body may carry besides the fields of its
 * block; by then the call's schema has checked all of it.
 */
interface Envelope {
  id?: number;
  parent?: number | null;
  content_type: string;
  object_id: number;
  slug: string;
  column?: number;
  position?: number;
  revision?: number;
  columns?: { classes: string }[];
}

/** Takes the body of creating a block apart: where it goes, and what is in it. */
export function parseNewBlock(body: unknown): NewBlock {
  const {
    id: _,
    parent = null,
    content_type: contentType,
    object_id: objectId,
    slug,
    column,
    position,
    columns,
    ...fields
  } = body as Envelope;
  return {
    place: { contentType, objectId },
    position: { parent, column, position },
    slug,
    columns,
    fields,
  };
}

/** Takes the body of a change apart. */
export function parseChange(body: unknown): BlockChange & { revision: number | undefined } {
  const { id: _, parent, column, position, revision, columns, ...fields } = body as Partial<Envelope>;
  const place = Object.fromEntries(Object.entries({ parent, column, position }).filter(([, value]) => value !== undefined));
  return { fields, columns, position: place, revision };
}
