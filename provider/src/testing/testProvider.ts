import { CART_COOKIE, CSRF_COOKIE, CSRF_HEADER } from '@spielplan/shared-contracts/api';
import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import type { Clock } from '../platform/clock/clock.ts';
import { type Configuration, parseConfiguration } from '../platform/configuration/configuration.ts';
import { type RunningProvider, startProvider } from '../server.ts';
import { makeSeeded } from './seededDatabase.ts';
import { setPublishing } from './editorsDesk.ts';
import { TEST_DAY, TEST_DIRECTION, TEST_EDITOR, TEST_NOON } from './seededFolder.ts';

/** A clock that stands still until it is told to move. */
export interface TestClock extends Clock {
  forward(minutes: number): void;
}

export interface TestProvider extends RunningProvider {
  clock: TestClock;
}

/**
 * For the hook that starts one, in ms: the first start
 * of a machine seeds the database that the others copy.
 */
export const START_TIMEOUT_MS = 120_000;

/**
 * Starts a provider of its own on a seeded database and
 * a free port; its day is `TEST_DAY`, its time noon.
 */
export async function startTestProvider(changes: Partial<Configuration> = {}): Promise<TestProvider> {
  const { dataDir, databaseUrl, open, remove } = await makeSeeded();
  const clock = createTestClock(TEST_NOON);
  const configuration: Configuration = {
    ...parseConfiguration({}),
    port: 0,
    dataDir,
    databaseUrl,
    seedDate: TEST_DAY,
    logLevel: 'silent',
    checkAnswers: true,
    warmPosters: false,
    rateLimit: 1_000_000,
    cartRateLimit: 1_000_000,
    holdsPerVisitor: 10_000,
    holdsPerNetworkPercent: 100,
    ...changes,
  };
  const provider = await startProvider(configuration, clock, databaseUrl === null ? open : undefined);
  // Most tests look at once at what visitors see; tests of drafts say so.
  await setPublishing(provider, 'direct');
  const close = async () => {
    await provider.close();
    await remove();
  };
  return { ...provider, clock, close };
}

/** A clock that stands at `start` (epoch ms). */
export function createTestClock(start: number): TestClock {
  let now = start;
  return {
    now: () => now,
    today: (): IsoDay => houseDayAt(now),
    forward: (minutes) => void (now += minutes * 60_000),
  };
}

/** A visitor with a browser's cookies. `send` repeats the CSRF token as the site's scripts do. */
export interface Visitor {
  get(path: string, more?: Record<string, string>): Promise<Response>;
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends a plain form as a page without a script does, the token among its fields. */
  submit(path: string, fields?: Record<string, string | number>): Promise<Response>;
  cookie(name: string): string | undefined;
  /** All of them as a header, with the token beside it. */
  headers(): { cookie: string; 'x-csrftoken': string };
}

/** A new visitor; `withToken` fetches the token of a first visit right away. */
export async function newVisitor(url: string, { withToken = true } = {}): Promise<Visitor> {
  const cookies = new Map<string, string>();
  const cookieLine = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers: { ...init.headers, cookie: cookieLine() } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const visitor: Visitor = {
    get: (path, more) => request(path, more ? { headers: more } : {}),
    send(method, path, body, more = {}) {
      const headers: Record<string, string> = { [CSRF_HEADER]: cookies.get(CSRF_COOKIE) ?? '', ...more };
      if (body instanceof FormData) return request(path, { method, headers, body });
      if (body !== undefined) headers['content-type'] = 'application/json';
      return request(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    },
    submit(path, fields = {}) {
      const body = new URLSearchParams({ csrf_token: cookies.get(CSRF_COOKIE) ?? '' });
      for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
      return request(path, { method: 'POST', body });
    },
    cookie: (name) => cookies.get(name),
    headers: () => ({ cookie: cookieLine(), 'x-csrftoken': cookies.get(CSRF_COOKIE) ?? '' }),
  };
  if (withToken) await visitor.get('/api/shop-cart/');
  return visitor;
}

/**
 * What a visitor sends whom the provider of a test has
 * given the id `name`, without having been asked for it.
 */
export function signedVisitor({ context: { signing } }: TestProvider, name: string): ReturnType<Visitor['headers']> {
  const id = name.padStart(32, '0');
  const token = signing.sign('form', `visitor ${id}`);
  return { cookie: `${CART_COOKIE}=${id}.${signing.sign('visitor', id)}; ${CSRF_COOKIE}=${token}`, 'x-csrftoken': token };
}

/** A visitor who has logged in; the seeded editor unless another name is given. */
export async function newEditor(url: string, username: string = TEST_EDITOR.username): Promise<Visitor> {
  const editor = await newVisitor(url);
  const { password } = username === TEST_DIRECTION.username ? TEST_DIRECTION : TEST_EDITOR;
  const response = await editor.send('POST', '/pageeditor-api/login', { username, password });
  if (!response.ok) throw new Error(`the login of ${username} was answered with ${response.status}`);
  return editor;
}
