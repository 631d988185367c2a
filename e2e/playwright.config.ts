import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_OPTIONS } from './src/site/browserOptions.ts';
import { ORIGIN } from './src/site/siteEnvironment.ts';

/** What needs a site of its own, or a browser with scrollbars. */
const OWN_WORKER = /(badReleases|otherHouse|providerAway|releases|scrolling|threeTeams)\.spec\.ts$/;

/** Every screen at every width. */
const DEEP_JOURNEYS = /[.]deep[.]spec[.]ts$/;
const MEASURING = /editingSpeed[.]deep[.]spec[.]ts$/;
/** What starts servers of its own: with visitors who must notice nothing. */
const OWN_SITES = /(badReleases|lanes|signedReleases|threeTeams|withoutSeams)[.]deep[.]spec[.]ts$/;
/** Takes as long as all the others of them, so it begins first. */
const WHOLE_DAY = /threeTeams[.]deep[.]spec[.]ts$/;
/** What takes minutes: begun last it would run alone at the end. */
const SLOW = /(editingKinds|editingFailures|editingSmall|everyScreen|pressThrough)[.]deep[.]spec[.]ts$/;

const JOURNEYS = [
  // Each of these takes one worker to its end, waiting much of the time, so they begin first.
  { name: 'own worker', testMatch: OWN_WORKER },
  { name: 'journeys', testIgnore: [OWN_WORKER, DEEP_JOURNEYS] },
];
const SITES = [
  { name: 'a whole day', testMatch: WHOLE_DAY },
  { name: 'sites of their own', testMatch: OWN_SITES, testIgnore: WHOLE_DAY },
];
const SCREENS = [
  { name: 'slow', testMatch: SLOW },
  { name: 'deep journeys', testMatch: DEEP_JOURNEYS, testIgnore: [SLOW, OWN_SITES, MEASURING] },
];
/** What measures time has the machine to itself. */
const ALONE = [{ name: 'alone', testMatch: MEASURING }];
/** A journey is a test, a browser, a page and two servers: more of them than processors only make each other slower. */
const AT_ONCE = availableParallelism();

const { DEEP = '' } = process.env;
/** What is run, by `DEEP`, where any other word takes all deep journeys; with so many workers that none is late. */
const RUN = {
  '': { projects: JOURNEYS, workers: AT_ONCE },
  sites: { projects: SITES, workers: 2 },
  screens: { projects: SCREENS, workers: AT_ONCE + 1 },
  alone: { projects: ALONE, workers: 1 },
}[DEEP] ?? { projects: [...SITES, ...SCREENS, ...ALONE], workers: AT_ONCE + 1 };

/**
 * The composed site on ports, database and releases of its own, in a zone that is not the house's.
 */
export default defineConfig({
  testDir: 'src/journeys',
  // Long walks over every screen have names of their own and a run of their own: `npm run test:deep`.
  outputDir: `../test-results/${DEEP || 'journeys'}`,
  globalSetup: './src/site/startMainSite.ts',
  // Nothing a journey does to the site of all shows in another one;
  // what would, happens on a shell of its own.
  ...RUN,
  fullyParallel: true,
  // A limit, not a measure: they share the machine with the suites.
  timeout: 300_000,
  // For a machine that stalled; what needed it is named with the trace of its first try.
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
    trace: { mode: 'retain-on-first-failure', screenshots: false, sources: false },
    launchOptions: BROWSER_OPTIONS,
  },
});
