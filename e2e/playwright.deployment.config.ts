import { defineConfig } from '@playwright/test';
import { BROWSER_OPTIONS } from './src/site/browserOptions.ts';

/**
 * Journeys through a site that is deployed already (DEPLOYED_ORIGIN), as its visitors meet it:
 * nothing is tried again, and any failed request or console message fails. Run by
 * `deploy/prove/prove-deployment` while parts of the site are restarted.
 */
export default defineConfig({
  testDir: 'src/journeys',
  testMatch: /buyTickets[.]spec[.]ts$/,
  grep: /a visitor finds an event/,
  outputDir: '../test-results',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.DEPLOYED_ORIGIN,
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    // A service worker asks for a certificate that the browser trusts, which the proof's own is not.
    launchOptions: { ...BROWSER_OPTIONS, args: [...(BROWSER_OPTIONS.args ?? []), '--ignore-certificate-errors'] },
  },
});
