import sharp from 'sharp';
import type { EventDetail, EventSummary, ProductionDetail } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { drawPoster } from './drawPoster.ts';
import { dominantColor } from './palettes.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '../renditions/pictureFormats.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const get = (file: string) => fetch(`${provider.url}/media/posters/${file}`);
const FORMAT_NAMES = { avif: 'heif', webp: 'webp', jpg: 'jpeg' } as const;

describe('A poster', () => {
  it.each(PICTURE_FORMATS)('comes as %s with the right type and size, to be kept for good', async (format) => {
    const response = await get(`production-3-480.${format}`);
    expect(response.headers.get('content-type')).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: FORMAT_NAMES[format], width: 480, height: 600 });
  });

  it('comes in all its widths, upright for productions and lying for stories', async () => {
    for (const width of PICTURE_WIDTHS) {
      const upright = await sharp(Buffer.from(await (await get(`production-7-${width}.webp`)).arrayBuffer())).metadata();
      expect([upright.width, upright.height]).toEqual([width, width * 1.25]);
    }
    const lying = await sharp(Buffer.from(await (await get('article-7-480.webp')).arrayBuffer())).metadata();
    expect([lying.width, lying.height]).toEqual([480, 320]);
  }, 60_000);

  it.each(['page-1', 'production-7', 'person-2'])('has a card of 1200 × 630 for shared links (%s)', async (id) => {
    const response = await get(`${id}-1200x630.jpg`);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const card = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it.each([
    'production-3-1200x631.jpg',
    'production-3-1200x630.webp',
    'production-999-1200x630.jpg',
    'stranger-1-1200x630.jpg',
    '-1200x630.jpg',
    'production-3-481.avif',
    'production-3-480.png',
    'production-3-480.svg',
    'production-999-480.avif',
    'production-0-480.avif',
    'stranger-1-480.avif',
    'production-3.avif',
    'page-13-480.avif',
    'p999-de-0000-480.avif',
    'p3-fr-0000-480.avif',
    'scene-13-480.avif',
    'production-3-0480.avif',
    '..%2f..%2fpackage.json',
  ])('called %s does not exist', async (file) => {
    expect((await get(file)).status).toBe(404);
  });

  it('of a production has its title and dates on it, in both languages, under a name that changes with them', async () => {
    for (const lang of ['de', 'en'] as const) {
      const list = await fetch(`${provider.url}/${lang}/api/events/?page_size=5`);
      const { results } = (await list.json()) as { results: EventSummary[] };
      expect(results.length).toBe(5);
      for (const { production, name, image_obj: image } of atLeastOne(results)) {
        expect(image?.base).toMatch(new RegExp(`^/media/posters/p${production}-${lang}-[0-9a-f]{4}$`));
        expect(image?.alt).toMatch(/^(?:Plakat|Poster): .+, .*20\d\d$/);
        expect(image?.alt).toContain(name);
      }
      const base = results[0]?.image_obj?.base ?? '';
      const lettered = await fetch(`${provider.url}${base}-320.webp`);
      expect([lettered.status, lettered.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
      const plain = await get(`production-${results[0]?.production}-320.webp`);
      expect(Buffer.from(await lettered.arrayBuffer()).equals(Buffer.from(await plain.arrayBuffer()))).toBe(false);
      // Under a name of before comes what is said today, and not for good.
      const before = await fetch(
        `${provider.url}${base.replace(/.{4}$/, (hash) => (hash === '0000' ? '1111' : '0000'))}-320.webp`,
      );
      expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
      const card = await sharp(Buffer.from(await (await fetch(`${provider.url}${base}-1200x630.jpg`)).arrayBuffer())).metadata();
      expect(card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
  }, 60_000);

  it('of a production is there without its words too, for cards that write them beside it (R58)', async () => {
    for (const path of ['events', 'productions']) {
      const { results } = (await (await fetch(`${provider.url}/en/api/${path}/`)).json()) as { results: { id: number }[] };
      const detail = await fetch(`${provider.url}/en/api/${path}/${results[0]?.id}/`);
      const { image_obj: lettered, image_plain: plain, name } = (await detail.json()) as EventDetail | ProductionDetail;
      expect(plain).toMatchObject({ width: lettered?.width, height: lettered?.height, alt: expect.stringContaining(name) });
      expect(plain?.base).toMatch(/^\/media\/posters\/production-\d+$/);
      expect(plain?.alt).not.toMatch(/20\d\d/);
      expect((await fetch(`${provider.url}${plain?.base}-320.jpg`)).status).toBe(200);
    }
  });

  it('is there for every scene that the page of a production shows', async () => {
    const scenes = new Set<string>();
    for (let id = 1; ; id += 1) {
      const answer = await fetch(`${provider.url}/de/api/productions/${id}/`);
      if (answer.status === 404) break;
      const { gallery = [], media = [] } = (await answer.json()) as ProductionDetail;
      for (const picture of [...gallery, ...media.map((one) => one.image)]) if (picture) scenes.add(picture.base);
    }
    for (const base of atLeastOne([...scenes]))
      expect([base, (await fetch(`${provider.url}${base}-320.webp`)).status]).toEqual([base, 200]);
  }, 60_000);

  it('is the same every time, and another for every production', () => {
    expect(drawPoster('production-12', 480)).toBe(drawPoster('production-12', 480));
    const drawings = Array.from({ length: 60 }, (_, index) => drawPoster(`production-${index + 1}`, 480));
    expect(new Set(drawings).size).toBe(60);
  });

  it('stays small: at most 12 KB as AVIF at 480 pixels', async () => {
    for (const id of ['production-13', 'production-24', 'production-43', 'production-56', 'p13-de-0000', 'p24-en-0000']) {
      const { byteLength } = await (await get(`${id}-480.avif`)).arrayBuffer();
      expect(byteLength).toBeLessThanOrEqual(12 * 1024);
    }
  }, 60_000);

  it('asked for by many at once is drawn once and given to all', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('article-1-320.webp')));
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64')));
    expect(new Set(bodies).size).toBe(1);
  });

  it('has a placeholder in the colour of its ground', () => {
    expect(drawPoster('production-1', 320)).toContain(`fill="${dominantColor('production-1')}"`);
  });
});
