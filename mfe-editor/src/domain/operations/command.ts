import type { Block, BlockKey, Fields, Forest, Place } from '../forest/forest.ts';

/** A change of the screen as data: it can be stored, sent later, undone and tried in a test. */
export type Command =
  | { readonly kind: 'insert' | 'restore'; readonly block: Block; readonly place: Place }
  | { readonly kind: 'remove'; readonly key: BlockKey }
  | { readonly kind: 'move'; readonly key: BlockKey; readonly place: Place }
  | { readonly kind: 'change'; readonly key: BlockKey; readonly fields: Fields }
  /**
   * `keys` names the copy of every block inside, so that the same command always makes the same copy.
   */
  | { readonly kind: 'duplicate'; readonly key: BlockKey; readonly keys: Readonly<Record<BlockKey, BlockKey>> }
  | { readonly kind: 'arrange'; readonly key: BlockKey; readonly columns: readonly ArrangedColumn[] };

export interface ArrangedColumn {
  readonly classes: string;
  readonly children: readonly BlockKey[];
}

/** Why a command does not fit the screen any more; each has a sentence, `refusal.<name>`. */
export type Refusal = 'missing' | 'exists' | 'noPlace' | 'insideItself' | 'tooDeep';

/** The forest after a command and what undoes it, or why it cannot be done. */
export type Outcome = { readonly forest: Forest; readonly inverse: Command } | { readonly refusal: Refusal };

export function refuse(refusal: Refusal): Outcome {
  return { refusal };
}
