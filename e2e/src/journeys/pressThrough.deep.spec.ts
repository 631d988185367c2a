import type { Page } from '@playwright/test';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { everyScreen, hasControls } from '../fixtures/screensOf.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';
import type { PressPage, Way } from '../press/PressPage.ts';
import { chooseScreens } from '../press/chooseScreens.ts';
import { pressThrough } from '../press/pressThrough.ts';

const SIZES = [
  { width: 390, height: 700 },
  { width: 1440, height: 900 },
];
const WAYS: readonly Way[] = ['keyboard', 'touch'];
/** A language's screens are dealt out to its sizes and ways, unless all of them are asked for in each. */
const PARTS = process.env.PRESS_ALL ? 1 : SIZES.length * WAYS.length;

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });
/** All of every screen takes twice as long on a busy machine. */
const LIMIT_MS = process.env.PRESS_ALL ? 1_800_000 : 600_000;
test.describe.configure({ timeout: LIMIT_MS });

for (const lang of LANGUAGES)
  for (const [sizeIndex, viewport] of SIZES.entries())
    for (const [wayIndex, way] of WAYS.entries())
      test(`all of every screen answers to ${way} at ${viewport.width} × ${viewport.height} (${lang})`, async ({
        page,
        request,
        complaints,
      }) => {
        complaints.allow(/./);
        await page.setViewportSize(viewport);
        const { event } = await findBookableEvent(request, lang);
        const pressPage = asPressPage(page);
        const pressedAlike = new Map<string, number>();
        let [arrived, pressed, screens] = [0, 0, 0];
        const part = (sizeIndex * WAYS.length + wayIndex) % PARTS;
        const chosen = chooseScreens([...everyScreen(lang), event.urls[lang]], PARTS, part);
        for (const path of chosen) {
          const result = await pressThrough(pressPage, path, { way, pressedAlike });
          arrived += result.arrived;
          pressed += result.pressed;
          screens += 1;
          const findings = [...result.findings, ...pressPage.takeComplaints()];
          // A run takes minutes: what is found is told at once.
          if (findings.length > 0) process.stdout.write(`${path}\n  ${findings.join('\n  ')}\n`);
          expect.soft(findings, path).toEqual([]);
        }
        process.stdout.write(`${lang} ${viewport.width} ${way}: ${screens} screens, ${arrived} links, ${pressed} pressed\n`);
      });

function asPressPage(page: Page): PressPage {
  const heard: string[] = [];
  page.on('pageerror', (error) => void heard.push(error.message));
  page.on('console', (message) => {
    // The addresses of refusals say so by themselves.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) heard.push(message.text());
  });
  return {
    evaluate: (runsInPage) => page.evaluate(runsInPage),
    keyboard: page.keyboard,
    ask: (expression) => page.evaluate(expression),
    async open(path) {
      // A page that is just leading elsewhere breaks off the first attempt.
      await page.goto(path).catch(() => page.goto(path));
      await page.waitForFunction(hasControls);
    },
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key),
    takeComplaints: () => heard.splice(0),
  };
}
