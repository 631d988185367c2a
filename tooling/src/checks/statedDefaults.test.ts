import { readShells } from '../release/followChange.ts';
import { readSigningKey } from '../release/signing/readSigningKey.ts';
import { SITE_DEFAULTS } from '../processes/siteDefaults.ts';
import { ROOT } from '../root.ts';
import { readIn, tableBelow, type Row, type Values } from './variableTables.ts';

/**
 * Names of what a configuration makes of a variable,
 * where they are not the variable's own in camel case.
 */
const SHELL_NAMES: Readonly<Record<string, string>> = {
  PROVIDER_TIMEOUT: 'providerTimeoutMs',
  LAST_GOOD: 'lastGoodDir',
  STOP_NOTICE: 'stopNoticeMs',
  PAGE_CACHE: 'hasPageCache',
  PAGE_THREADS: 'hasPageThreads',
  HSTS_SUBDOMAINS: 'securesSubdomains',
  LANE_CACHE: 'hasCachedLanes',
  TRUST_PROXY: 'isBehindProxy',
};
const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  PROVIDER_PORT: 'port',
  STOP_NOTICE: 'stopNoticeMs',
  PROVIDER_HOST: 'host',
  PROVIDER_METRICS_PORT: 'metricsPort',
  DATABASE_POOL: 'databasePool',
  RESERVATION_EXTENDS: 'extendsReservations',
  EDITOR_USERNAME: 'editor.username',
  EDITOR_PASSWORD: 'editor.password',
  THEME: 'design.theme',
  EVENT_STYLE: 'design.event_style',
  MENU_STYLE: 'design.menu_style',
};
/** Variables whose value is stated inverted, in another unit, or inside an object that may be missing. */
const PROVIDER_VALUES: Readonly<Record<string, (values: Values) => unknown>> = {
  SITE_OFFLINE: ({ isSiteOnline }) => !isSiteOnline,
  SHOP_OFFLINE: ({ isShopOnline }) => !isShopOnline,
  UPLOAD_MAX_MB: ({ uploadLimits }) => (uploadLimits as { visitor: number }).visitor / 1024 ** 2,
  EDITOR_UPLOAD_MAX_MB: ({ uploadLimits }) => (uploadLimits as { editor: number }).editor / 1024 ** 2,
  S3_REGION: () => readIn('provider/src/platform/configuration/environment.ts', 'it.environmentSchema.parse({})').S3_REGION,
  CHECK_ANSWERS: ({ checkAnswers }) =>
    checkAnswers && !readProvider({ NODE_ENV: 'production' }).checkAnswers && 'off in production',
};

const TAKE_CONFIGURATION = 'it.parseConfiguration(process.env)';
const readShell = (env = {}) => readIn('shell/src/server/configuration.ts', TAKE_CONFIGURATION, env);
const readProvider = (env = {}) => readIn('provider/src/platform/configuration/configuration.ts', TAKE_CONFIGURATION, env);
const readTooling = (env = {}) => readIn('tooling/src/root.ts', '({ ...it })', env);
const readJourneys = () => readIn('e2e/src/site/siteEnvironment.ts', '({ ...it })');

/** The value that a cell of a table states; null is none, or what is decided later. */
function meaningOf(stated: string): unknown {
  if (stated === '`none`') return 'none';
  const text = stated
    .replaceAll('`', '')
    .replace('<SPIELPLAN_STATE>', `${ROOT}/.spielplan`)
    .replace('<PORT>', '3000')
    .replace(/^\.spielplan( in the workspace)?/, `${ROOT}/.spielplan`)
    .replace(/; npm start: .*$/, '')
    .replace(/^on, off in production$/, 'off in production');
  if (/^(empty|none|as stored|the stored setting|today|not set|npm start: )/.test(text)) return null;
  if (/^(on|true)$/.test(text)) return true;
  if (/^(off|false)$/.test(text)) return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** A value of a configuration as a cell states it. */
function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  return Array.isArray(value) ? value.join(',') || null : value;
}

function valueAt(values: Values, name: string, names: Readonly<Record<string, string>>): unknown {
  const camel = name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const path = (names[name] ?? camel).split('.');
  return path.reduce<unknown>((inner, key) => (inner as Values | null | undefined)?.[key], values);
}

