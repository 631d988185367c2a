import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { createQrCodes } from './createQrCodes.ts';

const find = createQrCodes('https://haus.example');
const EVENT = '/de/programm/veranstaltungen/nachtstuecke/7';

it('leads from a printed page to its address', async () => {
  const code = await find(`/_qr${EVENT}.svg`);
  expect(code?.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const image = sharp(code!.body, { density: 600 }).flatten({ background: '#fff' }).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  expect(decodeQr({ width: info.width, height: info.height, data })).toBe(`https://haus.example${EVENT}`);
});

it.each([
  '/_qr/de.png',
  '/_qr/fr/programm.svg',
  '/_qr//evil.example/de.svg',
  '/_qr/de/a"b.svg',
  `/_qr/de/${'a'.repeat(200)}.svg`,
  '/_qr.svg',
])('has no code for %s', async (path) => {
  expect(await find(path)).toBeNull();
});
