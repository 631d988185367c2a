import { tmpdir } from 'node:os';

/**
 * Where the site of all journeys runs, and the folder of its
 * builds, releases and database. Settled once, for all workers.
 */
export const PORT = Number((process.env.E2E_PORT ??= '3100'));
export const PROVIDER_PORT = Number((process.env.E2E_PROVIDER_PORT ??= '4100'));
export const STATE_DIR = (process.env.SPIELPLAN_STATE ??= `${tmpdir()}/spielplan-e2e`);
/** The house's day at the start of the run, so that a run over midnight stays one. */
const SEED_DATE = (process.env.SEED_DATE ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format());

export const ORIGIN = `http://localhost:${PORT}`;
export const PROVIDER_URL = `http://127.0.0.1:${PROVIDER_PORT}`;
/**
 * A copy of the database as it was after the first start, for journeys with a provider of their own.
 */
export const SEEDED_DIR = `${STATE_DIR}/provider-seeded`;
/** Whether a site that runs already is taken as it is. */
export const IS_REUSED = process.env.E2E_REUSE === '1';

/**
 * What all servers of the journeys get: a zone that is neither
 * the house's nor the browser's, and quick looks at the feed.
 */
export const SERVER_ENV = {
  SPIELPLAN_STATE: STATE_DIR,
  SEED_DATE,
  RATE_LIMIT: '100000',
  // All journeys come from one address.
  HOLDS_PER_NETWORK_PERCENT: '100',
  RELEASE_POLL: '300',
  // What is not loaded before consent has to be there to be loaded.
  TAG_MANAGER_ID: 'GTM-TEST123',
  // As for every house but the seeded one: what editors write waits until it is published.
  PUBLISHING: 'draft',
  TZ: 'America/Los_Angeles',
  // They are started some forty times, smoke tests included: what
  // Node has made of their sources is kept from one to the next.
  NODE_COMPILE_CACHE: `${STATE_DIR}/compiled`,
} as const;
