import type { SiteSettings } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { smokeTest } from '../smokeTest/smokeTest.ts';
import { createPages } from './createPages.ts';
import { createTestContext, foundPage } from '../testing/createTestContext.ts';
import { bodyOf, dataOf, openSite } from '../testing/openSite.ts';

const DE = '/de/programm/veranstaltungen';
const EN = '/en/program/events';
const head = { title: 'Programm', description: '', canonical: DE, alternates: { de: DE, en: EN } };
const load = async () => foundPage({ head });

/** A site whose provider is asked in `asked`, by the languages of its calls. */
function openHouse(languages: SiteSettings['languages']) {
  const { pages } = openSite({ languages, load });
  return {
    answer: (path: string) => pages.answer(path, false),
    html: async (path: string) => bodyOf(await pages.answer(path, false)),
    data: async (path: string) => dataOf(await pages.answer(`/_data${path}`, false)),
  };
}

it.each([
  [['de', 'en'], '/de'],
  [['en', 'de'], '/en'],
  [['de'], '/de'],
  [['en'], '/en'],
] as const)('the site of a house with %j begins at %s (R59)', async (languages, home) => {
  const { answer } = openHouse([...languages]);
  expect(await answer('/')).toMatchObject({ status: 302, headers: { location: home } });
});

it.each([
  ['de', DE, EN],
  ['en', EN, DE],
] as const)('a house of %s alone has no page, switch or hreflang of the other language (R59)', async (lang, own, other) => {
  const { answer, data, html } = openHouse([lang]);
  expect((await answer(own)).status).toBe(200);
  expect(Object.keys((await data(own))['languages'] as object)).toEqual([lang]);
  expect(await html(own)).not.toMatch(new RegExp(`hreflang="(?:${lang === 'de' ? 'en' : 'de'}|x-default)"`));
  for (const path of [other, `/${lang === 'de' ? 'en' : 'de'}`]) {
    const missing = await answer(path);
    expect([path, missing.status]).toEqual([path, 404]);
    expect(bodyOf(missing)).toContain(`<html lang="${lang}"`);
  }
});

it.each([
  [['en'], '/en/%E0', 'en'],
  [['en'], '/%E0', 'en'],
  [['en'], '/de/%E0', 'en'],
  [['de'], '/en/%E0', 'de'],
  [['de', 'en'], '/en/%E0', 'en'],
  [['en', 'de'], '/%E0', 'en'],
] as const)('a house with %j answers the unreadable address %s in %s, and offers only its languages', async (own, path, lang) => {
  const { answer, data } = openHouse([...own]);
  expect(bodyOf(await answer(path))).toContain(`<html lang="${lang}"`);
  expect(Object.keys((await data(path))['languages'] as object).toSorted()).toEqual([...own].toSorted());
});

it('with English first, every other language is sent to English', async () => {
  const html = await openHouse(['en', 'de']).html(DE);
  expect(html).toContain(`hreflang="x-default" href="https://haus.example${EN}"`);
  expect(html).toContain(`hreflang="de" href="https://haus.example${DE}"`);
});

it('calls of a language that the house does not have are not asked for', async () => {
  const asked: unknown[] = [];
  const { renderContext } = createTestContext({ languages: ['de'] });
  const read: typeof renderContext.provider.read = (call, options) => {
    asked.push(options?.params?.['lang'], (options?.query as { lang?: string } | undefined)?.lang);
    return renderContext.provider.read(call, options);
  };
  await smokeTest({ ...renderContext, provider: { read } }, null);
  expect(new Set(asked)).toEqual(new Set(['de', undefined]));
});

describe('Pages of failures', () => {
  it.each([
    ['/de/%', ['en'], 'en'],
    ['/%', ['en', 'de'], 'en'],
    ['/de/%', ['en', 'de'], 'de'],
  ] as const)('%s of a house with %j is answered in %s', async (path, languages, lang) => {
    const malformed = await openHouse([...languages]).answer(path);
    expect(malformed.status).toBe(400);
    expect(bodyOf(malformed)).toContain(`<html lang="${lang}"`);
  });

  it.each(['/de/programm', '/accounts/login', '/'])(
    'are in the language the house was known to have, while nothing can be read (%s)',
    async (path) => {
      let isAway = false;
      const { renderContext } = createTestContext({ languages: ['en'], load });
      const provider: typeof renderContext.provider = {
        read: (call, options) => (isAway ? Promise.reject(new Error('away')) : renderContext.provider.read(call, options)),
      };
      const pages = createPages({ renderContext: () => ({ ...renderContext, provider }), hasCache: false, isSecure: false });
      expect((await pages.answer(EN, false)).status).toBe(200);
      isAway = true;
      const offline = await pages.answer(path, false);
      expect(bodyOf(offline) || offline.headers['location']).toMatch(/<html lang="en"|^\/en$/);
      const failure = await pages.failure(path, new SpielplanError('PROVIDER_UNREACHABLE'));
      expect(bodyOf(failure)).toContain('<html lang="en"');
    },
  );
});

it('who comes from a page that this language lacks is told so by the server (R51)', async () => {
  const { data } = openHouse(['de', 'en']);
  expect((await data(`${DE}?notice=untranslated`))['notice']).toBe('notice.untranslated');
  expect(await data(DE)).not.toHaveProperty('notice');
});

it('a page leads to its twin in easy language by links that its server wrote, and tells browsers no more of it (R73)', async () => {
  const { pages } = openSite({ load: async () => foundPage({ head, twin: { easy: '/de/leicht' } }) });
  const data = dataOf(await pages.answer(`/_data${DE}`, false));
  expect(data['twinLinks']).toContain('<a href="/de/leicht" rel="alternate" hreflang="de-simple"');
  expect(data).not.toHaveProperty('twin');
  expect((data['head'] as { tags: string }).tags).toContain('hreflang="de-simple"');
  expect(await openHouse(['de']).data(DE)).not.toHaveProperty('twinLinks');
});
