import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { isTurnOf } from './src/fixtures/dayOfRun.ts';
import { BROWSER_OPTIONS } from './src/site/browserOptions.ts';
import { ORIGIN } from './src/site/siteEnvironment.ts';

/** What needs a site of its own, or a browser with scrollbars. */
const OWN_WORKER = /(badReleases|otherHouse|providerAway|releases|scrolling|threeTeams)\.spec\.ts$/;

/** Every screen at every width. */
const DEEP_JOURNEYS = /[.]deep[.]spec[.]ts$/;
/** What takes minutes: begun last it would run alone at the end. */
const LONGEST = /(editingKinds|lanes|pressThrough|threeTeams)[.]deep[.]spec[.]ts$/;

/** What looks at every kind of page: each in one language by `npm test`, in the other by the deep run. */
const ALL_PAGES = {
  name: 'all pages',
  testMatch: /(accessibility|consent|machines)\.spec\.ts$/,
  grep: /nothing is lost, on pages|nothing is asked of others|every kind of page/,
};

/** What `npm test` takes in one language alone: the files say so themselves (`languagesOf`). A third of them each day. */
const PARTS = 3;
const SECOND_LANGUAGE = {
  name: 'second language',
  testMatch: findByLanguage(),
  grep: /\((de|en)\)$/,
  // The pages of all kinds, above.
  grepInvert: ALL_PAGES.grep,
};

/**
 * The composed site on ports, database and releases of its own, in a zone that is not the house's.
 */
export default defineConfig({
  testDir: 'src/journeys',
  // Long walks over every screen have names of their own and a run of their own: `npm run test:deep`.
  outputDir: '../test-results',
  globalSetup: './src/site/startMainSite.ts',
  // Nothing a journey does to the site of all shows in another one; what would, happens on a shell of
  // its own. Each waits two thirds of the time, for a page to settle; the deep ones wait for little.
  workers: process.env.DEEP ? 5 : 9,
  fullyParallel: true,
  // A limit, not a measure: they share the machine with the suites.
  timeout: 300_000,
  // Said aloud by `npm test` when it was needed.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    timezoneId: 'Pacific/Auckland',
    // What cannot be pressed by then never can be.
    actionTimeout: 60_000,
    // Recording every journey would make each of them slower.
    trace: 'on-first-retry',
    launchOptions: BROWSER_OPTIONS,
  },
  projects: process.env.DEEP
    ? [
        { name: 'longest', testMatch: LONGEST },
        { name: 'deep journeys', testMatch: DEEP_JOURNEYS, testIgnore: LONGEST },
        ALL_PAGES,
        SECOND_LANGUAGE,
      ]
    : [
        // Each of these takes one worker to its end, waiting much of the time, so they begin first.
        { name: 'own worker', testMatch: OWN_WORKER },
        { name: 'journeys', testIgnore: [OWN_WORKER, DEEP_JOURNEYS] },
      ],
});

/** The journeys with a language of their own whose turn it is; a list of names left some of them out of the deep run. */
function findByLanguage(): string[] {
  const folder = `${import.meta.dirname}/src/journeys`;
  return readdirSync(folder)
    .filter((name) => !DEEP_JOURNEYS.test(name) && readFileSync(`${folder}/${name}`, 'utf8').includes(' of languagesOf('))
    .filter((_, index) => isTurnOf(index, PARTS))
    .map((name) => `**/${name}`);
}
