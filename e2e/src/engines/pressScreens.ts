import { deepEqual } from 'node:assert/strict';
import { everyScreen } from '../fixtures/screensOf.ts';
import type { Language } from '../fixtures/words.ts';
import type { PressPage, Way } from '../press/PressPage.ts';
import { chooseScreens } from '../press/chooseScreens.ts';
import { pressThrough } from '../press/pressThrough.ts';
import type { Engine } from './Engine.ts';
import type { Journey } from './journeys.ts';
import { asWalkedPage } from './wholeScreens.ts';
import { REJECT_COOKIES, rejectCookies, type Visitor } from './visitor.ts';

const SIZES = [
  [390, 700],
  [1440, 900],
] as const;
/** A short run takes one screen in so many; Chromium presses all of them (`pressThrough.deep.spec.ts`). */
const PARTS = 12;
/** Of WebDriver's keys. */
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Space: ' ', Escape: '\uE00C', ArrowDown: '\uE015' };

/** Every screen pressed through at one size in one way, or the short run's part of them. */
const pressJourney = (size: (typeof SIZES)[number], way: Way, part?: number): Journey => ({
  name: `all of ${part === undefined ? 'every screen' : 'some screens'} answers to ${way} at ${size.join(' × ')}`,
  // Refusals are among the screens, a form is sent with what is
  // missing, and each press leaves a page that may still load.
  allows:
    /\b4\d\d http|gibt.es.nicht|%E0|^\[spielplan\].*(NetworkError|AbortError|_UNREACHABLE|_TIMEOUT)|NS_ERROR_(UNKNOWN_HOST|FAILURE)/,
  run: (visitor, lang, { bookable }) =>
    pressScreens(visitor, chooseScreens([...everyScreen(lang), bookable], part === undefined ? 1 : PARTS, part), size, way),
});

/** All of them, for `--press`. */
export const PRESS_SCREENS = SIZES.flatMap((size) => (['keyboard', 'touch'] as const).map((way) => pressJourney(size, way)));

const [PHONE, DESK] = SIZES;
/**
 * A short one for each engine and language: what differs
 * between engines is neither the words nor the size alone.
 */
export const PRESS_IN_PART: Readonly<Record<Engine['name'], Readonly<Record<Language, Journey>>>> = {
  firefox: { de: pressJourney(PHONE, 'touch', 0), en: pressJourney(DESK, 'keyboard', 3) },
  webkit: { de: pressJourney(DESK, 'touch', 6), en: pressJourney(PHONE, 'keyboard', 9) },
};

async function pressScreens(visitor: Visitor, screens: readonly string[], [width, height]: readonly [number, number], way: Way) {
  await visitor.engine.resize(width, height);
  const page = asPressPage(visitor);
  let pressedAlike = new Map<string, number>();
  const found: Record<string, readonly string[]> = {};
  let [arrived, pressed] = [0, 0];
  const press = (path: string, alike: Map<string, number>) =>
    pressThrough(page, path, { way, pressedAlike: alike }).catch((error: unknown) => ({
      arrived: 0,
      pressed: 0,
      findings: [`breaks off: ${String(error)}`],
    }));
  for (const path of screens) {
    const before = new Map(pressedAlike);
    let result = await press(path, pressedAlike);
    if (visitor.engine.reopen && !(await isAlive(visitor.engine))) {
      process.stdout.write(
        `  ${visitor.engine.name}: ${path} is pressed again in a new browser, because the old one has ended\n`,
      );
      await visitor.engine.reopen();
      await rejectCookies(visitor.engine, visitor.origin);
      await visitor.engine.resize(width, height);
      pressedAlike = before;
      result = await press(path, pressedAlike);
    }
    arrived += result.arrived;
    pressed += result.pressed;
    process.stdout.write(
      `  ${visitor.engine.name} ${width} ${way}: ${path}, ${result.arrived} links, ${result.pressed} pressed\n`,
    );
    if (result.findings.length === 0) continue;
    found[path] = result.findings;
    process.stdout.write(`  ${visitor.engine.name}: ${path}\n    ${result.findings.join('\n    ')}\n`);
  }
  process.stdout.write(
    `  ${visitor.engine.name} ${width} ${way}: ${screens.length} screens, ${arrived} links, ${pressed} pressed\n`,
  );
  deepEqual(found, {});
}

async function isAlive(engine: Engine): Promise<boolean> {
  return engine.evaluate<boolean>('true').catch(() => false);
}

function asPressPage({ engine, open }: Visitor): PressPage {
  return {
    ...asWalkedPage(engine),
    ask: (expression) => engine.evaluate(`(${expression})`),
    async open(path) {
      // A press may have agreed to what comes from elsewhere, which holds up each further load where there
      // is no network.
      await engine.evaluate(REJECT_COOKIES).catch(() => undefined);
      await open(path);
    },
    async tap(x, y) {
      await tapAt(engine, x, y);
    },
    async press(key) {
      const value = KEYS[key] ?? key;
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await engine.perform([{ type: 'key', id: 'keyboard', actions }]);
    },
    // They are told by the journey's own list.
    takeComplaints: () => [],
  };
}

/** WebKitGTK's driver has no touch: there the pointer presses in its place. */
async function tapAt(engine: Engine, x: number, y: number): Promise<void> {
  const actions = [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const isTouch = engine.name === 'firefox';
  const source = isTouch ? { id: 'finger', parameters: { pointerType: 'touch' } } : { id: 'mouse' };
  await engine.perform([{ type: 'pointer', ...source, actions }]);
}
