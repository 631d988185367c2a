import { type Block, type BlockKey, findBlock, type Forest } from '../forest/forest.ts';
import type { ServerState } from '../sync/serverState.ts';
import type { Stamp } from './confirm.ts';
import type { Workspace } from './workspace.ts';

/**
 * A block as the provider's calls for editing carry it: its own fields stand beside the envelope.
 */
export interface WireBlock {
  id: number;
  slug: string;
  model: string;
  revision: number;
  columns: readonly { classes: string; children: readonly WireBlock[] }[];
  [field: string]: unknown;
}

const ENVELOPE: readonly string[] = [
  'id',
  'slug',
  'model',
  'parent',
  'content_type',
  'object_id',
  'revision',
  'schema_version',
  'changes',
  'columns',
  'column',
  'position',
];

/** The own fields of a block. */
export function fieldsOf(wire: WireBlock): Block['fields'] {
  return Object.fromEntries(Object.entries(wire).filter(([name]) => !ENVELOPE.includes(name)));
}

/**
 * What the provider has, in the keys of the editor: known
 * ids keep their key, new blocks are known by their slug,
 * what stands in a copy by its position.
 */
export function toServerState(workspace: Workspace, documents: Readonly<Record<string, readonly WireBlock[]>>): ServerState {
  const keys = new Map(Object.entries(workspace.server.known).map(([key, { id }]) => [id, key]));
  const sent = new Map(workspace.sent.map((key) => [slugOf(key), key]));
  const known: Record<BlockKey, Stamp> = {};
  const recognise = (wire: WireBlock) => {
    const key = keys.has(wire.id) ? undefined : sent.get(wire.slug);
    const own = key === undefined ? undefined : findBlock(workspace.screen, key)?.block;
    if (own && workspace.origins[own.key] !== undefined) pairKeys(wire, own, keys);
    for (const { children } of wire.columns) for (const child of children) recognise(child);
  };
  for (const blocks of Object.values(documents)) for (const block of blocks) recognise(block);
  const nameOf = (wire: WireBlock) => keys.get(wire.id) ?? sent.get(wire.slug) ?? freshKey(wire.id, workspace);
  const forest: Forest = Object.fromEntries(
    Object.entries(documents).map(([document, blocks]) => [document, blocks.map((block) => read(block, nameOf, known))]),
  );
  return { forest, known };
}

/**
 * A block that was just answered, in the keys of the one
 * on the screen it was made from, position by position.
 */
export function parseCreated(wire: WireBlock, wanted: Block): CreatedBlock {
  const stamps: Record<BlockKey, Stamp> = {};
  const keys = new Map<number, BlockKey>();
  pairKeys(wire, wanted, keys);
  const block = read(wire, ({ id }) => keys.get(id) ?? `b${id}`, stamps);
  const asked = new Set(keys.values());
  return { block, stamps, added: Object.keys(stamps).filter((key) => !asked.has(key)) };
}

export interface CreatedBlock {
  block: Block;
  stamps: Readonly<Record<BlockKey, Stamp>>;
  /** What came with it although nobody here knew: somebody else had put it into what was copied. */
  added: readonly BlockKey[];
}

/** The key of a block that came from elsewhere; another block may go by the first one, where that was made anew. */
function freshKey(id: number, { server: { known } }: Workspace): BlockKey {
  const key = `b${id}`;
  return known[key] === undefined ? key : `r${id}`;
}

function pairKeys(wire: WireBlock, wanted: Block, keys: Map<number, BlockKey>): void {
  keys.set(wire.id, wanted.key);
  for (const [column, { children }] of wire.columns.entries())
    for (const [index, child] of children.entries()) {
      const own = wanted.columns[column]?.children[index];
      if (own && own.model === child.model) pairKeys(child, own, keys);
    }
}

/** The slug a new block is created with, by which it is known again if no answer comes. */
export function slugOf(key: BlockKey): string {
  // A block that was removed elsewhere and comes back is a new one for the provider.
  return /^b\d+$/.test(key) ? `again-${key}` : key;
}

/** A key for a new block, which is its slug too. */
export function newKey(model: string): BlockKey {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${model.replaceAll('_', '-')}-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const keysById = new WeakMap<ServerState['known'], ReadonlyMap<number, BlockKey>>();

/** The key of a block of the page; null where the screen has it no more. */
export function keyOfId({ screen, server: { known } }: Pick<Workspace, 'screen' | 'server'>, id: number): BlockKey | null {
  let keys = keysById.get(known);
  if (!keys) keysById.set(known, (keys = new Map(Object.entries(known).map(([key, stamp]) => [stamp.id, key]))));
  const key = keys.get(id);
  return key !== undefined && findBlock(screen, key) ? key : null;
}

function read(wire: WireBlock, nameOf: (wire: WireBlock) => BlockKey, known: Record<BlockKey, Stamp>): Block {
  const key = nameOf(wire);
  known[key] = { id: wire.id, revision: wire.revision };
  return {
    key,
    model: wire.model,
    fields: fieldsOf(wire),
    columns: wire.columns.map(({ classes, children }) => ({
      classes,
      children: children.map((child) => read(child, nameOf, known)),
    })),
  };
}
