import { createSignalBus } from '@spielplan/shared-contracts/signals';
import type { Block } from '../domain/forest/forest.ts';
import { createDocumentStore } from '../stores/createDocumentStore.ts';
import { createSaveQueue } from '../stores/createSaveQueue.ts';
import { createEditingCalls } from '../transport/createEditingCalls.ts';
import { createEditorClient } from '@spielplan/shared-editing/client';
import { PAGE, SITE } from './forests.ts';

interface QueueOptions {
  documents?: readonly string[];
  /** So many turns of the event loop an answer may take; over a real network more. */
  turns?: number;
  complete?: (key: string, fields?: readonly string[]) => boolean;
}

/**
 * An editor of two documents with the real store,
 * queue and transport; only the network is the test's.
 */
export function openQueue({ documents = [PAGE, SITE], turns = 400, complete = () => true }: QueueOptions = {}) {
  const merged: string[] = [];
  const moved: string[] = [];
  const returned: string[] = [];
  const store = createDocumentStore(() => queue.changed());
  const queue = createSaveQueue({
    store,
    calls: createEditingCalls('de', createEditorClient(createSignalBus())),
    documents: () => documents,
    onMerged: (keys) => merged.push(...keys),
    onMoved: (keys) => moved.push(...keys),
    onReturned: (keys) => returned.push(...keys),
    isComplete: complete,
    schedule: (work) => {
      const timer = setTimeout(work);
      return () => clearTimeout(timer);
    },
  });
  /** Waits until nothing is sent any more: all is saved, or a login is waited for. */
  const rest = async (): Promise<string> => {
    const isResting = () => ['rest', 'parked'].includes(queue.getState().state);
    for (let turn = 0; turn < turns && !isResting(); turn += 1) await new Promise((go) => setTimeout(go));
    return queue.getState().state;
  };
  const screen = (document: string) => store.getState().screen[document]?.map(plain);
  queue.check();
  return { store, queue, merged, moved, returned, rest, screen };
}

/** A block without its key, as `FakeProvider.tree` tells it. */
function plain({ model, fields, columns }: Block): object {
  return { model, fields, columns: columns.map(({ classes, children }) => ({ classes, children: children.map(plain) })) };
}
