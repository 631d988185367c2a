import { findBlock } from '../domain/forest/forest.ts';
import type { Command } from '../domain/operations/command.ts';
import type { DocumentStore } from './createDocumentStore.ts';
import { whenSettled } from './createSaveQueue.ts';
import { FakeProvider, type Fault } from '../testing/FakeProvider.ts';
import { PAGE, text } from '../testing/forests.ts';
import { openQueue } from '../testing/openQueue.ts';

/** Blocks b1, b2 and a container b4 that holds b3. */
function provide() {
  const provider = new FakeProvider();
  provider.add(PAGE, 'text', { content: 'one' });
  provider.add(PAGE, 'text', { content: 'two' });
  const inner = provider.add(PAGE, 'text', { content: 'three' });
  provider.documents[PAGE]!.pop();
  provider.add(PAGE, 'container', {}, [{ classes: 'col-12', children: [inner] }]);
  globalThis.fetch = provider.fetch;
  document.cookie = 'csrftoken=known; path=/';
  return provider;
}

const COMMANDS: readonly [name: string, command: Command][] = [
  ['insert', { kind: 'insert', block: text('text-new', 'new'), place: { document: PAGE, parent: null, column: 0, position: 1 } }],
  ['move', { kind: 'move', key: 'b1', place: { document: PAGE, parent: 'b4', column: 0, position: 1 } }],
  ['change', { kind: 'change', key: 'b1', fields: { content: 'written' } }],
  ['duplicate', { kind: 'duplicate', key: 'b4', keys: { b4: 'container-copy', b3: 'text-copy' } }],
  ['remove', { kind: 'remove', key: 'b1' }],
  [
    'arrange',
    {
      kind: 'arrange',
      key: 'b4',
      columns: [
        { classes: 'col-6', children: [] },
        { classes: 'col-6', children: ['b3'] },
      ],
    },
  ],
];
const FAULTS: readonly [name: string, fault: Fault | 'outdated' | 'newer' | 'lostNewer'][] = [
  ['the session has ended (401)', 401],
  ['it is forbidden (403)', 403],
  ['another editor was quicker (409, 412)', 'outdated'],
  ['the provider is in trouble (500)', 500],
  ['nothing arrives', 'timeout'],
  ['the answer is lost after it was done', 'afterCommit'],
  ['the answer comes after newer typing', 'newer'],
  ['the answer is lost and typing goes on', 'lostNewer'],
];
const CELLS = [...COMMANDS, ['restore', { kind: 'remove', key: 'b1' }] as const].flatMap(([name, command]) =>
  FAULTS.map(([fault, kind]) => [name, fault, command, kind] as const),
);

/** Cells in which server and screen agreed in the end and nothing was lost. */
const held = new Set<string>();
afterAll(() => process.stdout.write(`${describeMatrix()}\n`));

it.each(CELLS)(
  '%s, when %s: server and screen agree in the end, and nothing typed is lost',
  async (name, title, command, fault) => {
    const provider = provide();
    const editor = openQueue();
    await editor.rest();
    if (name === 'restore') editor.store.run(command);
    await editor.rest();

    if (fault === 'outdated') changeElsewhere(provider);
    else if (fault === 'newer' || fault === 'lostNewer') provider.meanwhile = () => typeOn(editor.store, name);
    else provider.faults = [fault];
    if (fault === 'lostNewer') provider.faults = ['afterCommit'];
    expect(name === 'restore' ? editor.store.undo(PAGE) : editor.store.run(command)).toBeNull();
    expect(await editor.rest()).toBe(fault === 401 ? 'parked' : 'rest');
    if (fault === 401) {
      Object.assign(provider, { hasSession: true, token: 'fresh', changes: [] });
      document.cookie = 'csrftoken=fresh; path=/';
      editor.queue.loggedIn();
      await editor.rest();
      expect(provider.changes.every(({ token }) => token === 'fresh')).toBe(true);
      expect(new Set(provider.changes.map(({ request }) => request)).size).toBe(provider.changes.length);
    }
    if (fault === 403 && !['move', 'remove'].includes(name)) {
      // Refused for good: it stays on the screen, marked, and is sent again once it is changed.
      const [[key, problem] = []] = Object.entries(editor.store.getState().problems);
      expect(problem).toMatchObject({ status: 403 });
      editor.store.run({ kind: 'change', key: key!, fields: { anchor: 'again' } });
      await editor.rest();
    }
    editor.queue.check();
    expect(await editor.rest()).toBe('rest');
    expect(editor.screen(PAGE)).toEqual(provider.tree(PAGE));
    expect(editor.queue.getState().waiting).toBe(0);
    expect(editor.store.getState().conflicts).toEqual({});
    const isTyping = fault === 'newer' || fault === 'lostNewer';
    const count = { duplicate: 6, insert: 5 }[name];
    if (count) expect(JSON.stringify(provider.tree(PAGE)).match(/"model"/g)).toHaveLength(count);
    if (isTyping && name === 'duplicate') expect(contentOf(editor.store, 'text-copy')).toBe('typed into the copy');
    if (name === 'change') expect(contentOf(editor.store, 'b1')).toBe(isTyping ? 'written on' : 'written');
    if (isTyping && name === 'insert') expect(contentOf(editor.store, 'text-new')).toBe('new, written on');
    if (isTyping) expect(contentOf(editor.store, 'b2')).toBe('typed meanwhile');
    editor.queue.stop();
    held.add(`${name} ${title}`);
  },
);

