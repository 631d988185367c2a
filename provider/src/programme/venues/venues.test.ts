import {
  eventsCall,
  exhibitionTypesCall,
  htmlPartCall,
  imprintCall,
  privacyCall,
  roomCall,
  roomsCall,
  seriesCall,
  seriesDetailCall,
  termsCall,
  venueCall,
  venuesCall,
} from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const get = async (path: string) => (await fetch(provider.url + path)).json();

it('A house, its series and the topics of the magazine have their addresses in the language of the page', async () => {
  const house = venueCall.answer.parse(await get('/en/api/venues/1/'));
  expect(house.urls).toEqual({ de: '/de/venues/theater-am-wehr/1', en: '/en/venues/theatre-at-the-weir/1' });
  expect([house.slug, house.link]).toEqual(['theatre-at-the-weir', house.urls.en]);
  const series = seriesDetailCall.answer.parse(await get('/api/series/4/?lang=en'));
  expect(series.urls).toEqual({ de: '/de/series/flussgespraeche/4', en: '/en/series/river-talks/4' });
  const { results } = eventsCall.answer.parse(await get('/en/api/events/?series=4'));
  expect(results[0]?.series?.slug).toBe('river-talks');
  // Filters go by this slug, whatever the language (R12).
  const types = exhibitionTypesCall.answer.parse(await get('/api/exhibition-types/?lang=en'));
  expect(types.map(({ slug }) => slug)).toContain('konzert');
});

describe.each(LANGUAGES)('In %s', (lang) => {
  it('each of the five houses tells what it is, how to get there, who can get in and when', async () => {
    const houses = venuesCall.answer.parse(await get(`/${lang}/api/venues/`));
    expect(houses).toHaveLength(5);
    for (const { id, intro, link } of atLeastOne(houses)) {
      const house = venueCall.answer.parse(await get(`/${lang}/api/venues/${id}/`));
      expect(house.link).toBe(link);
      expect(house.urls[lang]).toBe(link);
      for (const text of [intro, house.description, house.arrival, house.accessibility, house.opening_hours_text]) {
        expect(text.length).toBeGreaterThan(40);
      }
      expect(house.rooms.length).toBeGreaterThanOrEqual(2);
      expect(house.map_image?.base).toBe(`/media/posters/map-${id}`);
    }
  });

  it('every room of the filter has a description of its own', async () => {
    for (const { id, name, venue } of atLeastOne(roomsCall.answer.parse(await get(`/api/rooms/?lang=${lang}`)))) {
      const room = roomCall.answer.parse(await get(`/api/rooms/${id}/?lang=${lang}`));
      expect([room.name, room.venue]).toEqual([name, venue]);
      expect(room.description.length && room.accessibility.length).toBeGreaterThan(20);
    }
  });

  it('every series has a page, and its events are the events of that series', async () => {
    for (const { id, name } of atLeastOne(seriesCall.answer.parse(await get(`/api/series/?lang=${lang}`)))) {
      const one = seriesDetailCall.answer.parse(await get(`/api/series/${id}/?lang=${lang}`));
      expect([one.name, one.link]).toEqual([name, one.urls[lang]]);
      expect(one.description.length).toBeGreaterThan(80);
    }
  });

  it.each([
    ['terms', termsCall, 'agb', /(15|fünfzehn|fifteen) (Minuten|minutes)/],
    ['imprint', imprintCall, 'imprint', /Zollkai 12/],
    ['privacy', privacyCall, 'privacy-policy', /csrftoken/],
  ] as const)('the %s are whole, and the only ones at their address', async (_, call, key, content) => {
    const text = call.answer.parse(await get(`/${lang}/api/legal/${key}/`));
    expect(text.body.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(6);
    expect(text.body).toMatch(content);
    // Nothing else stands at its address that somebody might edit instead.
    expect((await fetch(`${provider.url}/${lang}/pageeditor-api/page/${text.urls[lang]?.slice(4)}`)).status).toBe(404);
  });

  it.each(['404', '410'])('the house has words of its own for %s', async (status) => {
    const part = htmlPartCall.answer.parse(await get(`/${lang}/api/html/${status}/`));
    expect(part.body).toContain(`href="/${lang}`);
    expect(part.style).not.toMatch(/<|url\(|@import/);
  });
});

it.each([
  '/de/api/venues/99/',
  '/api/rooms/99/',
  '/api/series/99/',
  '/de/api/html/999/',
  '/de/api/html/%00/',
  '/de/api/html/..%2F..%2Fetc/',
  '/de/api/html/__proto__/',
  '/fr/api/venues/',
])('%s is not found', async (path) => {
  const response = await fetch(provider.url + path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: 'NOT_FOUND' });
});

it('pictures exist for houses, rooms, series, maps and nothing besides', async () => {
  for (const id of ['venue-5', 'room-12', 'series-7', 'map-5']) {
    expect((await fetch(`${provider.url}/media/posters/${id}-320.webp`)).status).toBe(200);
  }
  for (const id of ['venue-6', 'room-13', 'series-8', 'map-6', 'person-999']) {
    expect((await fetch(`${provider.url}/media/posters/${id}-320.webp`)).status).toBe(404);
  }
});
