import { jest } from '@jest/globals';
import { createStore } from '@spielplan/shared-ui/host';
import type { Navigation } from './navigation/createNavigation.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

const registered: string[] = [];
const kept: unknown[] = [];
let changePage: (visit: number) => void;

interface Browser {
  /** A worker of an earlier visit is at work. */
  isReturning?: boolean;
  hasSession?: boolean;
  savesData?: boolean;
  environment?: string;
}

/** A page of the site in a browser that knows service workers. */
function open({ isReturning = false, hasSession = false, savesData = false, environment = 'production' }: Browser = {}): void {
  process.env['NODE_ENV'] = environment;
  const active = { postMessage: (message: unknown) => kept.push(message) };
  const serviceWorker = {
    controller: isReturning ? active : null,
    ready: Promise.resolve({ active }),
    register: async (script: string) => void registered.push(script),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: { saveData: savesData }, configurable: true });
  const store = createStore(() => ({ page: { visit: 0 }, state: { state: 'idle' } }));
  changePage = (visit) => store.setState({ page: { visit } });
  const navigation: unknown = store;
  registerServiceWorker(navigation as Navigation, hasSession);
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  for (const list of [registered, kept]) list.splice(0);
  history.replaceState(null, '', '/de/programm/veranstaltungen#oben');
});
afterEach(() => {
  jest.useRealTimers();
  process.env['NODE_ENV'] = 'test';
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
});

const PAGE = { keep: 'http://localhost/de/programm/veranstaltungen' };

it.each([
  ['a second after another visit', true],
  ['a second after the page where a browser does not tell when it is idle', false],
])('the worker comes %s, and keeps the page that is open', async (_, isReturning) => {
  open({ isReturning });
  await pass(999);
  expect(registered).toEqual([]);
  await pass(1);
  expect([registered, kept]).toEqual([['/sw.js'], [PAGE]]);
});

it('the worker comes on a first visit as soon as the page has loaded and is idle', async () => {
  const waiting: (() => void)[] = [];
  Object.defineProperty(globalThis, 'requestIdleCallback', {
    value: (act: () => void) => waiting.push(act),
    configurable: true,
  });
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  try {
    open();
    await pass(60_000);
    expect([waiting.length, registered.length]).toEqual([0, 0]);
    dispatchEvent(new Event('load'));
    await pass(60_000);
    expect([waiting.length, registered.length]).toEqual([1, 0]);
    waiting[0]!();
    await pass(0);
    expect([registered, kept]).toEqual([['/sw.js'], [PAGE]]);
  } finally {
    state.mockRestore();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  }
});

it('with the first page that is opened by a click it comes at once, and each page is kept once', async () => {
  open();
  history.replaceState(null, '', '/de/programm/veranstaltungen/nachtstuecke/7');
  changePage(1);
  await pass(0);
  expect(registered).toEqual(['/sw.js']);
  expect(kept).toEqual([PAGE, { keep: 'http://localhost/de/programm/veranstaltungen/nachtstuecke/7' }]);
  changePage(1);
  await pass(20_000);
  expect([registered.length, kept.length]).toEqual([1, 2]);
});

it.each<[string, Browser]>([
  ['who may be an editor', { hasSession: true }],
  ['who saves data', { savesData: true }],
  ['who develops', { environment: 'development' }],
])('%s goes without', async (_, browser) => {
  open(browser);
  changePage(1);
  await pass(60_000);
  expect(registered).toEqual([]);
});
