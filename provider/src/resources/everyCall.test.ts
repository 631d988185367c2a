import {
  articleCall,
  articleCategoriesCall,
  articlesCall,
  articlesTeaserCall,
  breakingNewsCall,
  calendarCall,
  type Call,
  callPath,
  eventCall,
  eventsCall,
  eventTagsCall,
  exhibitionTypesCall,
  genresCall,
  navCall,
  openingHoursCall,
  pageCall,
  productionTagsCall,
  readCartCall,
  redirectsCall,
  roomsCall,
  seasonsCall,
  seriesCall,
  settingsCall,
  teasersCall,
  userDetailsCall,
} from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT);
afterAll(() => provider.close());

const CALLS: readonly (readonly [Call, query?: string, params?: Record<string, string | number>])[] = [
  [settingsCall],
  [navCall],
  [pageCall, '', { path: '' }],
  [redirectsCall],
  [openingHoursCall],
  [breakingNewsCall],
  [roomsCall],
  [exhibitionTypesCall],
  [eventTagsCall],
  [seriesCall],
  [genresCall],
  [seasonsCall],
  [productionTagsCall],
  [calendarCall, 'date=01-08-2026'],
  [teasersCall],
  [eventsCall, 'page_size=100'],
  [articlesCall],
  [articleCall, '', { id: 1 }],
  [articlesTeaserCall],
  [articleCategoriesCall],
  [userDetailsCall],
  [readCartCall],
];

describe.each(LANGUAGES)('In %s', (lang) => {
  it.each(CALLS.map(([call, query = '', params = {}]) => ({ call, query, params })))(
    '$call.id answers as the contract says',
    async ({ call, query, params }) => {
      const response = await fetch(`${provider.url}${callPath(call, { lang, ...params })}?lang=${lang}&${query}`);
      expect(response.status).toBe(200);
      expect(call.answer.safeParse(await response.json()).error).toBeUndefined();
    },
  );

  it('every event of the first weeks answers as the contract says', async () => {
    const list = eventsCall.answer.parse(await (await fetch(`${provider.url}/${lang}/api/events/?page_size=60`)).json());
    for (const { id } of list.results) {
      const response = await fetch(provider.url + callPath(eventCall, { lang, id }));
      expect(eventCall.answer.safeParse(await response.json()).error).toBeUndefined();
    }
  });

  it('every page of the menu is there, with its blocks', async () => {
    for (const path of lang === 'de'
      ? ['besuch', 'besuch/anfahrt', 'ueber-uns', 'impressum', 'programm/veranstaltungen']
      : ['visit', 'visit/getting-here', 'about', 'impressum', 'program/events']) {
      const page = pageCall.answer.parse(await (await fetch(`${provider.url}/${lang}/pageeditor-api/page/${path}`)).json());
      expect(page.urls[lang]).toBe(`/${lang}/${path}`);
      const encoded = await fetch(provider.url + callPath(pageCall, { lang, path }));
      expect(encoded.status).toBe(200);
    }
  });
});

it('the start page carries the blocks it is made of, pictures included', async () => {
  const page = pageCall.answer.parse(await (await fetch(`${provider.url}/en/pageeditor-api/page/`)).json());
  expect(page.modules.map(({ model }) => model)).toEqual(
    expect.arrayContaining(['hero_media', 'event_list', 'container', 'teaser_list', 'headline', 'quote']),
  );
  expect(page.modules.find(({ model }) => model === 'hero_media')).toMatchObject({ image: { base: '/media/posters/page-1' } });
  expect(page.modules.find(({ model }) => model === 'container')?.columns.map(({ classes }) => classes)).toEqual([
    'col-6',
    'col-6',
  ]);
});

it('a page knows the pages above it, and none that are offline', async () => {
  const page = pageCall.answer.parse(await (await fetch(`${provider.url}/de/pageeditor-api/page/besuch/anfahrt`)).json());
  expect(page.parents).toEqual([
    { title: 'Kulturmeile Altwasser', url: '/de' },
    { title: 'Besuch', url: '/de/besuch' },
  ]);
  expect((await fetch(`${provider.url}/de/pageeditor-api/page/sommerfest`)).status).toBe(404);
});

it('an anonymous visitor is told so, and the editor call refuses', async () => {
  const details = userDetailsCall.answer.parse(await (await fetch(`${provider.url}/api/user-details/`)).json());
  expect(details).toMatchObject({ is_logged_in: false, first_name: '', webshop_url: null });
  expect((await fetch(`${provider.url}/pageeditor-api/user`)).status).toBe(401);
});

it('an unchanged answer is not sent twice', async () => {
  const first = await fetch(`${provider.url}/de/api/events/`);
  const etag = first.headers.get('etag') ?? '';
  const second = await fetch(`${provider.url}/de/api/events/`, { headers: { 'if-none-match': etag } });
  expect(second.status).toBe(304);
});

it('the process says that it lives and that its database answers', async () => {
  expect(await (await fetch(`${provider.url}/health/live`)).json()).toEqual({ status: 'live' });
  expect(await (await fetch(`${provider.url}/health/ready`)).json()).toEqual({ status: 'ready' });
});
