import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Language, WORDS } from '../fixtures/words.ts';
import {
  FILLED_DATES,
  FIRST_EVENT_SHIFT,
  BARE_LINKS,
  HYPHENATED_HEADINGS,
  LOGO_CUT,
  OUTLINED_MAIN,
  UNDERLINED_TABS,
} from './layoutChecks.ts';
import { ENTER, type Visitor } from './visitor.ts';
import { paths } from '../fixtures/paths.ts';

/** What the journeys need to know of the site that runs. */
export interface Programme {
  /** The address of an event with open seats. */
  bookable: string;
}

export interface Journey {
  name: string;
  /** Complaints that belong to it, such as the 404 it asks for itself. */
  allows?: RegExp;
  run(visitor: Visitor, lang: Language, programme: Programme): Promise<void>;
}

const WIDE = [1440, 900] as const;
const FORM = {
  de: { slug: 'kontakt', send: /^Absenden$/, wrong: /\d Angaben fehlen/ },
  en: { slug: 'contact', send: /^Send$/, wrong: /\d answers are missing/ },
};
/** The places of scrolling between which the header goes up and the logo grows smaller. */
const SCROLLED = [0, 31, 60, 115, 200, 260, 600];

/** What a visitor does most, and what one engine was seen to do differently. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'the list is filtered, its first event stands at its day, its headings are whole',
    async run(visitor, lang) {
      const { engine } = visitor;
      await engine.resize(...WIDE);
      await visitor.open(paths.events({ lang }));
      deepEqual(await engine.evaluate(FIRST_EVENT_SHIFT), []);
      await visitor.press('main button[aria-controls]', new RegExp(`^${WORDS[lang].genre}`));
      await visitor.press('#filter-genre [role=option]', /\d/);
      await visitor.see('the filter in the address', "location.search.includes('genre=')");
      deepEqual(await engine.evaluate(HYPHENATED_HEADINGS), []);
      deepEqual(await engine.evaluate(BARE_LINKS), []);
    },
  },
  {
    name: 'the logo is whole wherever the page is scrolled to',
    async run({ open, engine }, lang) {
      await engine.resize(...WIDE);
      await open(paths.home({ lang }));
      const cut: [number, number][] = [];
      for (const place of SCROLLED) {
        await engine.evaluate(
          `new Promise((done) => { scrollTo({ top: ${place}, behavior: 'instant' }); setTimeout(done, 500); })`,
        );
        const pixels = await engine.evaluate<number>(LOGO_CUT);
        if (pixels > 1) cut.push([place, pixels]);
      }
      deepEqual(cut, []);
    },
  },
  {
    name: 'the search suggests and finds, and nothing is outlined after it',
    async run(visitor, lang) {
      const { engine } = visitor;
      await engine.resize(...WIDE);
      await visitor.open(paths.home({ lang }));
      await visitor.press('header button', new RegExp(`^${WORDS[lang].search}$`));
      await visitor.see('the field with the focus', "document.activeElement?.matches('input')");
      await visitor.type('tango');
      await visitor.see('suggestions', "document.querySelectorAll('header [role=option]').length > 0");
      await visitor.type(ENTER);
      await visitor.seeText(WORDS[lang].resultsFor('tango'));
      equal(await engine.evaluate(OUTLINED_MAIN), false);
      deepEqual(await engine.evaluate(UNDERLINED_TABS), []);
    },
  },
  {
    name: 'a form says what is missing',
    async run(visitor, lang) {
      await visitor.engine.resize(...WIDE);
      await visitor.open(paths.form({ lang, slug: FORM[lang].slug, id: 1 }));
      const hasSummary = `document.body.innerText.split('\\n').some((line) => ${FORM[lang].wrong}.test(line))`;
      // Before a form has its script the browser checks by itself, which says one thing at a time.
      await visitor.see('the form with its script', "document.querySelector('main form')?.noValidate");
      await visitor.press('main button[type=submit]', FORM[lang].send);
      await visitor.see('what is missing', hasSummary);
      await visitor.see('the focus on what is wrong', "document.activeElement?.closest('form, [role=group]')");
      // Firefox shows the pattern of a date in an empty field, which reads as empty.
      if (visitor.engine.name === 'firefox') return;
      await visitor.open(paths.form({ lang, slug: 'x', id: 3 }));
      await visitor.see('two fields for dates', "document.querySelectorAll('main input[type^=date]').length > 1");
      deepEqual(await visitor.engine.evaluate(FILLED_DATES), []);
    },
  },
  {
    name: 'the language is switched and the place kept',
    async run(visitor, lang) {
      const other = lang === 'de' ? 'en' : 'de';
      await visitor.engine.resize(...WIDE);
      await visitor.open(paths.events({ lang }));
      await visitor.press('header summary, header button', new RegExp(WORDS[lang].chooseLanguage));
      await visitor.press('header a', new RegExp(`^${WORDS[other].language}`));
      await visitor.see(
        'the list in the other language',
        `location.pathname === ${JSON.stringify(paths.events({ lang: other }))}`,
      );
      equal(await visitor.engine.evaluate('document.documentElement.lang'), other);
    },
  },
  // Last: a cart's amount comes into the header a moment
  // after its controls, and moves what stands beside it.
  {
    name: 'a ticket is put into the cart',
    async run(visitor, lang, { bookable }) {
      const words = WORDS[lang];
      await visitor.engine.resize(...WIDE);
      await visitor.open(bookable);
      deepEqual(await visitor.engine.evaluate(BARE_LINKS), []);
      await visitor.press('button', new RegExp(`^${words.chooseTickets}`));
      await visitor.press('button', words.oneMore);
      await visitor.press('button', new RegExp(`^${words.addToCart}`));
      await visitor.seeText(new RegExp(words.inCart));
    },
  },
];

/**
 * Below the list of browsers a page says so, and is a
 * page of links. Removes what the first script asks for.
 */
export const BELOW_THE_LIST: Journey = {
  name: 'a browser below the list gets a notice and a page of links',
  async run({ engine, press, see }, lang) {
    const origin = await engine.evaluate<string>('location.origin');
    await engine.runFirst?.(
      'delete Array.prototype.at; delete URL.canParse; delete URL.parse; delete Map.groupBy; CSS.supports = () => false;',
    );
    await engine.resize(390, 700);
    // A first visit: nobody answers a banner's buttons
    // there, and nothing may be stored without an answer.
    await engine.evaluate("localStorage.removeItem('consent')");
    await engine.visit(origin + paths.events({ lang }));
    await see('the notice', `document.querySelector('.info-layer [data-kind=unsupported]')?.checkVisibility()`);
    equal(await engine.evaluate("document.querySelector('.consent-banner')?.checkVisibility() ?? false"), false);
    ok(
      await engine.evaluate("[...document.querySelectorAll('.info-layer button')].every((button) => !button.checkVisibility())"),
    );
    await press('main h3 a', /./);
    await see('the event by its link', "document.querySelector('h1') && /\\d+$/.test(location.pathname)");
    equal(await engine.evaluate("performance.getEntriesByName('hydrated').length"), 0);
  },
};
