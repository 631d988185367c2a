import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { ROOT } from '../root.ts';
import { createBoundedReader } from './boundedReader.ts';
import { readEventPage, readList, readShop } from './readPages.ts';
import { runProof } from './runProof.ts';

/** A public programme of one event, told by every source; each test bends one of them. */
interface House {
  languages: readonly string[];
  page: { name: string; start: string };
  data: { startDate: string; eventStatus: string; price: string };
  calendar: { zone: string; start: string; status: string };
  list: { state: string; isShown: boolean };
  search: { date: string };
  shop: { name: string; price: string };
}
const HOUSE: House = {
  languages: ['de', 'en'],
  page: { name: 'Antigone', start: '2126-11-29T18:00' },
  data: { startDate: '2126-11-29T18:00:00+01:00', eventStatus: 'https://schema.org/EventScheduled', price: '12.00' },
  calendar: { zone: 'Europe/Berlin', start: '21261129T180000', status: 'CONFIRMED' },
  list: { state: 'available', isShown: true },
  search: { date: '2126-11-29T18:00:00+01:00' },
  shop: { name: 'Antigone', price: '12 €' },
};
const LISTS = { de: '/de/programm/veranstaltungen', en: '/en/program/events' };

let server: Server;
let origin: string;
let house: House;
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answerOf(new URL(request.url ?? '/', origin));
    response.writeHead(answer === null ? 404 : 200).end(answer ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  house = structuredClone(HOUSE);
});

describe('The proof of the programme', () => {
  it('finds nothing where every source says the same', async () => {
    const report = await runProof(origin, 100);
    expect(report).toMatchObject({ events: 1, disagreements: [], failed: [] });
    expect(report.requests).toBeGreaterThan(8);
  });

  it.each<[string, (bent: House) => void, string, string]>([
    [
      'a calendar an hour late',
      ({ calendar }) => (calendar.start = '21261129T190000'),
      'start',
      'calendar (de), calendar (en): 2126-11-29T19:00',
    ],
    [
      'a page that names another hour',
      ({ page }) => (page.start = '2126-11-29T20:00'),
      'start',
      'page (de), page (en): 2126-11-29T20:00',
    ],
    [
      'an offset that is none of Berlin',
      ({ data }) => (data.startDate = '2126-11-29T18:00:00+00:00'),
      'start',
      'structured data (de), structured data (en): 2126-11-29T19:00',
    ],
    [
      'a search that did not notice',
      ({ search }) => (search.date = '2126-11-28T18:00:00+01:00'),
      'start',
      'search (de): 2126-11-28T18:00',
    ],
    [
      'a calendar that has it cancelled',
      ({ calendar }) => (calendar.status = 'CANCELLED'),
      'state',
      'calendar (de), calendar (en): cancelled',
    ],
    ['a list that has it postponed', ({ list }) => (list.state = 'postponed'), 'state', 'list (de), list (en): postponed'],
    ['a list that has it sold out', ({ list }) => (list.state = 'sold_out'), 'soldOut', 'list (de), list (en): true'],
    ['a shop with another price', ({ shop }) => (shop.price = '12,50 €'), 'cents', 'shop (de): 1250'],
    ['a shop with another price in pounds', ({ shop }) => (shop.price = '£11.50'), 'cents', 'shop (de): 1150'],
    ['a shop with another price in francs', ({ shop }) => (shop.price = 'CHF 13'), 'cents', 'shop (de): 1300'],
    ['a shop that sells something else', ({ shop }) => (shop.name = 'Elektra'), 'name', 'shop (de): Elektra'],
    ['a list without it', ({ list }) => (list.isShown = false), 'missing', 'list (de)'],
  ])('names %s', async (_, bend, what, said) => {
    bend(house);
    const { disagreements } = await runProof(origin, 100);
    expect(disagreements).toEqual([
      {
        event: 37,
        title: 'Antigone, 2126-11-29 18:00',
        what,
        said: expect.arrayContaining([said]) as string[],
        link: expect.stringMatching(/^\/de\/.*\/37$/) as string,
      },
    ]);
  });

  it('reads a house of one language', async () => {
    house.languages = ['de'];
    expect(await runProof(origin, 100)).toMatchObject({ events: 1, disagreements: [], failed: [] });
  });

  it('reads times in the zone that the calendar names', async () => {
    house.calendar.zone = 'Europe/London';
    house.data.startDate = '2126-11-29T18:00:00+00:00';
    house.search.date = '2126-11-29T18:00:00+00:00';
    expect(await runProof(origin, 100)).toMatchObject({ events: 1, disagreements: [], failed: [] });
  });

  it('takes no other word before a number for a currency', async () => {
    house.shop.price = 'VIP 1 12 €';
    expect(await runProof(origin, 100)).toMatchObject({ disagreements: [], failed: [] });
  });

  it('compares no instants where no zone is known', async () => {
    house.calendar.zone = '';
    house.data.startDate = '2126-11-29T20:00:00+00:00';
    expect((await runProof(origin, 100)).disagreements).toEqual([]);
  });

  it('says so where there is no programme at all', async () => {
    house.languages = [];
    await expect(runProof(origin, 100)).rejects.toThrow('No programme was found');
  });
});

