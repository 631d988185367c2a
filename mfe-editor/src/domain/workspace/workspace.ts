import { FIELD_RULES, type FieldProblem } from '@spielplan/shared-contracts/rules/field-rules';
import type { Block, BlockKey, DocumentKey, Fields, Forest } from '../forest/forest.ts';
import type { Command } from '../operations/command.ts';
import type { FieldConflict, ServerState } from '../sync/serverState.ts';

/**
 * What the provider refused of a block, and what was
 * sent: nothing is sent again until that has changed.
 */
export interface Problem {
  readonly status: number;
  readonly field?: string;
  /** One of `FIELD_RULES`, where the provider names one. */
  readonly rule?: string;
  readonly limit?: string;
}

/** What an editor is told of a refusal; the provider's own words are in a language of its own. */
export function ruleOf({ rule: name, limit }: Problem): FieldProblem {
  const rule = FIELD_RULES.find((known) => known === name) ?? 'refused';
  return { rule, ...(limit !== undefined && { limit }) };
}

/**
 * A command that was done, with what undoes it. One that
 * concerns two stacks lies on both under the same id.
 */
export interface Entry {
  readonly id: number;
  readonly command: Command;
  readonly inverse: Command;
  /** Entries that were done together are undone together. */
  readonly group?: number;
  /** Somebody else has changed the same since: taking it back would take back theirs. */
  readonly isOvertaken?: true;
}

export interface Stacks {
  readonly undo: readonly Entry[];
  readonly redo: readonly Entry[];
}

/**
 * Everything an editor has at hand for the documents of a
 * page, as plain data: it is kept in the browser as it is.
 */
export interface Workspace {
  /** What the screen shows. */
  readonly screen: Forest;
  /** What the provider was last known to have. */
  readonly server: ServerState;
  readonly stacks: Readonly<Record<Area, Stacks>>;
  /** Fields that were changed here and elsewhere, until the editor has decided. */
  readonly conflicts: Readonly<Record<BlockKey, readonly FieldConflict[]>>;
  /** Blocks that were changed here and removed elsewhere, until the editor has decided. */
  readonly lost: readonly BlockKey[];
  readonly problems: Readonly<Record<BlockKey, Problem>>;
  /** Removed blocks as the provider handed them out, with both languages; sent back as they are. */
  readonly subtrees: Readonly<Record<BlockKey, unknown>>;
  /** The block that a copy was made of. */
  readonly origins: Readonly<Record<BlockKey, BlockKey>>;
  /** New blocks that were sent and whose answer has not come; those that the provider is known to have are not among them. */
  readonly sent: readonly BlockKey[];
  /** Fields that were sent and whose answer has not come, of new blocks too. */
  readonly unclear: Readonly<Record<BlockKey, Fields>>;
  /** Counts up with each entry of a stack. */
  readonly lastEntry: number;
}

/** What has undo of its own: a document, or a section, which is a block at the top of the site. */
export type Area = string;

export const SITE_DOCUMENT: DocumentKey = 'site:1';

export const EMPTY_WORKSPACE: Workspace = {
  screen: {},
  server: { forest: {}, known: {} },
  stacks: {},
  conflicts: {},
  lost: [],
  problems: {},
  subtrees: {},
  origins: {},
  sent: [],
  unclear: {},
  lastEntry: 0,
};

/** Under which the subtree of a pasted block waits among `subtrees` until it is copied. */
export function clipKey(key: BlockKey): string {
  return `pasted ${key}`;
}

/** A record without some of its keys; the same record where it has none of them. */
export function without<T>(record: Readonly<Record<string, T>>, ...keys: readonly string[]): Readonly<Record<string, T>> {
  if (!keys.some((key) => Object.hasOwn(record, key))) return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

/** A block without what is in its columns. */
export function withoutChildren(block: Block): Block {
  return { ...block, columns: block.columns.map(({ classes }) => ({ classes, children: [] })) };
}
