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
  /** What brings a block back once it is removed. */
  subtree(id: number): Promise<Reply<unknown>>;
  /** A block in both languages with what it can be copied from. */
  source(id: number): Promise<Reply<BlockSource>>;
  remove(id: number, revision: number): Promise<Reply<unknown>>;
  restore(subtree: unknown, place: WirePlace): Promise<Reply<WireBlock>>;
  /** The copy gets `slug`, so that it is known again if no answer comes. */
  copy(of: { id: number } | { subtree: unknown }, place: WirePlace, slug: string): Promise<Reply<WireBlock>>;
}
