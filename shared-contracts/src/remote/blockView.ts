import type { DocumentRef } from '../api/index.ts';
import type { PartOwner } from './remoteName.ts';

/** A block as it is shown: who renders it, and what with. */
export interface BlockView {
  id: number;
  model: string;
  owner: PartOwner;
  data: unknown;
  /** Where it is stored; for editors in edit mode alone. */
  source?: BlockSource;
}

/**
 * Why visitors see nothing of a block: nobody knows its model, or not yet its version; it failed; it has nothing to show; not
 * now; or its provider shows nothing of it before it is saved. Its `data` is null, but for `notNow`.
 */
export type BlockGap = 'unknown' | 'newer' | 'failed' | 'empty' | 'notNow' | 'unsaved';

/** Where a block of an editor's page is stored. No visitor's page has it. */
export interface BlockSource {
  document: DocumentRef;
  slug: string;
  /** The block whose column it stands in. */
  parent: number | null;
  revision?: number;
  gap?: BlockGap;
}
