import type { Language } from '@spielplan/shared-contracts/i18n';
import type { DocumentKey, Fields } from '../domain/forest/forest.ts';
import type { WireBlock } from '../domain/workspace/wireBlock.ts';

/**
 * What became of a call. Only `done` and `refused` are
 * final; after the others the queue knows what to do.
 */
export type Reply<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** 409 or 412, with what is current where the provider says so, and documents that have to be named as well. */
  | { readonly kind: 'outdated'; readonly current: WireBlock | null; readonly partners?: readonly DocumentKey[] }
  /** 404: the block is not there any more. */
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly field?: string;
      readonly rule?: string;
      readonly limit?: string;
    }
  /** 401. */
  | { readonly kind: 'loggedOut' }
  /** No answer, or one of a machine that is in trouble: nobody knows what arrived. */
  | { readonly kind: 'lost' };

/** Where a block goes, in the provider's ids. */
export interface WirePlace {
  readonly document: DocumentKey;
  readonly parent: number | null;
  readonly column: number;
  readonly position: number;
}

export interface NewWireBlock {
  readonly model: string;
  readonly slug: string;
  readonly fields: Fields;
  readonly columns: readonly { classes: string }[];
}

export interface BlockSource {
  readonly subtree: unknown;
  readonly blocks: Readonly<Partial<Record<Language, WireBlock>>>;
}

export interface ReadSubtree {
  readonly block: WireBlock;
  readonly subtree: { readonly seal: string };
}

/** The calls that saving is made of. None rejects. */
export interface EditingCalls {
  /** The working state of documents, all or none. */
  read(documents: readonly DocumentKey[]): Promise<Reply<Readonly<Record<DocumentKey, readonly WireBlock[]>>>>;
  create(block: NewWireBlock, place: WirePlace): Promise<Reply<WireBlock>>;
  save(
    block: { model: string; id: number; revision: number },
    fields: Fields,
    columns?: readonly { classes: string }[],
  ): Promise<Reply<WireBlock>>;
  move(id: number, revision: number, place: WirePlace): Promise<Reply<WireBlock>>;
  /** A block with everything in it, what brings it back once it is removed, and the seal of that. */
  subtree(id: number): Promise<Reply<ReadSubtree>>;
  /** A block in both languages with what it can be copied from. */
  source(id: number): Promise<Reply<BlockSource>>;
  /** Removes it as it was read: `outdated` where it, or anything in it, is another by now. */
  remove(id: number, revision: number, seal: string): Promise<Reply<unknown>>;
  restore(subtree: unknown, place: WirePlace): Promise<Reply<WireBlock>>;
  /** The copy gets `slug`, so that it is known again if no answer comes. */
  copy(of: { id: number } | { subtree: unknown }, place: WirePlace, slug: string): Promise<Reply<WireBlock>>;
}
