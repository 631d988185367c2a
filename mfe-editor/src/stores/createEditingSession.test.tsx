import { jest } from '@jest/globals';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { FakeDocuments } from '../testing/FakeDocuments.ts';
import { FakeProvider } from '../testing/FakeProvider.ts';
import { PAGE, SITE, start, text } from '../testing/forests.ts';
import { listKept } from '../transport/createWorkspaceStorage.ts';
import { createEditingSession, type EditingSession } from './createEditingSession.ts';

let account = 9_000;
let session: EditingSession | null = null;
const timers = jest.spyOn(globalThis, 'setTimeout');
const ended = jest.spyOn(globalThis, 'clearTimeout');

/** An editor of one headline; `hasDrafts` is whether the provider knows of publishing. */
async function open({ hasDrafts = true } = {}) {
  const provider = new FakeProvider();
  provider.add(PAGE, 'headline', { content: 'Eins' });
  const documents = new FakeDocuments(provider, PAGE);
  globalThis.fetch = async (input, options) => {
    if ((input as string).startsWith('/_blocks')) return Response.json({ kinds: [], blocks: [] });
    if (!hasDrafts && /\/documents\/\?/.test(input as string)) return Response.json({}, { status: 404 });
    return documents.fetch(input, options);
  };
  document.cookie = 'csrftoken=known; path=/';
  provider.account = account += 1;
  session = await createEditingSession({ lang: 'de', account, path: '/de/x', documents: [PAGE], signals: createSignalBus() });
  const modeBefore = session.publishing.getState().mode;
  const { queue } = session;
  await waitFor(() => expect(queue.getState().state).toBe('rest'));
  return { provider, session, modeBefore };
}

const write = ({ store, queue }: EditingSession, content: string) => {
  store.run({ kind: 'change', key: 'b1', fields: { content } });
  queue.flush();
};
/** The wait that was begun last, and what it does in the end. */
const lastWait = (ms: number) => timers.mock.calls.findLast(([, each]) => each === ms)?.[0];

afterEach(() => {
  session?.stop();
  session = null;
  timers.mockClear();
  ended.mockClear();
});

it.each([
  ['was saved', [], 'save'],
  ['was refused', [403], 'error'],
] as const)('an alert that something %s is shown for 4000 ms', async (_, faults, alert) => {
  const { provider, session: own } = await open();
  expect(own.ui.getState().alert).toBeNull();
  provider.faults = [...faults];
  write(own, 'Zwei');
  await waitFor(() => expect(own.ui.getState().alert).toBe(alert));
  expect(own.queue.getState().state).toBe('rest');
  lastWait(4_000)!();
  expect(own.ui.getState().alert).toBeNull();
});

it('what was told goes after 8 s; what did not work, or has to be looked at, stays until the next step', async () => {
  const { session: own } = await open();
  own.say('said.removed', { name: 'Text' });
  expect(own.ui.getState().said).toEqual({ text: 'said.removed', count: 1, values: { name: 'Text' } });
  lastWait(8_000)!();
  expect(own.ui.getState().said).toEqual({ text: '', count: 1 });
  own.say('said.undo');
  const waits = timers.mock.calls.length;
  for (const text of ['refusal.missing', 'publish.failed', 'said.copyFailed', 'said.movedElsewhere']) own.say(text);
  expect([timers.mock.calls.length, own.ui.getState().said]).toEqual([waits, { text: 'said.movedElsewhere', count: 6 }]);
  const begun = timers.mock.results[timers.mock.calls.findLastIndex(([, ms]) => ms === 8_000)]!.value;
  expect(ended).toHaveBeenCalledWith(begun);
});

it.each(['publish.waiting', 'version.waiting'])('%s stays until all is saved, and goes with it', async (asked) => {
  const { session: own } = await open();
  own.store.run({ kind: 'change', key: 'b1', fields: { content: 'Zwei' } });
  const waits = timers.mock.calls.length;
  own.say(asked);
  expect([timers.mock.calls.length, own.ui.getState().said.text]).toEqual([waits, asked]);
  own.queue.flush();
  await waitFor(() => expect(own.queue.getState().waiting).toBe(0));
  expect(own.ui.getState().said).toEqual({ text: '', count: 1 });
  // It may be said of the other language's page, while all of this one is saved.
  own.say(asked);
  lastWait(8_000)!();
  expect(own.ui.getState().said.text).toBe('');
});

it.each([
  [true, 'draft'],
  [false, 'direct'],
])('whether saves are live is known before anything can be changed (drafts: %s)', async (hasDrafts, mode) => {
  const { modeBefore } = await open({ hasDrafts });
  expect(modeBefore).toBe(mode);
});

it('a browser that keeps nothing is told as such, and as soon as it keeps again', async () => {
  const { session: own } = await open();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  write(own, 'Zwei');
  await waitFor(() => expect(own.ui.getState().isKept).toBe(false));
  put.mockRestore();
  write(own, 'Drei');
  await waitFor(() => expect(own.ui.getState().isKept).toBe(true));
});

it('without a block in hand undo goes on in the section where something was done last, to its beginning and back', async () => {
  const { session: own } = await open();
  own.store.put({ ...own.store.getState(), screen: { ...own.store.getState().screen, ...start() } });
  const { store } = own;
  const texts = () => store.getState().screen[SITE]![0]!.columns[0]!.children.map(({ fields }) => fields.content);
  const steps = (step: 'undo' | 'redo') => [store[step](own.area()), texts(), store[step](own.area()), texts()];
  store.run({ kind: 'change', key: 'a', fields: { content: 'on the page' } });
  store.run({ kind: 'change', key: 't', fields: { content: 'one' } });
  store.run({ kind: 'insert', block: text('n', 'two'), place: { document: SITE, parent: 's', column: 0, position: 1 } });
  expect(own.area()).toBe('site:1/s');
  expect(steps('undo')).toEqual([null, ['one'], null, ['text t']]);
  expect(steps('redo')).toEqual([null, ['one'], null, ['one', 'two']]);
});

it('an editor who comes back reads what others have done meanwhile; one who leaves has everything kept', async () => {
  const { provider, session: own } = await open();
  provider.documents[PAGE]![0]!.fields.content = 'Anderswo';
  window.dispatchEvent(new Event('focus'));
  const content = () => own.store.getState().screen[PAGE]![0]!.fields.content;
  await waitFor(() => expect(content()).toBe('Anderswo'));
  provider.documents[PAGE]![0]!.fields.content = 'Noch einmal';
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(content()).toBe('Noch einmal'));
  // All that was read is kept by now, so that only the end can keep anything.
  await waitFor(async () => expect(JSON.stringify(await listKept(own.account))).toContain('Noch einmal'));
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(put).toHaveBeenCalled());
  put.mockRestore();
});
