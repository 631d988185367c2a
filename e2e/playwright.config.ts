import { tmpdir } from 'node:os';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3100);
const providerPort = Number(process.env.E2E_PROVIDER_PORT ?? 4100);
// Workers read this file again: what is settled here once holds for all of them.
process.env.SPIELPLAN_STATE ??= `${tmpdir()}/spielplan-e2e`;
process.env.SEED_DATE ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format();

/** The composed site on ports, database and releases of its own, in a zone that is not the house's. */
export default defineConfig({
  testDir: 'src/journeys',
  outputDir: '../test-results',
  // Two cores carry the site and the browser; more workers would only wait for each other.
  workers: 1,
  timeout: 60_000,
  // Said aloud by `npm test` when it was needed.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    timezoneId: 'Pacific/Auckland',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: '**/releases.spec.ts' },
    // Releases change the site for everybody, so they come last.
    { name: 'releases', testMatch: '**/releases.spec.ts', dependencies: ['journeys'] },
  ],
  webServer: {
    command: 'node tooling/bin/start.mjs',
    cwd: '..',
    url: `http://localhost:${port}/health/ready`,
    // A site that runs already is taken as it is only where somebody says so.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    timeout: 400_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      PROVIDER_PORT: String(providerPort),
      SPIELPLAN_STATE: process.env.SPIELPLAN_STATE,
      SEED_DATE: process.env.SEED_DATE,
      RATE_LIMIT: '100000',
      RELEASE_POLL: '300',
      TZ: 'America/Los_Angeles',
    },
  },
});
