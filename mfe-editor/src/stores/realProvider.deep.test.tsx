import * as fc from 'fast-check';
import { type Block, walk } from '../domain/forest/forest.ts';
import { commandOf, type AnyEdit, anyEdit, expectSound, naming } from '../testing/forests.ts';
import { openQueue } from '../testing/openQueue.ts';
import { type RealProvider, startRealProvider } from '../testing/realProvider.ts';

/** The same walks each time; with `EDITING_RUNS=300` before the command, that many new ones. */
const RUNS = process.env.EDITING_RUNS
  ? { numRuns: Number(process.env.EDITING_RUNS), seed: Date.now() % 2 ** 31 }
  : { numRuns: 40, seed: 20261123 };
/** Turns of the event loop; an answer of the real provider takes more of them than one in memory. */
const STEPS = 20_000;

const step = fc.record({
  editor: fc.constantFrom(0, 1),
  edit: anyEdit,
  does: fc.constantFrom('edit', 'edit', 'edit', 'undo', 'redo', 'rest'),
  fault: fc.option(fc.constantFrom(401, 500, 'timeout', 'afterCommit'), { freq: 3 }),
});
type Editor = ReturnType<typeof openQueue>;

let provider: RealProvider;
/** Keys of blocks are not used again. */
let runs = 0;
beforeAll(async () => {
  provider = await startRealProvider();
}, 240_000);
afterAll(() => provider.stop());

it('one editor, failures and ended sessions, undo and redo: the provider gets exactly what the screen shows', async () => {
  let commands = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
      const documents = await prepare();
      const editor = openQueue({ documents, turns: STEPS });
      await settle(editor);
      const name = naming(`one-${runs}-`);
      for (const { edit, does, fault } of steps) {
        if (fault) provider.faults.push(fault as 500);
        if (act(editor, edit, does, name)) commands += 1;
        if (does === 'rest') await settle(editor);
      }
      // Nobody else is here: whatever goes wrong on the way, what was made of it here is what counts.
      const wanted = documents.map((document) => editor.store.getState().screen[document]?.map(essence));
      await settle(editor);
      provider.faults.length = 0;
      editor.queue.check();
      await settle(editor);
      expect(documents.map((document) => editor.store.getState().screen[document]?.map(essence))).toEqual(wanted);
      expect(await Promise.all(documents.map(provider.tree))).toEqual(documents.map(editor.screen));
      expect(editor.queue.getState().waiting).toBe(0);
      editor.queue.stop();
    }),
    { ...RUNS, endOnFailure: true },
  );
  process.stdout.write(`one editor before the real provider: ${RUNS.numRuns} runs (seed ${RUNS.seed}), ${commands} commands\n`);
}, 240_000);

it('two editors: when the queues are empty the provider has what both screens show, and no block twice', async () => {
  let commands = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
      const documents = await prepare();
      const editors = [openQueue({ documents, turns: STEPS }), openQueue({ documents, turns: STEPS })];
      for (const editor of editors) await settle(editor);
      const names = [naming(`mine-${runs}-`), naming(`theirs-${runs}-`)];
      for (const { editor: index, edit, does, fault } of steps) {
        if (fault) provider.faults.push(fault as 500);
        if (act(editors[index]!, edit, does, names[index]!)) commands += 1;
        if (does === 'rest') await settle(editors[index]!);
      }
      for (let turn = 0; turn < 3; turn += 1) {
        for (const editor of editors) {
          await settle(editor);
          editor.queue.check();
          await settle(editor);
          decide(editor);
          await settle(editor);
        }
      }
      const stored = await Promise.all(documents.map(provider.tree));
      for (const editor of editors) {
        expect(documents.map(editor.screen)).toEqual(stored);
        expect(editor.queue.getState().waiting).toBe(0);
        editor.queue.stop();
      }
    }),
    { ...RUNS, endOnFailure: true },
  );
  process.stdout.write(`two editors before the real provider: ${RUNS.numRuns} runs (seed ${RUNS.seed}), ${commands} commands\n`);
}, 240_000);

async function prepare(): Promise<readonly string[]> {
  provider.faults.length = 0;
  const { documents } = provider;
  expect(documents).toHaveLength(2);
  await provider.clear();
  runs += 1;
  await provider.add(documents[0]!, 'text', { content: '<p>one</p>' });
  await provider.add(documents[0]!, 'text', { content: '<p>two</p>' });
  await provider.add(documents[1]!, 'container', { columns: [{ classes: 'col-12' }] });
  return documents;
}

/** Does one thing; false where there was nothing to do it with. */
function act({ store }: Editor, edit: AnyEdit, does: string, name: () => string): boolean {
  const area = Object.keys(store.getState().stacks)[0] ?? '';
  if (does === 'undo') return store.undo(area) === null;
  if (does === 'redo') return store.redo(area) === null;
  const command = does === 'edit' ? commandOf(store.getState().screen, edit, name) : null;
  if (!command) return false;
  if (command.kind === 'change') {
    // A provider refuses fields that a kind does not have.
    const found = [...walk(store.getState().screen)].find(({ block }) => block.key === command.key);
    if (found?.block.model !== 'text') return false;
    const { content } = command.fields;
    return store.run(typeof content === 'string' ? { ...command, fields: { content: `<p>${content}</p>` } } : command) === null;
  }
  const isDone = store.run(command) === null;
  expectSound(store.getState().screen);
  return isDone;
}

/** What an editor has made of a block; the provider adds the defaults of its kind. */
function essence({ model, fields: { content, anchor }, columns }: Block): object {
  const inside = columns.map(({ classes, children }) => ({ classes, children: children.map(essence) }));
  return { model, content: content ?? '', anchor: anchor ?? '', columns: inside };
}

/** Waits until all is sent; anyone who is asked to log in does so. */
async function settle(editor: Editor): Promise<void> {
  for (let login = 0; login < 20; login += 1) {
    if ((await editor.rest()) !== 'parked') break;
    editor.queue.loggedIn();
  }
  expect(editor.queue.getState().state).toBe('rest');
}

/** Every conflict is decided for what was written here; what was refused is taken back. */
function decide({ store }: Editor): void {
  const { conflicts, lost, problems } = store.getState();
  store.put({ ...store.getState(), conflicts: {}, lost: [], problems: {} });
  if (Object.keys(conflicts).length + lost.length + Object.keys(problems).length === 0) return;
  for (const { block } of walk(store.getState().screen)) if (problems[block.key]) store.run({ kind: 'remove', key: block.key });
  const first = [...walk(store.getState().screen)].find(({ block }) => block.model === 'text');
  if (first) store.run({ kind: 'change', key: first.block.key, fields: { anchor: 'decided' } });
}