it('what is written offline into a copy, or into a block that came back, is shown and stored', async () => {
  const provider = provide();
  const editor = openQueue();
  await editor.rest();
  editor.store.run({ kind: 'duplicate', key: 'b1', keys: { b1: 'text-copy' } });
  editor.store.run({ kind: 'change', key: 'text-copy', fields: { content: 'written into the copy' } });
  await editor.rest();
  expect(contentOf(editor.store, 'text-copy')).toBe('written into the copy');

  editor.store.run({ kind: 'remove', key: 'b2' });
  await editor.rest();
  editor.store.undo(PAGE);
  editor.store.run({ kind: 'change', key: 'b2', fields: { content: 'written after undo' } });
  expect(await editor.rest()).toBe('rest');
  expect(contentOf(editor.store, 'b2')).toBe('written after undo');
  expect(contentOf(editor.store, 'b1')).toBe('one');
  expect(editor.screen(PAGE)).toEqual(provider.tree(PAGE));
  expect(editor.queue.getState().waiting).toBe(0);
  editor.queue.stop();
});

const written = (content: string): Command => ({ kind: 'change', key: 'b1', fields: { content } });
it.each([
  ['changed', (store: DocumentStore) => store.run(written('written on')), 'written on'],
  ['taken back', (store: DocumentStore) => store.undo(PAGE), 'one'],
  ['removed', (store: DocumentStore) => store.run({ kind: 'remove', key: 'b1' }), undefined],
])('what was %s before its refusal came is no trouble, and goes out', async (_, meanwhile, content) => {
  const provider = provide();
  const editor = openQueue();
  await editor.rest();
  provider.faults = [403];
  globalThis.fetch = async (input, init) => {
    const response = await provider.fetch(input, init);
    if (response.status === 403) meanwhile(editor.store);
    return response;
  };
  editor.store.run(written('written'));
  expect(await editor.rest()).toBe('rest');
  expect(editor.store.getState().problems).toEqual({});
  expect(contentOf(editor.store, 'b1')).toBe(content);
  expect(editor.screen(PAGE)).toEqual(provider.tree(PAGE));
  editor.queue.stop();
});

it('a field that must not be empty is not sent while it is; the rest of the page is, and so is its removal', async () => {
  const provider = provide();
  const complete = (key: string, fields: readonly string[] = ['content']) =>
    !fields.includes('content') || contentOf(editor.store, key) !== '';
  const editor: ReturnType<typeof openQueue> = openQueue({ complete });
  await editor.rest();
  const changes = provider.changes.length;
  editor.store.run(written(''));
  await editor.rest();
  expect([provider.changes.length - changes, editor.queue.getState().waiting]).toEqual([0, 1]);
  editor.store.run({ kind: 'change', key: 'b2', fields: { content: 'beside it' } });
  await editor.rest();
  expect([provider.changes.length - changes, editor.queue.getState().waiting]).toEqual([1, 1]);
  editor.store.run({ kind: 'remove', key: 'b1' });
  await editor.rest();
  expect(editor.screen(PAGE)).toEqual(provider.tree(PAGE));
  expect(editor.queue.getState().waiting).toBe(0);
  editor.queue.stop();
});

it.each([400, 403, 404])(
  'documents that cannot be read (%d) are not called offline, nor read again by themselves',
  async (status) => {
    const provider = provide();
    const editor = openQueue();
    await editor.rest();
    let reads = 0;
    globalThis.fetch = async () => {
      reads += 1;
      return new Response('{}', { status });
    };
    editor.queue.check();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([editor.queue.getState().state, reads]).toEqual(['unavailable', 1]);
    editor.store.run({ kind: 'change', key: 'b1', fields: { content: 'written' } });
    expect(await whenSettled(editor.queue)).toBe(1);
    expect([editor.queue.getState().state, reads]).toEqual(['unavailable', 2]);

    globalThis.fetch = provider.fetch;
    editor.queue.check();
    expect(await editor.rest()).toBe('rest');
    expect(editor.screen(PAGE)).toEqual(provider.tree(PAGE));
    expect(contentOf(editor.store, 'b1')).toBe('written');
    editor.queue.stop();
  },
);

/** A line for each fault, a mark for each command, and the sum. */
function describeMatrix(): string {
  const names = [...new Set(CELLS.map(([name]) => name))];
  const rows = FAULTS.map(([title]) => {
    const marks = names.map((name) => (held.has(`${name} ${title}`) ? 'held' : 'lost').padEnd(10));
    return `${title.padEnd(45)}${marks.join('')}`;
  });
  const sum = `fault matrix of commands: ${CELLS.length} cells tried, lost: ${CELLS.length - held.size}`;
  return [''.padEnd(45) + names.map((name) => name.padEnd(10)).join(''), ...rows, sum].map((line) => line.trimEnd()).join('\n');
}

function changeElsewhere({ documents }: FakeProvider) {
  for (const block of documents[PAGE]!) block.revision += 5;
  Object.assign(documents[PAGE]!.find(({ id }) => id === 2)!.fields, { anchor: 'theirs' });
}

function typeOn(store: DocumentStore, name: string) {
  store.run({ kind: 'change', key: 'b2', fields: { content: 'typed meanwhile' } });
  if (name === 'change') store.run({ kind: 'change', key: 'b1', fields: { content: 'written on' } });
  if (name === 'duplicate') store.run({ kind: 'change', key: 'text-copy', fields: { content: 'typed into the copy' } });
  if (name === 'insert') store.run({ kind: 'change', key: 'text-new', fields: { content: 'new, written on' } });
}

function contentOf(store: DocumentStore, key: string) {
  return findBlock(store.getState().screen, key)?.block.fields.content;
}