const shell = readShell();
const provider = readProvider();
const ofShell = (name: string) => plain(valueAt(shell, name, SHELL_NAMES));
const ofProvider = (name: string) => plain(PROVIDER_VALUES[name]?.(provider) ?? valueAt(provider, name, PROVIDER_NAMES));
const meanings = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ name, stated }) => [name, meaningOf(stated)]));
const used = (rows: readonly Row[], valueOf: (name: string) => unknown) =>
  Object.fromEntries(rows.map(({ name }) => [name, valueOf(name)]));

/** What both processes take from the folder of the state and from the way they are started. */
const COMMON: Readonly<Record<string, () => unknown>> = {
  SPIELPLAN_STATE: () => readTooling().STATE_DIR,
  NODE_ENV: () => SITE_DEFAULTS.NODE_ENV,
};

it('every default of the commands in docs/operating.md is the one that is used', async () => {
  const rows = tableBelow('docs/operating.md', '### Tooling');
  const { PORT, PROVIDER_PORT, IS_REUSED } = readJourneys();
  const values: Values = {
    PORT: SITE_DEFAULTS.PORT,
    PROVIDER_PORT: SITE_DEFAULTS.PROVIDER_PORT,
    PROVIDER_URL: ofShell('PROVIDER_URL'),
    LOG_LEVEL: ofShell('LOG_LEVEL'),
    SPIELPLAN_STATE: COMMON.SPIELPLAN_STATE?.(),
    NODE_ENV: SITE_DEFAULTS.NODE_ENV,
    DEV_PORT: SITE_DEFAULTS.DEV_PORT,
    E2E_PORT: PORT,
    E2E_PROVIDER_PORT: PROVIDER_PORT,
    E2E_REUSE: IS_REUSED || null,
    // Looked for in the test of `findBrowser`.
    CHROME_PATH: 'found or installed',
    PLAYWRIGHT_CHROMIUM_EXECUTABLE: 'found or installed',
    SHELL_URLS: readShells({}).join(','),
    RELEASE_KEY: await readSigningKey({}),
    // Nothing is written to a URL without it (`urlStore.test.ts`).
    RELEASE_TOKEN: null,
  };
  expect(rows.length).toBeGreaterThan(10);
  expect(used(rows, (name) => values[name])).toEqual(meanings(rows));
  expect(rows.find(({ name }) => name === 'LOG_LEVEL')?.stated).toContain(`\`npm start\`: \`${SITE_DEFAULTS.LOG_LEVEL}\``);
  expect(SITE_DEFAULTS).toMatchObject({ PORT: shell.port, PROVIDER_PORT: provider.port });
});

it.each([
  ['### Shell', ofShell],
  ['### Provider', ofProvider],
])('every default in docs/operating.md, %s, is the one that is used', (heading, valueOf) => {
  const rows = tableBelow('docs/operating.md', heading).filter(({ name }) => !COMMON[name]);
  expect(rows.length).toBeGreaterThan(10);
  expect(used(rows, valueOf)).toEqual(meanings(rows));
});

it('a relative path starts at the workspace in every process, wherever it was started', () => {
  const env = { SPIELPLAN_STATE: '.spielplan' };
  expect(readTooling(env).STATE_DIR).toBe(`${ROOT}/.spielplan`);
  expect(readShell(env)).toMatchObject({ buildDir: `${ROOT}/.spielplan/build/shell`, releases: `${ROOT}/.spielplan/remotes` });
  expect(readProvider(env).dataDir).toBe(`${ROOT}/.spielplan/provider`);
  expect(readProvider({ DATA_DIR: 'data' }).dataDir).toBe(`${ROOT}/data`);
  expect(readShell({ RELEASES: 'releases' }).releases).toBe(`${ROOT}/releases`);
  expect(readShell({ RELEASES: 'https://releases.example/site' }).releases).toBe('https://releases.example/site');
  expect(readTooling({ SPIELPLAN_STATE: '' }).STATE_DIR).toBe(`${ROOT}/.spielplan`);
});

it('the site of another port is where a provider without PUBLIC_ORIGIN takes it to be', () => {
  expect(readProvider({ PORT: '5000' }).publicOrigin).toBe('http://localhost:5000');
});
