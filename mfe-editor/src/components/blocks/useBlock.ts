import { useStore } from '@spielplan/shared-ui/host';
import { useMemo } from 'react';
import { getField } from '../../domain/fieldPath.ts';
import { type BlockKey, findBlock, type Forest } from '../../domain/forest/forest.ts';
import type { Workspace } from '../../domain/workspace/workspace.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/** What one block shows of the workspace: a key that is pressed in another one costs it nothing. */
export function useBlock<T>({ store }: EditingSession, key: BlockKey | null, select: (workspace: Workspace) => T): T {
  const own = useMemo(
    () => ({ ...store, subscribe: (hear: Parameters<typeof store.watch>[1]) => store.watch(key, hear) }),
    [store, key],
  );
  return useStore(own, select);
}

/** The words of a field; none where it is empty. */
export function textAt(screen: Forest, key: BlockKey, field: string): string {
  return (getField(findBlock(screen, key)?.block.fields, field) as string | null | undefined) ?? '';
}
