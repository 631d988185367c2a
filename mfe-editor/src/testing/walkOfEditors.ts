import * as fc from 'fast-check';
import { type Block, type BlockKey, findBlock, walk, type Forest } from '../domain/forest/forest.ts';
import { toRef } from '../transport/createEditingCalls.ts';
import { bringBack } from '../components/bringBack.ts';
import { createBlockActions } from '../components/blocks/blockActions.ts';
import { decideConflict, valueFor } from '../domain/workspace/decide.ts';
import { whenSettled } from '../stores/createSaveQueue.ts';
import { byCommand, type EditorOnPage, openEditor, SITE, type Shown, shownOf } from './editorOnPage.tsx';
import { anyEdit, type AnyEdit, commandOf, expectSound, naming } from './forests.ts';
import type { Browser, BrowserFault, RealHouse } from './realHouse.ts';

/** What an editor may do in a walk. */
const DOES = [
  'edit',
  'edit',
  'edit',
  'edit',
  'undo',
  'redo',
  'name',
  'restore',
  'restoreBlock',
  'decide',
  'reload',
  'read',
  'offline',
  'online',
  'discard',
  'publish',
] as const;

const anyStep = fc.record({
  editor: fc.nat(2),
  does: fc.constantFrom(...DOES),
  edit: anyEdit,
  pick: fc.nat(1_000),
  /** Whether the next one acts before this one is sent and read. */
  isHasty: fc.boolean(),
  fault: fc.constantFrom<BrowserFault | null>(null, null, null, null, null, null, 500, 'timeout', 'afterCommit'),
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

export interface WalkOptions {
  house: RealHouse;
  browsers: readonly Browser[];
  /** Which language each of them edits. */
  langs: readonly ('de' | 'en')[];
  main: string;
  section: number;
  seed: number;
  steps: number;
}

/** The same steps for the same seed. */
export async function walkOfEditors({ house, browsers, langs, main, section, seed, steps }: WalkOptions): Promise<number> {
  const editors: EditorOnPage[] = [];
  for (const [index, browser] of browsers.entries()) {
    browser.removals.length = 0;
    editors.push(await openEditor({ house, main, section }, browser, langs[index]!, `e${index}`));
  }
  const log: string[] = [];
  const name = naming(`w${seed}-`);
  let done = 0;
  try {
    for (const step of fc.sample(anyStep, { seed, numRuns: steps })) {
      const editor = editors[step.editor % editors.length]!;
      if (step.fault) editor.browser.faults.push(step.fault);
      const did = await act(editor, step, main, section, name, house);
      if (did !== null) log.push(`${editor.name}: ${did}${step.fault ? ` (${step.fault})` : ''}`);
      done += 1;
      expectSound(editor.session.store.getState().screen);
      if (step.isHasty) continue;
      await readAll(editors);
      await expectTruth(editors, house, main, section);
    }
    for (const { browser } of editors) Object.assign(browser, { isOffline: false, faults: [] });
    window.dispatchEvent(new Event('online'));
    for (let round = 0; round < 3; round += 1) {
      for (const editor of editors) while (decideOne(editor, 0)) await settle(editor);
      await readAll(editors);
    }
    for (const editor of editors) await whenRead(editor);
    for (const editor of editors) expect([editor.name, editor.bar()]).toEqual([editor.name, SAVED[editor.lang]]);
    await expectTruth(editors, house, main, section);
  } catch (error) {
    throw new Error(`seed ${seed}, after:\n${log.slice(-40).join('\n')}\n${(error as Error).message}`, { cause: error });
  } finally {
    for (const editor of editors) editor.close();
  }
  return done;
}

const SAVED = { de: 'Gespeichert', en: 'Saved' };

/** What is removed is asked for by somebody, and each screen whose toolbar says "saved" shows what the provider has. */
export async function expectTruth(
  editors: readonly EditorOnPage[],
  house: RealHouse,
  main: string,
  section: number,
): Promise<void> {
  for (const editor of editors) {
    const { browser, session, removed } = editor;
    const { screen, server, sent } = session.store.getState();
    for (const { ids } of browser.removals.splice(0)) {
      const keys = new Map(Object.entries(server.known).map(([key, { id }]) => [id, key]));
      for (const id of ids)
        expect([editor.name, 'removes', id, keys.get(id), removed.has(keys.get(id) ?? '')]).toEqual([
          editor.name,
          'removes',
          id,
          keys.get(id),
          true,
        ]);
    }
    // A command that was carried out is spent, and so is one that was taken back.
    for (const key of removed)
      if (findBlock(screen, key) || (!findBlock(server.forest, key) && !sent.includes(key))) removed.delete(key);
    if (editor.browser.isOffline || editor.bar() !== SAVED[editor.lang]) continue;
    const stored = await storedOf(house, main, section, editor.lang);
    for (let wait = 0; wait < 60 && !isSame(editor.shown(), stored); wait += 1) await new Promise((go) => setTimeout(go, 25));
    expect([editor.name, ...editor.shown()]).toEqual([editor.name, ...stored]);
  }
}

async function storedOf(
  house: RealHouse,
  main: string,
  section: number,
  lang: 'de' | 'en',
): Promise<readonly (readonly Shown[])[]> {
  const site = await house.blocks(SITE, lang);
  return [(await house.blocks(main, lang)).map(shownOf), site.filter(({ id }) => id === section).map(shownOf)];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Everybody who is online sends what waits and reads what the others have sent. */
export async function readAll(editors: readonly EditorOnPage[]): Promise<void> {
  const online = editors.filter(({ browser }) => !browser.isOffline);
  for (const editor of online) await settle(editor);
  for (const { browser } of online) browser.faults.length = 0;
  for (const editor of online) await read(editor);
  // What a reading has brought together is sent, and read by the others.
  for (const editor of online) await read(editor);
}

/** The page reads by itself what others save: nobody is asked in the middle of that. */
async function whenRead({ session: { queue } }: EditorOnPage): Promise<void> {
  for (let wait = 0; wait < 400 && queue.getState().state === 'checking'; wait += 1)
    await new Promise((go) => setTimeout(go, 25));
}

export async function settle({ browser, session: { queue } }: EditorOnPage): Promise<void> {
  await browser.act(() => whenSettled(queue));
  for (let turn = 0; turn < 50 && !browser.isOffline && queue.getState().state === 'offline'; turn += 1) {
    await browser.act(() => whenSettled(queue));
  }
}

async function read(editor: EditorOnPage): Promise<void> {
  editor.browser.act(() => editor.session.queue.check());
  await settle(editor);
}

/** Does one step; null where there was nothing to do it with. */
async function act(
  editor: EditorOnPage,
  step: Step,
  main: string,
  section: number,
  name: () => BlockKey,
  house: RealHouse,
): Promise<string | null> {
  const { browser, session } = editor;
  const { store, history } = session;
  const area = pickOf(Object.keys(store.getState().stacks), step.pick);
  switch (step.does) {
    case 'edit': {
      const command = commandOfStep(store.getState().screen, step.edit, main, section, name);
      if (!command) return null;
      const refusal = byCommand(editor, () => store.run(command));
      return refusal ? null : `${command.kind} ${JSON.stringify(command).slice(0, 160)}`;
    }
    case 'undo':
    case 'redo': {
      if (area === undefined) return null;
      const { does } = step;
      const version = browser.act(() => history.step(area, does));
      if (version) return `${does} of a version: ${await version}`;
      const refusal = byCommand(editor, () => store[does](area));
      return refusal ? null : `${does} in ${area}`;
    }
    case 'name':
      await settle(editor);
      return (await browser.act(() => history.keep(main, `v${step.pick}`))) ? `name v${step.pick}` : null;
    case 'restore':
    case 'restoreBlock': {
      const versions = (await browser.act(() => history.list(main, 1)))?.versions ?? [];
      const version = pickOf(versions, step.pick);
      if (!version) return null;
      if (step.does === 'restore') return `restore ${version.id}: ${await browser.act(() => history.restore(main, version.id))}`;
      const changes = (await browser.act(() => history.compare(main, version.id))) ?? [];
      const change = pickOf(
        changes.filter(({ kind, before }) => kind !== 'same' && before !== null),
        step.pick,
      );
      if (!change) return null;
      return `restore ${version.id} ${change.key}: ${await browser.act(() => history.restore(main, version.id, change.key))}`;
    }
    case 'decide':
      return decideOne(editor, step.pick);
    case 'reload':
      await editor.reload();
      return 'reload';
    case 'read':
      if (browser.isOffline) return null;
      await read(editor);
      return 'read';
    case 'offline':
      if (browser.isOffline || step.pick % 2) return null;
      browser.isOffline = true;
      return 'offline';
    case 'online':
      if (!browser.isOffline) return null;
      browser.isOffline = false;
      window.dispatchEvent(new Event('online'));
      await read(editor);
      return 'online';
    case 'discard': {
      if (step.pick % 4 || browser.isOffline) return null;
      for (const { block } of walk(store.getState().screen)) editor.removed.add(block.key);
      // As after the few seconds in which the page asks again what others have saved.
      await browser.act(() => session.publishing.refresh());
      return (await browser.act(() => session.discard())) ? 'discard' : null;
    }
    case 'publish':
      if (step.pick % 2 || browser.isOffline) return null;
      await settle(editor);
      await house.ask('/de/pageeditor-api/documents/publish/', {
        method: 'POST',
        body: { documents: [toRef(main), toRef(SITE)] },
      });
      return 'publish';
  }
}

function commandOfStep(screen: Forest, edit: AnyEdit, main: string, section: number, name: () => BlockKey) {
  const own = screen[SITE]?.filter((block) => isSection(block, section)) ?? [];
  const command = commandOf({ [main]: screen[main] ?? [], [SITE]: own }, edit, name);
  if (!command) return null;
  const isOfSection = 'key' in command && own.some(({ key }) => key === command.key);
  if (isOfSection && command.kind !== 'arrange') return null;
  if (command.kind === 'insert') {
    const { block } = command;
    return block.columns.length > 0
      ? command
      : { ...command, block: { ...block, fields: { content: `<p>${edit.value} ${edit.block}</p>` } } };
  }
  if (command.kind !== 'change') return command;
  const model = findBlock(screen, command.key)?.block.model;
  if (model !== 'text' && model !== 'headline') return null;
  const words = `${edit.value} ${edit.position}`;
  return { ...command, fields: { content: model === 'text' ? `<p>${words}</p>` : words } };
}

function isSection({ key }: Block, section: number): boolean {
  return key === `b${section}`;
}

/** Takes one of the ways on where something is to be decided; what was refused is removed. Null where nothing is. */
function decideOne(editor: EditorOnPage, pick: number): string | null {
  const { session } = editor;
  const { store, queue } = session;
  const { conflicts, lost, problems } = store.getState();
  const gone = pickOf(lost, pick);
  if (gone !== undefined) {
    if (pick % 3 === 0) {
      byCommand(editor, () => createBlockActions(session, gone).remove());
      return `let go ${gone}`;
    }
    editor.browser.act(() => bringBack(session, gone));
    return `bring back ${gone}`;
  }
  const key = pickOf(Object.keys(conflicts), pick);
  const conflict = key === undefined ? undefined : conflicts[key]?.[0];
  if (key !== undefined && conflict) {
    const way = (['mine', 'theirs', 'both'] as const)[pick % 3]!;
    editor.browser.act(() => {
      const value = valueFor(store.getState(), key, conflict, way);
      store.put(decideConflict(store.getState(), key, conflict.field));
      store.run({ kind: 'change', key, fields: { [conflict.field]: value } });
      queue.changed();
    });
    return `decide ${key} ${way}`;
  }
  const refused = pickOf(Object.keys(problems), pick);
  if (refused === undefined) return null;
  if (!findBlock(store.getState().screen, refused)) {
    store.put({ ...store.getState(), problems: {} });
    queue.changed();
    return `forget what was refused of ${refused}`;
  }
  byCommand(editor, () => store.run({ kind: 'remove', key: refused }));
  return `remove ${refused}, refused: ${JSON.stringify(problems[refused])}`;
}

function pickOf<T>(all: readonly T[], pick: number): T | undefined {
  return all[pick % Math.max(1, all.length)];
}
