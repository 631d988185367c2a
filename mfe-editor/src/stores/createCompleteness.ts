import type { BlockKind } from '@spielplan/shared-contracts/remote';
import { type BlockKey, findBlock } from '../domain/forest/forest.ts';
import { missingFields } from '../domain/requiredFields.ts';
import type { Workspace } from '../domain/workspace/workspace.ts';

/** What the provider asks for in the blocks of a workspace. */
export interface Completeness {
  /**
   * Whether a block has all of it; with the names of fields, of these. As long as nobody
   * knows the kinds, a new block has not, nor has a change that empties a field.
   */
  isComplete(key: BlockKey, fields?: readonly string[]): boolean;
  /** Whether it is known that a block lacks something. */
  lacks(key: BlockKey): boolean;
}

/** Judges by the kinds as they are known by then; null as long as they are not. */
export function createCompleteness(
  read: () => Pick<Workspace, 'screen' | 'server'>,
  readKinds: () => readonly BlockKind[] | null,
): Completeness {
  const missingIn = (key: BlockKey): string[] | null => {
    const block = findBlock(read().screen, key)?.block;
    const kinds = readKinds();
    const schema = kinds?.find(({ model }) => model === block?.model)?.schema;
    if (!block || (kinds && !schema)) return [];
    return schema ? missingFields(block, schema) : null;
  };
  return {
    isComplete(key, fields) {
      const missing = missingIn(key);
      if (missing) return missing.every((field) => fields && !fields.includes(field));
      const { screen, server } = read();
      if (!findBlock(server.forest, key)) return false;
      return !fields || missingFields(findBlock(screen, key)!.block, { required: fields }).length === 0;
    },
    lacks: (key) => (missingIn(key) ?? []).length > 0,
  };
}
