import type { DocumentRef, PreparedBlock, UnsavedBlock } from '../api/index.ts';
import type { BlockView } from './blockView.ts';

export type { DocumentRef };

/**
 * Counts up when the seams of editing, or what the shell tells an editor's browser, change so that
 * an older editor or shell could not work with them. Either side refuses the other by it.
 */
export const EDITING_CONTRACT = 1;

/** What can be edited on a page; only in answers to editors in edit mode. */
export interface PageEditing {
  /** `EDITING_CONTRACT` of the shell. */
  contract: number;
  /** The page's own document first, where it has one; then the sections of its screen by their slugs. */
  documents: readonly (DocumentRef & { section?: string })[];
}

/** What `POST /_blocks` is sent: blocks as they are being written on the page of this path; `id` is that of a stored one. */
export interface PresentBlocksRequest {
  path: string;
  blocks: readonly (UnsavedBlock & { id?: number })[];
}

/**
 * A block as the page would show it, or the provider's refusal of its fields. Columns are empty. With a provider that cannot prepare
 * what is not saved every block is a gap (`unsaved`).
 */
export type PresentedBlock = { key: string; block: BlockView } | Extract<PreparedBlock, { problem: unknown }>;

/** A kind of block, and where it may be chosen (design settings, `editor_modules`). */
export interface BlockKind {
  model: string;
  label: string;
  /** Values of `extra_class` that the house offers for it. */
  extraClasses: readonly string[];
  /** Names of the places where it may be chosen, none for a kind that is only edited; everywhere where they are left out. */
  places?: readonly string[];
  /** JSON Schema of what may be saved, with the field rules of product.md section 5. */
  schema: Readonly<Record<string, unknown>>;
}
