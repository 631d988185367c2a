import type { Block, BlockKey, DocumentKey, Fields, Forest, Place } from '../forest/forest.ts';

/** A change of the screen as data: it can be stored, sent later, undone and tried in a test. */
export type Command =
  /** `subtree` is what the provider copies the block from, with both languages. */
  | { readonly kind: 'insert' | 'restore'; readonly block: Block; readonly place: Place; readonly subtree?: unknown }
  | { readonly kind: 'remove'; readonly key: BlockKey }
  | { readonly kind: 'move'; readonly key: BlockKey; readonly place: Place }
  | { readonly kind: 'change'; readonly key: BlockKey; readonly fields: Fields }
  /**
   * `keys` names the copy of every block inside, so that the same command always makes the same copy.
   */
  | { readonly kind: 'duplicate'; readonly key: BlockKey; readonly keys: Readonly<Record<BlockKey, BlockKey>> }
  /**
   * A version, or one block of it, becomes the working state. The provider does it, for both
   * languages; its inverse is the version that stood there before.
   */
  | VersionCommand
  | { readonly kind: 'arrange'; readonly key: BlockKey; readonly columns: readonly ArrangedColumn[] };

export interface VersionCommand {
  readonly kind: 'version';
  readonly document: DocumentKey;
  readonly version: number;
  /** Null for all blocks, and the texts of a page. */
  readonly only: { readonly key: BlockKey; readonly id: number } | null;
}

export interface ArrangedColumn {
  readonly classes: string;
  readonly children: readonly BlockKey[];
}

/** Why a command does not fit the screen any more; each has a sentence, `refusal.<name>`. */
export type Refusal = 'needsProvider' | 'missing' | 'exists' | 'noPlace' | 'insideItself' | 'tooDeep';

/** The forest after a command and what undoes it, or why it cannot be done. */
export type Outcome = { readonly forest: Forest; readonly inverse: Command } | { readonly refusal: Refusal };

export function refuse(refusal: Refusal): Outcome {
  return { refusal };
}

/** The block that a command is about; null where it is about a whole document. */
export function keyOfCommand(command: Command): BlockKey | null {
  if (command.kind === 'version') return command.only?.key ?? null;
  return 'block' in command ? command.block.key : command.key;
}
