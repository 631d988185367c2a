import type { BlockView } from './blockView.ts';

/** A thing that owns blocks, as the provider's calls name it: a page, the site, an event and the like. */
export interface DocumentRef {
  content_type: string;
  object_id: number;
}

/** Why visitors see nothing of a block: nobody knows its model, or not yet its version; it failed; it has nothing to show; not now. */
export type BlockGap = 'unknown' | 'newer' | 'failed' | 'empty' | 'notNow';

/** Where a block of an editor's page is stored. No visitor's page has it. */
export interface BlockSource {
  document: DocumentRef;
  slug: string;
  /** The block whose column it stands in. */
  parent: number | null;
  revision?: number;
  gap?: BlockGap;
}

/** What can be edited on a page; only in answers to editors in edit mode. */
export interface PageEditing {
  /** The page's own document first, where it has one; then the sections of its screen by their slugs. */
  documents: readonly (DocumentRef & { section?: string })[];
}

/** A block as an editor has it before it is stored. */
export interface UnsavedBlock {
  /** Names it in the answer. */
  key: string;
  model: string;
  fields: Readonly<Record<string, unknown>>;
  /** The id of a block that is stored already. */
  id?: number;
}

/** What `POST /_blocks` is sent: blocks as they are being written on the page of this path. */
export interface PresentBlocksRequest {
  path: string;
  blocks: readonly UnsavedBlock[];
}

/**
 * A block as the page would show it, or why it cannot. Columns of a container are empty. `code` is that of the
 * provider's refusal; `CALL_UNKNOWN` where the provider cannot prepare blocks that are not saved.
 */
export type PresentedBlock =
  | { key: string; block: BlockView }
  | { key: string; problem: { code: string; field?: string; detail?: string } };

/** A kind of block that may be chosen here (design settings, `editor_modules`). */
export interface BlockKind {
  model: string;
  label: string;
  /** Values of `extra_class` that the house offers for it. */
  extraClasses: readonly string[];
  /** JSON Schema of what may be saved, with the field rules of product.md section 5. */
  schema: Readonly<Record<string, unknown>>;
}
