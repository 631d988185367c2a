import { createDocumentStore } from '../stores/createDocumentStore.ts';
import { createSaveQueue } from '../stores/createSaveQueue.ts';
import type { WireBlock } from '../domain/workspace/wireBlock.ts';
import type { EditingCalls, Reply } from '../transport/editingCalls.ts';
import { PAGE } from './forests.ts';

/** A block of text as the provider has it. */
export const wire = (id: number, content: string, revision = 0): WireBlock => ({
  id,
  slug: `s${id}`,
  model: 'text',
  revision,
  columns: [],
  content,
});
/** Lets answers arrive. */
export const turn = () => new Promise((go) => setTimeout(go));
export const LOST: Reply<never> = { kind: 'lost' };

/** A queue whose timers and answers are the test's. */
export async function openHeldQueue(blocks = [wire(1, 'one'), wire(2, 'two')]) {
  const timers: { ms: number; work: () => void; isCancelled: boolean }[] = [];
  const merged: (readonly string[])[] = [];
  const saved: object[] = [];
  /** Saves and moves that wait for their answer, by the id of their block. */
  const flights = new Map<number, (reply: Reply<WireBlock>) => void>();
  const calls = {
    reads: 0,
    read: async (): Promise<Reply<Record<string, readonly WireBlock[]>>> => ({ kind: 'done', value: { [PAGE]: blocks } }),
    save: ({ id }: { id: number }, fields: object) => {
      saved.push(fields);
      return new Promise<Reply<WireBlock>>((answer) => flights.set(id, answer));
    },
    move: (id: number) => new Promise<Reply<WireBlock>>((answer) => flights.set(id, answer)),
  };
  const store = createDocumentStore(() => queue.changed());
  const queue = createSaveQueue({
    store,
    calls: {
      ...calls,
      read: () => {
        calls.reads += 1;
        return calls.read();
      },
      save: (block: { id: number }, fields: object) => calls.save(block, fields),
    } as unknown as EditingCalls,
    documents: () => [PAGE],
    onMerged: (keys) => void merged.push(keys),
    isComplete: () => true,
    schedule(work, ms) {
      const timer = { ms, work, isCancelled: false };
      timers.push(timer);
      return () => void (timer.isCancelled = true);
    },
  });
  queue.check();
  await turn();
  return {
    store,
    queue,
    calls,
    flights,
    timers,
    merged,
    saved,
    state: () => queue.getState().state,
    waits: () => timers.filter(({ isCancelled }) => !isCancelled).map(({ ms }) => ms),
    write: (id: number, content: string) => store.run({ kind: 'change', key: `b${id}`, fields: { content } }),
    /** Runs the timer that was set last. */
    elapse: async () => {
      timers.at(-1)!.work();
      await turn();
    },
    answer: async (id: number, reply: Reply<WireBlock>) => {
      const settle = flights.get(id)!;
      flights.delete(id);
      settle(reply);
      await turn();
    },
  };
}
