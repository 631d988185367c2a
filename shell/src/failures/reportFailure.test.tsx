import { jest } from '@jest/globals';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { logFailure } from './logFailure.ts';

let told: { path: string; report: unknown }[];

beforeEach(() => {
  told = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  navigator.sendBeacon = (path, body) => told.push({ path: String(path), report: JSON.parse(body as string) }) > 0;
  history.replaceState(null, '', '/de/search?q=Erika');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('A failure is told to the server once, by its code, without what the visitor asked for', () => {
  const error = new SpielplanError('CART_REFUSED', { detail: 'event 7: -214' });
  logFailure('booking 1a2b in event.booking', error);
  logFailure('booking 1a2b in event.booking', error);
  expect(told).toEqual([
    {
      path: '/_failures',
      report: { what: 'booking 1a2b in event.booking', code: error.code, detail: 'event 7: -214', path: '/de/search' },
    },
  ]);
});

it('What has no name is told by its message, and an address without its query', () => {
  logFailure('navigation to /de/search?q=Erika', new TypeError('No answer from /de/search?q=Erika now'));
  logFailure('render', 'broken');
  expect(told.map(({ report }) => report)).toEqual([
    { what: 'navigation to /de/search?…', code: 'SP-9000', detail: 'No answer from /de/search?… now', path: '/de/search' },
    { what: 'render', code: 'SP-9000', detail: 'broken', path: '/de/search' },
  ]);
});

it.each([
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new TypeError('Failed to fetch'),
  Object.assign(new Error('Loading chunk 588 failed.'), { name: 'ChunkLoadError' }),
  new SpielplanError('REMOTE_TIMEOUT', { detail: '/remotes/booking/1a2b/remoteEntry.js cannot be had.' }),
])('What could not be loaded is told by a page that is still there three seconds later: %s', (error) => {
  jest.useFakeTimers();
  logFailure('slot header.cart', error);
  jest.advanceTimersByTime(2_999);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(told).toHaveLength(1);
});

it('Nobody is told while there is no connection, or where a browser cannot', () => {
  const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  logFailure('offline', new Error('gone'));
  isOnLine.mockRestore();
  expect(told).toEqual([]);
  Reflect.deleteProperty(navigator, 'sendBeacon');
  expect(() => logFailure('old', new Error('browser'))).not.toThrow();
});

it('What cannot even be read is told by nobody, and fails nobody', () => {
  expect(() => logFailure('odd', Object.create(null))).not.toThrow();
  expect(told).toEqual([]);
});

it('A page that fails without end tells of it ten times', async () => {
  const { reportFailure } = await openPage();
  for (let time = 0; time < 30; time += 1) reportFailure('render', new Error(`again ${time}`));
  expect(told).toHaveLength(10);
});

it('On a shop’s own host nobody is told', async () => {
  const { reportFailure, disableFailureReports } = await openPage();
  disableFailureReports();
  reportFailure('render', new Error('broken'));
  expect(told).toEqual([]);
});

/** A page that has told of nothing yet. */
function openPage() {
  jest.resetModules();
  return import('./reportFailure.ts');
}
