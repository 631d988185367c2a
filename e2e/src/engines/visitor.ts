import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../fixtures/paths.ts';
import type { Engine } from './Engine.ts';

const TIMEOUT_MS = 20_000;
/** Of WebDriver's keys. */
export const ENTER = '\uE007';
/** The decision of somebody who has rejected all cookies. */
const REJECTED = { revision: 1, expirationTime: 4e12, categories: ['site', 'shop'] };
/** Takes back in a page what was agreed to since. */
export const REJECT_COOKIES = `localStorage.setItem('consent', ${JSON.stringify(JSON.stringify(REJECTED))})`;
/** Its controls work, or it has none to come. */
const HAS_CONTROLS = `performance.getEntriesByName('hydrated').length > 0
  || document.readyState === 'complete' && !document.querySelector('script[src^="/assets/shell."]')`;

/**
 * Acts in a page as a visitor does: finds things by their
 * role and name, and uses a real pointer and keyboard.
 */
export interface Visitor {
  engine: Engine;
  origin: string;
  /** Loads a page of the site and waits until its controls work. */
  open(path: string): Promise<void>;
  /** Waits until the expression is true; fails with the sentence. */
  see(what: string, expression: string, timeoutMs?: number): Promise<void>;
  seeText(pattern: RegExp): Promise<void>;
  /** Presses the first thing on view that the selector finds and whose name matches. */
  press(selector: string, name: RegExp): Promise<void>;
  type(text: string): Promise<void>;
}

export function createVisitor(engine: Engine, origin: string): Visitor {
  const see = async (what: string, expression: string, timeoutMs = TIMEOUT_MS) => {
    const deadline = performance.now() + timeoutMs;
    while (performance.now() < deadline) {
      // While a page makes way for the next one there is nobody to ask.
      if (await engine.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)) return;
      await sleep(50);
    }
    throw new Error(`is not to be seen: ${what}`);
  };
  const visitor: Visitor = {
    engine,
    origin,
    see,
    async open(path) {
      // A page that is just leading elsewhere breaks off the first attempt.
      await engine.visit(origin + path).catch(() => engine.visit(origin + path));
      await see(`the controls of ${path}`, HAS_CONTROLS);
    },
    seeText: (pattern) =>
      see(String(pattern), `document.body.innerText.split('\\n').some((line) => ${pattern}.test(line.trim()))`),
    async press(selector, name) {
      const find = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
        ${name}.test((element.getAttribute('aria-label') ?? element.textContent).trim()) && element.checkVisibility())`;
      await see(`${selector} ${name}`, find);
      await engine.evaluate(`(${find}).scrollIntoView({ block: 'center', behavior: 'instant' })`);
      const middle = `(() => { const { x, y, width, height } = (${find}).getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)]; })()`;
      // What was just drawn may still move; a pointer presses where a thing rests.
      let [x, y] = await engine.evaluate<[number, number]>(middle);
      for (let before = [NaN, NaN]; before[0] !== x || before[1] !== y;) {
        before = [x, y];
        await sleep(100);
        [x, y] = await engine.evaluate<[number, number]>(middle);
      }
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await engine.perform([{ type: 'pointer', id: 'mouse', actions }]);
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await engine.perform([{ type: 'key', id: 'keyboard', actions }]);
    },
  };
  return visitor;
}

/** Decides on cookies before the first page of a run, so that no banner lies over any. */
export async function rejectCookies(engine: Engine, origin: string): Promise<void> {
  await engine.visit(`${origin}${paths.home({ lang: 'de' })}`);
  await engine.evaluate(REJECT_COOKIES);
}
