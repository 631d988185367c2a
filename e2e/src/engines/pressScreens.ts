import { deepEqual } from 'node:assert/strict';
import { everyScreen } from '../fixtures/screensOf.ts';
import type { Language } from '../fixtures/words.ts';
import type { PressPage, Way } from '../press/PressPage.ts';
import { pressThrough } from '../press/pressThrough.ts';
import type { Engine } from './Engine.ts';
import type { Journey } from './journeys.ts';
import { asWalkedPage } from './wholeScreens.ts';
import type { Visitor } from './visitor.ts';

const SIZES = [
  [390, 700],
  [1440, 900],
] as const;
/** Of WebDriver's keys. */
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Space: ' ', Escape: '\uE00C', ArrowDown: '\uE015' };

/** Every screen pressed through at one size in one way. */
const pressJourney = (size: (typeof SIZES)[number], way: Way): Journey => ({
  name: `all of every screen answers to ${way} at ${size.join(' × ')}`,
  // Refusals are among the screens, and a form is sent with what is missing.
  allows: /\b4\d\d http|gibt.es.nicht|%E0/,
  run: (visitor, lang, { bookable }) => pressScreens(visitor, [...everyScreen(lang), bookable], size, way),
});

const [PHONE_KEYS, PHONE_TOUCH, DESK_KEYS, DESK_TOUCH] = SIZES.flatMap((size) =>
  (['keyboard', 'touch'] as const).map((way) => pressJourney(size, way)),
) as [Journey, Journey, Journey, Journey];

/** All of them, for `--press`. */
export const PRESS_SCREENS: readonly Journey[] = [PHONE_KEYS, PHONE_TOUCH, DESK_KEYS, DESK_TOUCH];

/** One of them for each engine and language: what differs between engines is neither the words nor the size alone. */
export const PRESS_IN_PART: Readonly<Record<Engine['name'], Readonly<Record<Language, Journey>>>> = {
  firefox: { de: PHONE_TOUCH, en: DESK_KEYS },
  webkit: { de: DESK_TOUCH, en: PHONE_KEYS },
};

async function pressScreens(visitor: Visitor, screens: readonly string[], [width, height]: readonly [number, number], way: Way) {
  await visitor.engine.resize(width, height);
  const page = asPressPage(visitor);
  const pressedAlike = new Map<string, number>();
  const found: Record<string, readonly string[]> = {};
  let [arrived, pressed] = [0, 0];
  for (const path of screens) {
    const result = await pressThrough(page, path, { way, pressedAlike }).catch((error: unknown) => ({
      arrived: 0,
      pressed: 0,
      findings: [`breaks off: ${String(error)}`],
    }));
    arrived += result.arrived;
    pressed += result.pressed;
    if (result.findings.length === 0) continue;
    found[path] = result.findings;
    process.stdout.write(`  ${visitor.engine.name}: ${path}\n    ${result.findings.join('\n    ')}\n`);
  }
  process.stdout.write(
    `  ${visitor.engine.name} ${width} ${way}: ${screens.length} screens, ${arrived} links, ${pressed} pressed\n`,
  );
  deepEqual(found, {});
}

function asPressPage({ engine, open }: Visitor): PressPage {
  return {
    ...asWalkedPage(engine),
    ask: (expression) => engine.evaluate(`(${expression})`),
    open,
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
