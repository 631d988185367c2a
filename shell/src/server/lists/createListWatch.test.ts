import { jest } from '@jest/globals';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { createTestContext, foundPage } from '../testing/createTestContext.ts';
import { dataOf, openSite } from '../testing/openSite.ts';
import { recordLog } from '../testing/recordLog.ts';
import { createListWatch } from './createListWatch.ts';

const DE = '/de/programm/veranstaltungen';
const EN = '/en/program/events';

afterEach(() => void jest.useRealTimers());

function watchSite(options: Parameters<typeof createTestContext>[0] = {}) {
  const state: { load: () => Promise<unknown>; search: () => Promise<unknown> } = {
    load: async () => foundPage(),
    search: async () => ({}),
  };
  const { renderContext } = createTestContext({ load: () => state.load() as never, search: () => state.search(), ...options });
  const log = recordLog();
  const told: string[][] = [];
  const watch = createListWatch({ renderContext: () => renderContext, log, onChange: (missing) => told.push([...missing]) });
  return { ...watch, state, log, told };
}

it('says which lists are missing, and by itself when they are back', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const { check, stop, state, log, told } = watchSite();
  await check();
  expect(told).toEqual([]);
  state.load = () => Promise.reject(new SpielplanError('NOT_FOUND'));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(told).toEqual([[DE, EN]]);
  state.load = async () => foundPage();
  await jest.advanceTimersByTimeAsync(5_000);
  stop();
  expect(told).toEqual([[DE, EN], []]);
  expect([log.of('list.missing'), log.of('list.back')]).toMatchObject([[{ paths: [DE, EN] }], [{ paths: [DE, EN] }]]);
});

it.each([
  ['away', () => Promise.reject(new SpielplanError('PROVIDER_UNREACHABLE'))],
  ['switched off by the house', async () => ({ kind: 'missing', status: 404, isSwitchedOff: true })],
])('a list that is %s is not missing', async (_, load) => {
  const { check, stop, state, told } = watchSite();
  state.load = load;
  await check();
  stop();
  expect(told).toEqual([]);
});

it('the search is missing where the provider has none, and is back by itself', async () => {
  const { check, stop, state, told } = watchSite();
  state.search = () => Promise.reject(new SpielplanError('NOT_FOUND'));
  await check();
  state.search = () => Promise.reject(new SpielplanError('PROVIDER_UNREACHABLE'));
  await check();
  state.search = async () => ({});
  await check();
  stop();
  expect(told).toEqual([['/de/search', '/en/search'], []]);
});

it('a search that only fails is not missing, nor one that nobody shows', async () => {
  const failing = watchSite();
  failing.state.search = () => Promise.reject(new SpielplanError('PROVIDER_FAILED'));
  await failing.check();
  failing.stop();
  expect(failing.told).toEqual([]);
  const away = watchSite({ hasSearch: false });
  away.state.search = () => Promise.reject(new SpielplanError('NOT_FOUND'));
  await away.check();
  away.stop();
  expect(away.told).toEqual([]);
});

it('no page leads to a search that is missing', async () => {
  const shown = async (missingLists: ReadonlySet<string>) => {
    const { pages } = openSite({ missingLists });
    return (dataOf(await pages.answer('/_data/de', false)) as { site: { hasSearch?: boolean } }).site.hasSearch;
  };
  expect(await shown(new Set())).toBeUndefined();
  expect(await shown(new Set(['/en/search']))).toBeUndefined();
  expect(await shown(new Set(['/de/search']))).toBe(false);
});

it('knows the languages of the site', async () => {
  const { check, stop, languages } = watchSite({ languages: ['en'] });
  expect(languages()).toEqual(['de', 'en']);
  await check();
  stop();
  expect(languages()).toEqual(['en']);
});

it('the menus lead to no list that is missing, and to what stands below it instead', async () => {
  const item = (url: string, children: object[] = []) => ({ url, menu_name: url, has_tab_navigation: false, children });
  const menu = [item(DE), item(`${DE}/?type=konzert`), item('/de/besuch', [item(DE)]), item(DE, [item('/de/abo')])];
  const shown = async (missingLists: ReadonlySet<string>) => {
    const { pages } = openSite({ menu, missingLists });
    const { site } = dataOf(await pages.answer('/_data/de', false)) as { site: { nav: { menu: object[] } } };
    return site.nav.menu;
  };
  expect(await shown(new Set())).toEqual(menu);
  expect(await shown(new Set([DE]))).toEqual([item('/de/besuch'), { ...item(DE, [item('/de/abo')]), url: '/de/abo' }]);
});
