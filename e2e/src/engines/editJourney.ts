import { setTimeout as sleep } from 'node:timers/promises';
import { ENTER, type Visitor } from './visitor.ts';
import type { Journey } from './journeys.ts';
import { type Language, WORDS } from '../fixtures/words.ts';
import { EDITOR_WORDS } from '../fixtures/editing.ts';

const PATHS = { de: '/de/ueber-uns/stellen', en: '/en/about/jobs' } as const;
const KEYS = { control: '\uE009', shift: '\uE008', home: '\uE011', right: '\uE014', escape: '\uE00C' } as const;
const BOLD = /^(?:Fett|Bold)$/;
const HEADLINE = 'main [data-frame] :is(h2, h3) [role=textbox]';
const TEXT = 'main [data-frame] [role=textbox]';
const IS_BOLD = "(document.querySelector('.ProseMirror strong') !== null)";
const FRAMES = "document.querySelectorAll('[data-frame]').length";
const SAVED = "document.querySelector('[data-saving=saved]')";

/** An editor's shortest way to visitors: enter, write, make a word bold, add a block, undo it, publish. */
export const EDIT_JOURNEY: Journey = {
  name: 'an editor writes a headline and a bold word, adds a block, undoes it and publishes',
  async run(visitor, lang) {
    const { engine } = visitor;
    const run = String(Date.now()).slice(-7);
    await engine.resize(1440, 900);
    await logIn(visitor, lang);
    await engine.evaluate(FORGET_KEPT);
    await engine.evaluate(discardDraft(PATHS[lang]));
    await visitor.open(`${PATHS[lang]}?edit=1`);
    await visitor.see('edit mode', SAVED);

    await focus(visitor, HEADLINE);
    await chord(visitor, [KEYS.control, 'a']);
    await visitor.type(`Gewerke ${run}`);
    await visitor.see('the headline', has(HEADLINE, `Gewerke ${run}`));
    await visitor.see('that the headline is saved', SAVED);

    await focus(visitor, 'main [data-rich-text]');
    await visitor.see('the engine of rich text', "document.activeElement?.matches('.ProseMirror')");
    await chord(visitor, [KEYS.control, KEYS.home]);
    await chord(visitor, [KEYS.control, KEYS.shift, KEYS.right]);
    // What an earlier run has published is bold already.
    const wasBold = await engine.evaluate<boolean>(IS_BOLD);
    await visitor.press('[role=toolbar] button', BOLD);
    await visitor.see('that the word is bold, or not any more', `${IS_BOLD} !== ${wasBold}`);
    await visitor.type(KEYS.escape);

    const frames = await engine.evaluate<number>(FRAMES);
    await visitor.see('the frame with the focus', "document.activeElement?.matches('[data-frame]')");
    await visitor.type('/');
    await visitor.see('the list of kinds', "document.activeElement?.matches('dialog [type=search]')");
    await visitor.type(`quote${ENTER}`);
    await visitor.see('the fields of the block', "document.activeElement?.matches('input:not([type=search]), textarea')");
    await visitor.type(`Neu ${run}`);
    await visitor.press('[role=dialog] button, dialog button', new RegExp(`^${EDITOR_WORDS[lang].done}$`));
    await visitor.see('the new block', has(TEXT, `Neu ${run}`));
    await visitor.see('that the new block is saved', SAVED);

    await undoUntil(visitor, lang, frames);
    await visitor.see('that the undone block is saved', SAVED);
    await visitor.press('section button', new RegExp(`^${EDITOR_WORDS[lang].publish}$`));
    await visitor.see('that it is published', "document.querySelector('[data-state=published]')");
    if (!(await isShownSoon(visitor, PATHS[lang], `Gewerke ${run}`))) throw new Error('Visitors do not see what was published.');
  },
};

/** Whether visitors see it within the two seconds after which a change is on pages (R61). */
async function isShownSoon({ engine }: Visitor, path: string, text: string): Promise<boolean> {
  const deadline = performance.now() + 2000;
  const asked = `fetch(${JSON.stringify(path)}, { credentials: 'omit', cache: 'reload' }).then((answer) => answer.text())`;
  while (performance.now() < deadline) {
    if ((await engine.evaluate<string>(asked)).includes(text)) return true;
    await sleep(50);
  }
  return false;
}

async function logIn({ engine, open, see, type }: Visitor, lang: Language): Promise<void> {
  await open(`/pageeditor-api/login?lang=${lang}&next=/${lang}`);
  await see('the login', "document.querySelector('[name=username]')");
  await engine.evaluate("document.querySelector('[name=username]').focus()");
  await type(process.env.EDITOR_USERNAME ?? 'redaktion');
  await engine.evaluate("document.querySelector('[name=password]').focus()");
  await type(`${process.env.EDITOR_PASSWORD ?? 'spielplan-demo'}${ENTER}`);
  await see('the toolbar', `document.querySelector('section[aria-label="${WORDS[lang].toolbar}"]')`);
}

async function focus({ engine, see }: Visitor, selector: string): Promise<void> {
  await see(selector, `document.querySelector(${JSON.stringify(selector)})`);
  await engine.evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
}

/** Runs in the page: so does what the browser has kept of it. */
const FORGET_KEPT = `new Promise((done) => {
  const asked = indexedDB.deleteDatabase('spielplan-editor');
  asked.onsuccess = asked.onerror = asked.onblocked = () => done(true);
})`;

/** Runs in the page: what an earlier try has left in the draft goes. */
function discardDraft(path: string): string {
  const [, lang = '', ...parts] = path.split('/');
  return `(async () => {
    const { id } = await (await fetch('/${lang}/pageeditor-api/page/${parts.join('/')}')).json();
    const headers = { 'content-type': 'application/json', 'X-CSRFToken': /csrftoken=([^;]+)/.exec(document.cookie)[1] };
    const body = JSON.stringify({ documents: [{ content_type: 'page', object_id: id }] });
    return (await fetch('/${lang}/pageeditor-api/documents/discard/', { method: 'POST', headers, body })).status;
  })()`;
}

/** Keys that are held together. */
async function chord({ engine }: Visitor, keys: readonly string[]): Promise<void> {
  const down = keys.map((value) => ({ type: 'keyDown', value }));
  const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
  await engine.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
}

/** Filling in the fields and adding the block are steps of their own. */
async function undoUntil(visitor: Visitor, lang: Language, frames: number): Promise<void> {
  for (let step = 0; step < 5 && (await visitor.engine.evaluate<number>(FRAMES)) > frames; step += 1) {
    await visitor.press('section button', new RegExp(`^${EDITOR_WORDS[lang].undo}$`));
  }
  await visitor.see('the page without the new block', `${FRAMES} === ${frames}`);
}

function has(selector: string, words: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].some(({ textContent }) => textContent.includes(${JSON.stringify(words)}))`;
}
