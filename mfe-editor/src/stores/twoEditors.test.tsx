import * as fc from 'fast-check';
import { walk } from '../domain/forest/forest.ts';
import { FakeProvider } from '../testing/FakeProvider.ts';
import { commandOf, anyEdit, expectSound, naming, PAGE, SITE } from '../testing/forests.ts';
import { openQueue } from '../testing/openQueue.ts';

const step = fc.record({
  editor: fc.constantFrom(0, 1),
  edit: anyEdit,
  does: fc.constantFrom('edit', 'edit', 'edit', 'undo', 'redo', 'rest'),
  fault: fc.option(fc.constantFrom(500, 'timeout', 'afterCommit'), { freq: 3 }),
});

/** The same walks each time. */
const RUNS = { numRuns: 60, seed: 18 };

it('two editors, failures, undo and redo: when the queues are empty the provider has what both screens show', async () => {
  let commands = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const provider = new FakeProvider();
      for (const content of ['one', 'two']) provider.add(PAGE, 'text', { content });
      provider.add(SITE, 'container', {}, [{ classes: 'col-12', children: [] }]);
      globalThis.fetch = provider.fetch;
      document.cookie = 'csrftoken=known; path=/';
      const editors = [openQueue(), openQueue()];
      const names = [naming('m'), naming('t')];
      for (const editor of editors) await editor.rest();

      for (const { editor: index, edit, does, fault } of steps) {
        const { store, rest } = editors[index]!;
        if (fault) provider.faults.push(fault as 500);
        const area = Object.keys(store.getState().stacks)[0] ?? PAGE;
        const command = does === 'edit' ? commandOf(store.getState().screen, edit, names[index]!) : null;
        if (command && store.run(command) === null) commands += 1;
        if (does === 'undo' && store.undo(area) === null) commands += 1;
        if (does === 'redo' && store.redo(area) === null) commands += 1;
        if (does === 'rest') await rest();
        expectSound(store.getState().screen);
      }
      // The other one may have to hear of what the first one sends last.
      for (let turn = 0; turn < 3; turn += 1) {
        for (const editor of editors) {
          editor.queue.check();
          expect(await editor.rest()).toBe('rest');
          decide(editor);
          await editor.rest();
        }
      }
      for (const editor of editors) {
        expect([editor.screen(PAGE), editor.screen(SITE)]).toEqual([provider.tree(PAGE), provider.tree(SITE)]);
        editor.queue.stop();
      }
    }),
    { ...RUNS, endOnFailure: true },
  );
  process.stdout.write(
    `two editors before a provider in memory: ${RUNS.numRuns} runs (seed ${RUNS.seed}), ${commands} commands\n`,
  );
}, 60_000);

/** Every conflict is decided for what was written here; what was refused is taken back. */
function decide({ store }: ReturnType<typeof openQueue>) {
  const { conflicts, lost, problems } = store.getState();
  store.put({ ...store.getState(), conflicts: {}, lost: [], problems: {} });
  if (Object.keys(conflicts).length + lost.length === 0 && Object.keys(problems).length === 0) return;
  for (const { block } of walk(store.getState().screen)) if (problems[block.key]) store.run({ kind: 'remove', key: block.key });
  const [first] = [...walk(store.getState().screen)];
  if (first) store.run({ kind: 'change', key: first.block.key, fields: { decided: 'yes' } });
}
