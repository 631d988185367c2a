import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { findBlock } from '../domain/forest/forest.ts';
import { createDocumentCalls } from '../transport/createDocumentCalls.ts';
import { createEditorClient } from '@spielplan/shared-editing/client';
import { FakeDocuments } from '../testing/FakeDocuments.ts';
import { FakeProvider } from '../testing/FakeProvider.ts';
import { PAGE } from '../testing/forests.ts';
import { openQueue } from '../testing/openQueue.ts';
import { createHistory, type VersionOutcome } from './createHistory.ts';

type Fault = 401 | 403 | 409 | 412 | 500 | 'timeout' | 'afterCommit' | 'newer';

const FAULTS: readonly [name: string, fault: Fault, outcome: VersionOutcome][] = [
  ['the session has ended (401)', 401, 'failed'],
  ['it is forbidden (403)', 403, 'failed'],
  ['another editor was quicker (409)', 409, 'outdated'],
  ['another editor was quicker (412)', 412, 'outdated'],
  ['the provider is in trouble (500)', 500, 'failed'],
  ['nothing arrives', 'timeout', 'failed'],
  ['the answer is lost after it was done', 'afterCommit', 'done'],
  ['the answer comes after newer typing', 'newer', 'done'],
];
const STEPS = ['restored', 'undone', 'done again'] as const;
const CELLS = STEPS.flatMap((step) => FAULTS.map(([name, fault, outcome]) => [step, name, fault, outcome] as const));

/** An editor of two texts; the first one has a version from before it was written. */
async function open() {
  const provider = new FakeProvider();
  for (const content of ['one, old', 'two']) provider.add(PAGE, 'text', { content });
  const documents = new FakeDocuments(provider, PAGE);
  globalThis.fetch = documents.fetch;
  document.cookie = 'csrftoken=known; path=/';
  const { store, queue, rest, screen } = openQueue({ documents: [PAGE] });
  await rest();
  store.run({ kind: 'change', key: 'b1', fields: { content: 'one, new' } });
  await rest();
  documents.keep('automatic');
  const calls = createDocumentCalls('de', createEditorClient(createSignalBus()));
  const history = createHistory({ store, queue, calls, elsewhere: calls });
  const contentOf = (key: string) => findBlock(store.getState().screen, key)?.block.fields.content;
  return { provider, documents, store, queue, rest, screen, history, contentOf };
}

let held = 0;
afterAll(() => process.stdout.write(`fault matrix of versions: ${CELLS.length} cells tried, lost: ${CELLS.length - held}\n`));

it.each(CELLS)(
  'a version that is %s, when %s: server and screen agree, and nothing typed is lost',
  async (step, _, fault, wanted) => {
    const { provider, documents, store, queue, rest, screen, history, contentOf } = await open();
    if (step !== 'restored') await history.restore(PAGE, 1);
    if (step === 'done again') await history.step(PAGE, 'undo');
    const act = () => {
      if (step === 'restored') return history.restore(PAGE, 1);
      return history.step(PAGE, step === 'undone' ? 'undo' : 'redo')!;
    };
    const before = contentOf('b1');

    let isDue = true;
    globalThis.fetch = async (input, options) => {
      if (!isDue || !(input as string).includes('/restore/')) return documents.fetch(input, options);
      isDue = false;
      if (typeof fault === 'number') return Response.json({ detail: 'fault' }, { status: fault });
      if (fault === 'timeout') throw new TypeError('Failed to fetch');
      const answer = await documents.fetch(input, options);
      if (fault === 'afterCommit') throw new TypeError('Failed to fetch');
      store.run({ kind: 'change', key: 'b2', fields: { content: 'typed meanwhile' } });
      return answer;
    };
    expect(await act()).toBe(wanted);
    queue.check();
    expect(await rest()).toBe('rest');
    const [old, now] = step === 'undone' ? ['one, old', 'one, new'] : ['one, new', 'one, old'];
    expect([before, contentOf('b1')]).toEqual([old, wanted === 'done' ? now : old]);
    expect(contentOf('b2')).toBe(fault === 'newer' ? 'typed meanwhile' : 'two');
    expect(screen(PAGE)).toEqual(provider.tree(PAGE));

    // What did not work is done when it is tried again, and what worked can be taken back.
    if (wanted === 'done') expect(await history.step(PAGE, step === 'undone' ? 'redo' : 'undo')).toBe('done');
    else expect(await act()).toBe('done');
    expect(contentOf('b1')).toBe(wanted === 'done' ? old : now);
    await rest();
    expect(screen(PAGE)).toEqual(provider.tree(PAGE));
    queue.stop();
    held += 1;
  },
);
