import { deepEqual, equal } from 'node:assert/strict';
import { findUnpressable } from '../fixtures/findUnpressable.ts';
import type { Language } from '../fixtures/words.ts';
import { walkByTab, type WalkedPage } from '../fixtures/walkByTab.ts';
import type { Engine } from './Engine.ts';
import type { Journey } from './journeys.ts';
import { paths } from '../fixtures/paths.ts';

const [PHONE, DESK] = [
  [390, 700],
  [1440, 900],
] as const;
/** Each way; the far end of a long list is like its middle. */
const MAX_STOPS = 40;
/** Of WebDriver's keys. */
const [TAB, SHIFT] = ['\uE004', '\uE008'];

/** What a visitor meets most, and what stands without the site's frame. */
const screensOf = (lang: Language, bookable: string): readonly string[] => [
  paths.home({ lang }),
  `${paths.events({ lang })}?room=1&genre=1`,
  bookable,
  paths.magazine({ lang }),
  `${paths.search({ lang })}?q=musik`,
  paths.form({ lang, slug: 'x', id: 1 }),
  paths.userProfile({ lang }),
  paths.favourites({ lang }),
  `${paths.home({ lang })}/gibt/es/nicht`,
  `/webshop?lang=${lang}`,
  `/eventim-template?lang=${lang}`,
];

/** On a phone, in one language with the cookie banner and in the other without it, and at a desk. */
export const WHOLE_SCREENS: Journey = {
  name: 'all that can be pressed on the main screens lies open, and each stop of the keyboard is seen',
  allows: /gibt.es.nicht/,
  async run({ engine, open }, lang, { bookable }) {
    const page = asWalkedPage(engine);
    const found: Record<string, string[]> = {};
    for (const path of screensOf(lang, bookable)) {
      for (const [label, [width, height], isUndecided] of [
        lang === 'de' ? (['phone with banner', PHONE, true] as const) : (['phone', PHONE, false] as const),
        ['desk', DESK, false] as const,
      ]) {
        // A walk that left the page at its end has left the focus with the browser's own bar, which a new tab
        // has not.
        if (engine.reopen && !(await engine.evaluate<boolean>('document.hasFocus()'))) {
          await engine.reopen();
          await open(path);
        }
        await engine.resize(width, height);
        const decision = await engine.evaluate<string>("localStorage.getItem('consent')");
        if (isUndecided) await engine.evaluate("localStorage.removeItem('consent')");
        await open(path);
        equal(await engine.evaluate('document.hasFocus()'), true, 'the window has the focus');
        // An animated scroll would still be on its way when it is asked where a thing lies.
        await engine.evaluate("document.documentElement.style.scrollBehavior = 'auto'");
        const faults = [...(await findUnpressable(page)), ...(await walkByTab(page, MAX_STOPS))];
        if (faults.length > 0) found[`${path}, ${label}`] = faults;
        if (isUndecided) await engine.evaluate(`localStorage.setItem('consent', ${JSON.stringify(decision)})`);
      }
    }
    deepEqual(found, {});
  },
};

/** The part of an engine that a walk needs. */
export function asWalkedPage(engine: Engine): WalkedPage {
  return {
    centres: engine.name === 'firefox',
    rounds: true,
    // What runs in a page is handed over as text, so it keeps to what it has inside.
    evaluate: (runsInPage) => engine.evaluate(`(${String(runsInPage)})()`),
    keyboard: {
      async press(key) {
        const keys = key === 'Tab' ? [TAB] : [SHIFT, TAB];
        const actions = [
          ...keys.map((value) => ({ type: 'keyDown', value })),
          ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
        ];
        await engine.perform([{ type: 'key', id: 'keyboard', actions }]);
      },
    },
  };
}