describe('A bounded reader', () => {
  it('stops at its limit, and names what it could not have', async () => {
    const reader = createBoundedReader(origin, 2);
    expect(await reader.read('/missing')).toBeNull();
    expect(await reader.read(LISTS.de)).toContain('data-event');
    await expect(reader.read(LISTS.de)).rejects.toThrow('More than 2 requests');
    expect(reader.failed).toEqual(['/missing: 404']);
  });
});

describe('Pages of another kind', () => {
  it('say nothing of an event', () => {
    expect(readEventPage('<main><h1>Team</h1></main>', 'de', 1)).toBeNull();
    expect(readList('<main><ol><li>Team</li></ol></main>', 'de')).toEqual({ sightings: [], next: null, calendar: null });
    expect(readShop('<p>closed</p>', 'de', 1)).toEqual([]);
  });
});

/** What the house answers at an address; null for nothing. */
function answerOf({ pathname, searchParams }: URL): string | null {
  const path = (lang: 'de' | 'en') => `${LISTS[lang]}/antigone/37`;
  const lang = pathname.startsWith('/en') ? 'en' : 'de';
  const calendarLink = `<a href="${LISTS[lang]}/${lang === 'de' ? 'programm' : 'programme'}.ics">Kalender</a>`;
  if (/^\/(de|en)\//.test(pathname) && !house.languages.includes(lang)) return null;
  switch (pathname) {
    case LISTS.de:
    case LISTS.en:
      if (!house.list.isShown) return calendarLink;
      return `${calendarLink}<main><section data-day="2126-11-29"><ol><li data-event="37" data-state="${house.list.state}"><time dateTime="2126-11-29T18:00">18</time><h3><a href="${path(lang)}">Anti&shy;gone</a></h3></li></ol></section></main>`;
    case path('de'):
    case path('en'):
      return `<main><h1>${house.page.name}</h1><time dateTime="${house.page.start}">18</time></main><script type="application/ld+json">${dataOf()}</script>`;
    case `${LISTS.de}/programm.ics`:
    case `${LISTS.en}/programme.ics`:
      return `BEGIN:VEVENT\r\nDTSTART;TZID=${house.calendar.zone}:${house.calendar.start}\r\nSUMMARY:Anti\r\n gone\r\nURL:${origin}${path(lang)}\r\nSTATUS:${house.calendar.status}\r\nEND:VEVENT\r\n`;
    case '/sitemap.xml':
      return `<loc>${origin}/sitemap-event-1.xml</loc><loc>${origin}/sitemap-page-1.xml</loc>`;
    case '/sitemap-event-1.xml':
      return house.languages.map((each) => `<loc>${origin}${path(each as 'de')}</loc>`).join('');
    case '/webshop/events/70037':
      return `<main><h1>${house.shop.name}</h1><label>Vollpreis ${house.shop.price}</label><label>Loge 40 €</label></main>`;
    case '/api/search/events/':
      return searchParams.get('query') === 'Antigone' ? JSON.stringify({ results: [hitOf()] }) : null;
    default:
      return null;
  }
}

function dataOf(): string {
  const { price, ...event } = house.data;
  const offer = (amount: string, availability: string) => ({
    price: amount,
    availability,
    url: `${origin}/webshop/events/70037`,
  });
  const offers = [offer('9.00', 'https://schema.org/SoldOut'), offer(price, 'https://schema.org/InStock')];
  return JSON.stringify({ '@type': 'Event', name: 'Antigone', ...event, offers });
}

function hitOf() {
  return { id: 37, title: [{ text: 'Anti' }, { text: 'gone' }], date: house.search.date, date_end: null, status: 'scheduled' };
}

it('says how it is used when it is asked, which is no failure', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [`${ROOT}/tooling/src/commands/proof.ts`, '--help']);
  expect([stdout, stderr]).toEqual([expect.stringContaining('npm run proof -- --url'), '']);
});
