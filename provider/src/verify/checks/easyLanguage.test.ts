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
/** What is found where answers are changed. */
async function findingsOf(answer: NonNullable<typeof proxy.damage>['answer']) {
  proxy.damage = { answer };
  const { findings, checks: reports } = await verifyProvider({ url: proxy.url, checks });
  expect(reports[0]?.looked).toBeGreaterThan(0);
  return findings;
}

/** What is found with a field of each answer said otherwise. */
async function findingsWith(field: string, value?: unknown): Promise<string[]> {
  const findings = await findingsOf(({ json }) => {
    if (!json || typeof json !== 'object' || !(field in json)) return;
    if (value === undefined) Reflect.deleteProperty(json, field);
    else Object.assign(json, { [field]: value });
  });
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

it('the number of a production is none of an event', async () => {
  const urls = { de: '/de/leichte-sprache/besuch', en: '/en/easy-language/visit' };
  const findings = await findingsOf(({ json }) => {
    const answer = (json ?? {}) as { production?: number; easy_of?: object | null };
    if (answer.production) Object.assign(answer, { production: 999_999, easy_language: { urls } });
    if (answer.easy_of) Object.assign(answer.easy_of, { content_type: 'event', object_id: 999_999 });
  });
  expect(findings.map(({ call }) => call)).toContain('event');
});
