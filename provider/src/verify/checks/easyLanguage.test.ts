import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { startDamagingProxy } from '../testing/damagingProxy.ts';
import { CHECKS, verifyProvider } from '../verifyProvider.ts';

let provider: TestProvider;
let proxy: Awaited<ReturnType<typeof startDamagingProxy>>;
beforeAll(async () => {
  provider = await startTestProvider();
  proxy = await startDamagingProxy(provider.url);
}, START_TIMEOUT_MS);
afterAll(() => proxy.close().then(() => provider.close()));

const checks = CHECKS.filter(({ id }) => id === 'easyLanguage');
/** What is found with a field of each answer said otherwise. */
async function findingsWith(field: string, value?: unknown): Promise<string[]> {
  proxy.damage = {
    answer: ({ json }) => {
      if (!json || typeof json !== 'object' || !(field in json)) return;
      if (value === undefined) Reflect.deleteProperty(json, field);
      else Object.assign(json, { [field]: value });
    },
  };
  const { findings, checks: reports } = await verifyProvider({ url: proxy.url, checks });
  expect(reports[0]?.looked).toBeGreaterThan(0);
  return findings.map(({ message }) => message);
}

it('a provider of before, which knows no easy language, keeps the contract', async () => {
  expect(await findingsWith('easy_language')).toEqual([]);
});

it.each([
  ['easy_of', null, /does not name it as easy_of/],
  ['easy_language', { urls: { de: '/de/nirgends', en: '/en/nowhere' } }, /answers 404/],
])('a provider is found out whose twins do not fit: %s is %j', async (field, value, message) => {
  expect((await findingsWith(field, value)).join('\n')).toMatch(message);
});
