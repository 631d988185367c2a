import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { findBlock } from '../domain/forest/forest.ts';
import type { Command } from '../domain/operations/command.ts';
import { FakeDocuments } from '../testing/FakeDocuments.ts';
import { FakeProvider } from '../testing/FakeProvider.ts';
import { PAGE } from '../testing/forests.ts';
import { openQueue } from '../testing/openQueue.ts';
import { createDocumentCalls } from '../transport/createDocumentCalls.ts';
import { createEditorClient } from '@spielplan/shared-editing/client';
import { createHistory } from './createHistory.ts';

/** Two editors of the texts b1 and b2; version 2 is from before the first of them writes. */
async function two() {
  const provider = new FakeProvider();
  for (const content of ['one', 'two']) provider.add(PAGE, 'text', { content, level: 2 });
  const documents = new FakeDocuments(provider, PAGE);
  globalThis.fetch = documents.fetch;
  document.cookie = 'csrftoken=known; path=/';
  const open = async () => {
    const editor = openQueue({ documents: [PAGE] });
    await editor.rest();
    const { store, queue } = editor;
    const calls = createDocumentCalls('de', createEditorClient(createSignalBus()));
    const history = createHistory({ store, queue, calls, elsewhere: calls });
    const does = async (command: Command) => {
      expect(store.run(command)).toBeNull();
      await editor.rest();
    };
    const reads = async () => {
      queue.check();
      await editor.rest();
    };
    return { ...editor, history, does, reads };
  };
  const [mine, theirs] = [await open(), await open()];
  documents.keep('automatic');
  const stored = (id: number) => provider.documents[PAGE]!.find((block) => block.id === id)?.fields.content;
  const shown = (key: string) => findBlock(mine.store.getState().screen, key)?.block.fields.content;
  return { mine, theirs, documents, stored, shown };
}

const write = (key: string, content: string): Command => ({ kind: 'change', key, fields: { content } });

describe('what somebody else has changed since', () => {
  it('is not taken back by undo, and the step before it is the next', async () => {
    const { mine, theirs, stored, shown } = await two();
    await mine.does(write('b2', 'my older'));
    await mine.does(write('b1', 'mine'));
    await theirs.reads();
    await theirs.does(write('b1', 'theirs'));
    await mine.reads();
    expect(mine.store.undo(PAGE)).toBe('overtaken');
    await mine.rest();
    expect([stored(1), shown('b1'), stored(2)]).toEqual(['theirs', 'theirs', 'my older']);
    expect(mine.store.undo(PAGE)).toBeNull();
    await mine.rest();
    expect([stored(1), stored(2)]).toEqual(['theirs', 'two']);
  });

  it('is not taken back by redo', async () => {
    const { mine, theirs, stored } = await two();
    await mine.does(write('b1', 'mine'));
    mine.store.undo(PAGE);
    await mine.rest();
    await theirs.reads();
    await theirs.does(write('b1', 'theirs'));
    await mine.reads();
    expect(mine.store.redo(PAGE)).toBe('overtaken');
    expect([mine.store.redo(PAGE), stored(1)]).toEqual(['nothing', 'theirs']);
  });

  it('is another field or another block: undo works as ever', async () => {
    const { mine, theirs, stored } = await two();
    await mine.does(write('b1', ' mine '));
    await theirs.reads();
    await theirs.does({ kind: 'change', key: 'b1', fields: { level: 3 } });
    await theirs.does(write('b2', 'theirs'));
    await mine.reads();
    expect(mine.store.undo(PAGE)).toBeNull();
    await mine.rest();
    expect([stored(1), stored(2)]).toEqual(['one', 'theirs']);
  });

  it('is gone: undo says so once, and goes on with the step before it', async () => {
    const { mine, theirs, stored } = await two();
    await mine.does(write('b2', 'my older'));
    await mine.does(write('b1', 'mine'));
    await theirs.reads();
    await theirs.does({ kind: 'remove', key: 'b1' });
    await mine.reads();
    expect([mine.store.undo(PAGE), mine.store.undo(PAGE)]).toEqual(['overtaken', null]);
    await mine.rest();
    expect(stored(2)).toBe('two');
  });

  it.each(['after it was seen', 'before it is seen'])('is not taken back with a restored version, %s', async (when) => {
    const { mine, theirs, stored, shown } = await two();
    await mine.does(write('b1', 'mine'));
    expect(await mine.history.restore(PAGE, 2)).toBe('done');
    await theirs.reads();
    await theirs.does(write('b2', 'theirs'));
    if (when === 'after it was seen') await mine.reads();
    expect(await mine.history.step(PAGE, 'undo')).toBe('overtaken');
    expect([stored(1), stored(2), shown('b2')]).toEqual(['one', 'theirs', 'theirs']);
    expect(mine.history.step(PAGE, 'undo')).toBeNull();
  });

  it('is not brought back over before it was seen beside the version', async () => {
    const { mine, theirs, stored } = await two();
    await mine.does(write('b1', 'mine'));
    await mine.history.compare(PAGE, 2);
    await theirs.reads();
    await theirs.does(write('b2', 'theirs'));
    expect(await mine.history.restore(PAGE, 2)).toBe('outdated');
    expect(stored(2)).toBe('theirs');
    const changes = await mine.history.compare(PAGE, 2);
    expect(changes?.map(({ kind, after }) => [kind, after?.fields.content])).toEqual([
      ['changed', 'mine'],
      ['changed', 'theirs'],
    ]);
    expect(await mine.history.restore(PAGE, 2)).toBe('done');
    expect([stored(1), stored(2)]).toEqual(['one', 'two']);
  });
});

it('a version that was brought back is undone with all that its own editor wrote since, step by step', async () => {
  const { mine, documents, stored } = await two();
  await mine.does(write('b1', 'mine'));
  documents.keep('automatic');
  await mine.history.restore(PAGE, 2);
  await mine.does(write('b2', ' later '));
  expect(mine.store.undo(PAGE)).toBeNull();
  await mine.reads();
  expect(await mine.history.step(PAGE, 'undo')).toBe('done');
  expect([stored(1), stored(2)]).toEqual(['mine', 'two']);
  expect(mine.store.undo(PAGE)).toBeNull();
  await mine.rest();
  expect(stored(1)).toBe('one');
});

it('what was written here and is not sent yet is nobody else’s', async () => {
  const { mine, documents, stored } = await two();
  await mine.does(write('b1', 'mine'));
  documents.keep('automatic');
  mine.store.run(write('b2', 'not sent yet'));
  await mine.history.compare(PAGE, 2);
  expect(await mine.history.restore(PAGE, 2)).toBe('done');
  await mine.does(write('b2', 'later'));
  mine.store.undo(PAGE);
  expect(await mine.history.step(PAGE, 'undo')).toBe('done');
  expect(stored(2)).not.toBe('later');
});
