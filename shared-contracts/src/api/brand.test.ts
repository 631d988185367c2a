import { readForgivingly } from './readForgivingly.ts';
import { settingsSchema } from './site.ts';

const SETTINGS = { status: 'online', is_site_online: true, is_shop_online: true, site_name: { de: 'Haus' } };
const COLORS = { ground: '#FFFFFF', ink: '#141414', accent: '#B9341A' };
const FILES = ['/media/haus.woff2'];
const read = (brand?: object) => {
  const result = readForgivingly(settingsSchema, { ...SETTINGS, ...(brand && { brand }) });
  return result.success ? { brand: result.data.brand, leftOut: result.leftOut.map(({ at, reason }) => [at, reason]) } : null;
};

it('a provider of before says nothing of how its house looks', () => {
  expect(read()).toEqual({ brand: undefined, leftOut: [] });
  expect(read({})).toEqual({ brand: {}, leftOut: [] });
});

it('colours that cannot be read cost themselves alone, and the nearest that can is named', () => {
  expect(read({ colors: { ...COLORS, accent: '#FF9900' }, typeface: { files: FILES } })).toEqual({
    brand: { typeface: { files: FILES } },
    leftOut: [['brand.colors', expect.stringMatching(/^#FF9900 on #FFFFFF .* is #AA6600$/)]],
  });
});

it.each([
  ['a colour by name', { colors: { ...COLORS, ink: 'black' } }, 'brand.colors'],
  ['a file that no path names', { typeface: { files: ['javascript:alert(1)', ...FILES] } }, 'brand.typeface.files.0'],
  ['more files than a typeface has', { typeface: { files: Array(5).fill(FILES[0]) } }, 'brand.typeface'],
  ['a key without its owner', { texts: { de: { 'footer.imprint': 'Wir' } } }, 'brand.texts.de.footer.imprint'],
  ['a text of nothing', { texts: { de: { 'shell:footer.imprint': ' ' } } }, 'brand.texts.de.shell:footer.imprint'],
  ['a language that nobody knows', { texts: { fr: {} } }, 'brand.texts'],
  ['a picture without its size', { share_image: { src: '/media/a.jpg' } }, 'brand.share_image'],
])('%s is left out', (_, brand, at) => {
  expect(read({ colors: COLORS, ...brand })?.leftOut.map(([place]) => place)).toEqual([at]);
});
