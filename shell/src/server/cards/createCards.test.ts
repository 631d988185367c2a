import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { settingsSchema } from '@spielplan/shared-contracts/api';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { plainAnswer } from '../http/plainAnswer.ts';
import type { Pages } from '../pages/createPages.ts';
import { recordLog } from '../testing/recordLog.ts';
import { startServer, type TestServer } from '../testing/startServer.ts';
import { createCards } from './createCards.ts';
import type { CardOrder } from '../http/PreparedResponse.ts';

const font = (name: string) => readFileSync(fileURLToPath(new URL(`../../../public/fonts/${name}.5-3-1.woff2`, import.meta.url)));
const FONTS = [font('bricolage-latin'), font('bricolage-latin-a'), font('bricolage-latin-ext')];
const COLORS = { ground: '#FFFFFF', ink: '#101010', accent: '#0000CC' };
const MARK = { kind: 'drawing', view_box: '10 10 20 20', path: 'M10 10h20v20h-20z' };
const SETTINGS = settingsSchema.parse({
  status: 'online',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Haus' },
  brand: { colors: COLORS },
  house: { logo: MARK },
});
const ORDER: CardOrder = {
  title: 'Die Gärtnerin aus Liebe',
  line: 'Samstag, 12. Dezember 2026, 20:00 Uhr · Große Bühne',
  siteName: 'Haus',
  picture: { src: '/media/rot.png', isUpright: true },
  key: '0a1b2c3d',
};
let media: TestServer;
let fetched = 0;
beforeAll(async () => {
  const red = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#C00000' } })
    .png()
    .toBuffer();
  const noise = await sharp({
    create: { width: 1200, height: 1500, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
    .png()
    .toBuffer();
  media = await startServer((request, response) => {
    fetched += 1;
    const file = { '/media/rot.png': red, '/media/noise.png': noise, '/media/text.png': Buffer.from('no picture') }[
      request.url ?? ''
    ];
    response.writeHead(file ? 200 : 404).end(file);
  });
});
afterAll(() => media.close());

/** The cards of a site whose every page but `/de/none` has this one, under one key or that of its address. */
function openCards(order: Partial<CardOrder> = {}, status = 200, keyOf?: (url: string) => string) {
  const log = recordLog();
  const card = { ...ORDER, ...order };
  const asked: string[] = [];
  const pages = {
    answer: async (url: string) => (
      asked.push(url),
      {
        ...plainAnswer(url === '/de/none' ? 404 : status),
        ...(url !== '/de/none' && status === 200 && { card: keyOf ? { ...card, key: keyOf(url) } : card }),
      }
    ),
  } as unknown as Pages;
  const provider = { read: async () => SETTINGS } as unknown as ProviderReader;
  const typefaces = { of: async () => [] };
  const find = createCards({ provider, providerUrl: media.origin, typefaces, fonts: FONTS, isBehindProxy: true, log });
  const get = (url: string, visitor = '192.0.2.1') =>
    find({ url, headers: { 'x-forwarded-for': visitor } } as unknown as IncomingMessage, pages, {
      admit: () => undefined,
      refusal: () => plainAnswer(429),
    });
  return { get, log, asked };
}

const ADDRESS = '/_cards/de/programm/7.0a1b2c3d.jpg';

it('draws date, title and house in the colours of the house beside the whole poster, as a small JPEG to be kept for good (R58)', async () => {
  const { get, asked } = openCards();
  const card = await get(ADDRESS);
  expect(asked).toEqual(['/de/programm/7']);
  expect(card?.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(card!.body.length).toBeLessThan(150_000);
  expect(await sharp(card!.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await colorsIn(card!.body, { left: 720, top: 20, width: 460, height: 590 })).toEqual(['poster']);
  expect(await colorsIn(card!.body, { left: 60, top: 60, width: 570, height: 90 })).toEqual(['accent', 'ground']);
  expect(await colorsIn(card!.body, { left: 60, top: 250, width: 570, height: 240 })).toEqual(['ground', 'ink']);
  expect(await colorsIn(card!.body, { left: 62, top: 512, width: 54, height: 54 })).toEqual(['accent']);
  expect(await colorsIn(card!.body, { left: 140, top: 515, width: 120, height: 50 })).toEqual(['ground', 'ink']);
}, 180_000);

it('draws what was drawn before from memory, and what many ask for at once once', async () => {
  const { get } = openCards();
  fetched = 0;
  const [one, other] = await Promise.all([get(ADDRESS), get(ADDRESS)]);
  const third = await get(ADDRESS);
  expect([one!.body.equals(other!.body), third!.body.equals(one!.body), fetched]).toEqual([true, true, 1]);
});

it('answers an address of yesterday with the card of today, briefly, and that of no page with nothing', async () => {
  const { get } = openCards();
  expect((await get('/_cards/de/programm/7.ffffffff.jpg'))?.headers['cache-control']).toBe('public, max-age=3600');
  for (const url of [
    '/_cards/de/none.0a1b2c3d.jpg',
    '/_cards/de.0a1b2c3d.png',
    '/_cards/.0a1b2c3d.jpg',
    '/_cards/de.0A1B2C3D.jpg',
  ])
    expect([url, await get(url)]).toEqual([url, null]);
});

it.each(['/gone.png', '/media/text.png', 'https://elsewhere.invalid/a.png'])(
  'shows the mark of the house in place of a picture that cannot be had (%s), for a while',
  async (src) => {
    const { get, log } = openCards({ picture: { src, isUpright: false } });
    const card = await get(ADDRESS);
    expect(card?.headers['cache-control']).toBe('public, max-age=3600');
    expect(await colorsIn(card!.body, { left: 800, top: 200, width: 300, height: 200 })).toEqual(['accent']);
    expect(log.lines.map(({ event }) => event)).toEqual(['card.withoutPicture']);
  },
);

it('leaves out a text that the typefaces lack letters of, rather than the letters', async () => {
  const drawn = async (order: Partial<CardOrder>) => (await openCards(order).get(ADDRESS))!.body;
  const without = await drawn({ title: '' });
  expect((await drawn({ title: 'Das Ж und ich' })).equals(without)).toBe(true);
  expect((await drawn({ title: 'Dvor\u030ca\u0301k \u00adund\u200b ich' })).equals(without)).toBe(false);
  expect((await drawn({ title: 'Dvor\u030ca\u0301k' })).equals(await drawn({ title: 'Dvořák' }))).toBe(true);
});

it('stays below 150 KB with a picture that bears no compression', async () => {
  const { get } = openCards({ picture: { src: '/media/noise.png', isUpright: true } });
  expect((await get(ADDRESS))!.body.length).toBeLessThan(150_000);
});

it.each([
  ['a word longer than the card', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenausstellungseröffnung'],
  ['more words than there is room for', 'Alle sieben Boote fahren heute Abend noch einmal den Fluss hinauf. '.repeat(4)],
  ['characters that no font has', '家 🎭 Haus'],
  ['nothing', ''],
])('keeps a title within its place: %s', async (_, title) => {
  const { get } = openCards({ title });
  const { body } = (await get(ADDRESS))!;
  expect(await colorsIn(body, { left: 640, top: 0, width: 50, height: 630 })).toEqual(['ground']);
  expect(await colorsIn(body, { left: 0, top: 0, width: 56, height: 630 })).toEqual(['ground']);
  expect(await colorsIn(body, { left: 60, top: 490, width: 560, height: 18 })).toEqual(['ground']);
});

it('leaves room in the queue for everybody else, however many one network asks for', async () => {
  const { get } = openCards({ picture: null }, 200, (url) => url.slice(-2).padStart(8, '0'));
  const addressOf = (page: number) => `/_cards/de/programm/${page}.000000${page}.jpg`;
  const ofOne = await Promise.allSettled([
    ...Array.from({ length: 60 }, (_, index) => get(addressOf(10 + index))),
    get(addressOf(80), '198.51.100.7'),
    // A request for a card that is being drawn takes no further place in the queue.
    get(addressOf(10)),
  ]);
  const statuses = ofOne.map((each) => (each.status === 'fulfilled' ? each.value?.status : (each.reason as Error).message));
  expect(statuses.slice(60)).toEqual([200, 200]);
  expect(statuses.slice(0, 60).filter((status) => status === 200)).toHaveLength(6);
  expect(new Set(statuses.slice(6, 60))).toEqual(new Set([expect.stringContaining('TOO_MANY_REQUESTS')]));
  expect((await get(addressOf(30)))?.status).toBe(200);
}, 60_000);

it('asks to come back while the page cannot be made', async () => {
  expect(await openCards({}, 503).get(ADDRESS)).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
});

const NAMED = { ground: [255, 255, 255], ink: [16, 16, 16], accent: [0, 0, 204], poster: [192, 0, 0] };

/** Which of the colours of a card fill a part of it; what lies between two of them are edges. */
async function colorsIn(jpeg: Buffer, part: { left: number; top: number; width: number; height: number }): Promise<string[]> {
  const { data } = await sharp(jpeg).extract(part).raw().toBuffer({ resolveWithObject: true });
  const found = new Set<string>();
  for (let at = 0; at < data.length; at += 3)
    for (const [name, color] of Object.entries(NAMED))
      if (color.every((value, index) => Math.abs(value - data[at + index]!) < 14)) found.add(name);
  return [...found].sort();
}
