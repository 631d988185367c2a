import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { settingsSchema } from '@spielplan/shared-contracts/api';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { recordLog } from '../testing/recordLog.ts';
import { createMarkFiles } from './createMarkFiles.ts';

const SETTINGS = { status: 'online', is_site_online: true, is_shop_online: true, site_name: { de: 'Haus' } };
const SQUARE = { kind: 'drawing', view_box: '10 10 20 20', path: 'M10 10h20v20h-20z' };
const COLORS = { ground: '#FFFFFF', ink: '#101010', accent: '#0000CC' };

/** The icons of a house with these settings; an empty answer is a provider that is away. */
function openHouse(answer: () => object | null, providerUrl = 'http://127.0.0.1:1') {
  const log = recordLog();
  const read = async () => {
    const settings = answer();
    if (!settings) throw new Error('away');
    return settingsSchema.parse({ ...SETTINGS, ...settings });
  };
  const find = createMarkFiles({ provider: { read } as unknown as ProviderReader, providerUrl, log });
  const pixelOf = async (name: string, x: number, y: number) => {
    const { data, info } = await sharp((await find(name))?.body)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  };
  return { find, log, pixelOf };
}

const BLUE = [0, 0, 0xcc, 255];
const WHITE = [255, 255, 255, 255];

it('draws the mark of the house in its colours, in the midst of each icon and clear of what masks cut off', async () => {
  const { find, pixelOf } = openHouse(() => ({ house: { logo: SQUARE }, brand: { colors: COLORS } }));
  expect([await pixelOf('icons/maskable-512.png', 256, 256), await pixelOf('icons/maskable-512.png', 60, 60)]).toEqual([
    BLUE,
    WHITE,
  ]);
  expect(await pixelOf('icons/apple-touch-icon.png', 90, 90)).toEqual(BLUE);
  const svg = (await find('favicon.svg'))?.body.toString() ?? '';
  expect(svg).toContain('<style>path{fill:#0000CC}@media(prefers-color-scheme:dark)');
  expect(svg).toContain('transform="translate(-24 -24) scale(2.8)" d="M10 10h20v20h-20z"');
  const ico = await find('favicon.ico');
  expect([ico?.headers['content-type'], [...(ico?.body.subarray(0, 6) ?? [])]]).toEqual(['image/x-icon', [0, 0, 1, 0, 3, 0]]);
  expect(await find('icons/other.png')).toBeNull();
});

it('draws again once the house has another mark, and keeps the last one while it cannot be asked', async () => {
  let settings: object | null = null;
  const { find } = openHouse(() => settings);
  expect(await find('favicon.svg')).toMatchObject({ status: 503 });
  settings = { house: { logo: SQUARE } };
  const first = await find('favicon.svg');
  expect(await find('favicon.svg')).toBe(first);
  settings = { house: { logo: { ...SQUARE, path: 'M0 0h9v9z' } } };
  const second = await find('favicon.svg');
  expect([second?.body.toString().includes('M0 0h9v9z'), second?.etag === first?.etag]).toEqual([true, false]);
  settings = null;
  expect(await find('favicon.svg')).toBe(second);
});

it('a house without a mark has one of nobody', async () => {
  const { find } = openHouse(() => ({}));
  expect((await find('favicon.svg'))?.body.toString()).toContain('a28 28');
});

describe('A mark that is a picture', () => {
  const picture = async () =>
    sharp({ create: { width: 80, height: 40, channels: 3, background: '#0000CC' } })
      .png()
      .toBuffer();
  async function serve(body: () => Promise<Buffer | string>) {
    const server = createServer((_, response) => void body().then((bytes) => response.end(bytes)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
  }
  const house = { logo: { kind: 'picture', src: '/media/mark.png', width: 80, height: 40 } };

  it('stays as it is, on the ground of the theme', async () => {
    const { url, close } = await serve(picture);
    const { find, pixelOf } = openHouse(() => ({ house, brand: { colors: COLORS } }), url);
    expect([await pixelOf('icons/icon-512.png', 256, 256), await pixelOf('icons/icon-512.png', 256, 128)]).toEqual([BLUE, WHITE]);
    expect((await find('favicon.svg'))?.body.toString()).toContain('href="data:image/png;base64,');
    close();
  });

  it.each([
    ['is no picture', async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>', house],
    ['is too large', async () => Buffer.alloc(2_000_001), house],
    ['lies where the settings name no origin', picture, { logo: { ...house.logo, src: 'http://169.254.169.254/mark.png' } }],
  ])('that %s costs the mark alone, and the log says so', async (_, body, wrong) => {
    const { url, close } = await serve(body);
    const { find, log } = openHouse(() => ({ house: wrong }), url);
    expect((await find('favicon.svg'))?.body.toString()).toContain('a28 28');
    expect(log.lines.map(({ event }) => event)).toEqual(['mark.unreadable']);
    close();
  });
});
