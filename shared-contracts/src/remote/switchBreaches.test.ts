import { settingsCall } from '../api/index.ts';
import type { Loader } from './loading.ts';
import { findSwitchBreaches } from './switchBreaches.ts';

const GONE = { kind: 'missing', status: 404 } as const;
const WORDS = '"sales" answers 404 by the settings of a house alone: add "isSwitchedOff: true"';

/** A file that a remote has without any values in its address. */
function breachesOf(load: Loader, end = '.ics') {
  const patterns = { de: `/de/verkauf${end}`, en: `/en/sales${end}` } as const;
  return findSwitchBreaches({ routes: [{ id: 'sales', patterns }], screens: {}, files: { sales: { load } } });
}

it('a file that a setting switches off says so, or no shell of a house without it takes the release', async () => {
  const load: Loader = async ({ settings }) => (settings.is_shop_online ? GONE : { ...GONE, isSwitchedOff: true });
  expect(await breachesOf(load)).toEqual([expect.stringContaining(WORDS)]);
  expect(await breachesOf(async () => ({ ...GONE, isSwitchedOff: true }))).toEqual([]);
});

it('a screen as well', async () => {
  const screens = { sales: { component: () => null, load: async () => GONE } };
  const routes = [{ id: 'sales', patterns: { de: '/de/verkauf', en: '/en/sales' } as const }];
  expect(await findSwitchBreaches({ routes, screens, files: {} })).toEqual([expect.stringContaining(WORDS)]);
});

it.each<[string, Loader]>([
  [
    'asks the provider first',
    ({ provider }) =>
      provider.read(settingsCall).then(
        () => GONE,
        () => GONE,
      ),
  ],
  ['fails without an answer', ({ provider }) => provider.read(settingsCall).then(() => GONE)],
  [
    'throws',
    () => {
      throw new TypeError('no house');
    },
  ],
  ['is there', async () => ({ kind: 'redirect', status: 302, to: '/de' })],
])('an address that %s is not judged', async (_, load) => {
  expect(await breachesOf(load)).toEqual([]);
});

it('an address with values may lead nowhere', async () => {
  expect(await breachesOf(async () => GONE, '/:id/list.ics')).toEqual([]);
});
