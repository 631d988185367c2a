import { MODULES, type ModuleModel } from '@spielplan/shared-contracts/api';
import { browserBlocks } from './browserBlocks.ts';
import { presentHeadline } from './Headline/presentHeadline.ts';
import { presentHeroMedia } from './HeroMedia/presentHeroMedia.server.ts';
import { presentImage } from './Image/presentImage.ts';
import { presentLink } from './Link/presentLink.ts';
import { presentQuote } from './Quote/presentQuote.ts';
import { readLinkTarget } from './readLinkTarget.ts';
import { readOnlineWindow } from './readOnlineWindow.ts';
import { presentColumns } from './Columns/presentColumns.ts';
import { serverBlocks } from './serverBlocks.server.ts';
import { presentText } from './Text/presentText.ts';

const image = { base: '/media/a', alt: 'Haus', width: 3, height: 2, color: '#000000', widths: [320], formats: ['jpg' as const] };

describe('blocks of the shell', () => {
  it('have a component for everything the server loads', () => {
    expect(Object.keys(browserBlocks)).toEqual(expect.arrayContaining(Object.keys(serverBlocks)));
    expect(Object.keys(serverBlocks)).toEqual(expect.arrayContaining(Object.keys(browserBlocks)));
  });

  it.each(Object.entries(serverBlocks))(
    '%s is written for the fields as the contract has them now',
    (model, { schemaVersion }) => {
      expect(schemaVersion).toBe(MODULES[model as ModuleModel].schemaVersion);
    },
  );

  it('refuse a module that is not as agreed', async () => {
    const broken = { id: 1, slug: '', model: 'headline', parent: null, content_type: '', object_id: 1, columns: [], content: 7 };
    await expect(serverBlocks['headline']?.load(broken, {} as never)).rejects.toThrow('expected string');
  });

  it('leave out what an editor left empty', () => {
    expect(presentHeadline(MODULES.headline.fields.parse({ content: 'Spielzeit' }))).toEqual({ level: 2, content: 'Spielzeit' });
    expect(presentText(MODULES.text.fields.parse({ content: '<p>x</p>' }))).toEqual({ html: '<p>x</p>' });
    expect(presentHeroMedia(MODULES.hero_media.fields.parse({ headline: 'Neu' }))).toEqual({ headline: 'Neu', picture: null });
  });

  it('take the alternative text of the place before the picture’s own', () => {
    const parse = (fields: object) => MODULES.image.fields.parse({ image, ...fields });
    expect(presentImage(parse({ alias: 'Fünf Häuser', format: 'landscape' }))).toMatchObject({
      picture: { alt: 'Fünf Häuser' },
      format: 'landscape',
    });
    expect(presentImage(parse({ format: 'hexagon' }))).toEqual({ picture: image });
  });

  it.each(['„Komm!“', '"Komm!"', '»Komm!«', ' Komm! '])('quote %s without the marks that were typed', (content) => {
    expect(presentQuote({ content, author: '' })).toEqual({ content: 'Komm!' });
  });

  it('offer no link without a word or a target', () => {
    const parse = (fields: object) => MODULES.link.fields.parse(fields);
    expect(presentLink(parse({ link: '/de', link_text: '' }))).toBeNull();
    expect(presentLink(parse({ link: 'javascript:alert(1)', link_text: 'Los' }))).toBeNull();
    expect(presentLink(parse({ link: '/de', link_text: 'Los' }))).toEqual({ href: '/de', label: 'Los' });
    expect(presentLink(parse({ link: '/de', link_text: 'Los', extra_class: 'wide solid' }))).toMatchObject({ look: 'solid' });
  });
});

describe('link targets', () => {
  it.each(['/de', '#karte', '?page=2', 'https://a.example', 'mailto:a@b.example', 'tel:+49123'])('%s is safe', (link) => {
    expect(readLinkTarget(` ${link} `)).toBe(link);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/a\tb',
    'de/besuch',
  ])('%j is not', (link) => {
    expect(readLinkTarget(link)).toBeNull();
  });
});

describe('columns', () => {
  it.each([
    [['col-12'], [12]],
    [
      ['col-8', 'col-4'],
      [8, 4],
    ],
    [
      ['medium-3 x', 'col-6', 'col-3'],
      [3, 6, 3],
    ],
    [
      ['', ''],
      [6, 6],
    ],
    [
      ['col-40', 'col-0', 'x'],
      [4, 4, 4],
    ],
  ])('%j are %j twelfths wide', (classes, spans) => {
    const { columns } = presentColumns(
      classes.map((each) => ({ classes: each })),
      [],
    );
    expect(columns.map(({ span }) => span)).toEqual(spans);
  });

  it('become a field of colour by the section’s class', () => {
    const look = (extra_class: string) => presentColumns([], [], { extra_class, image: null });
    expect(look('wide cc02').theme).toBe('cc02');
    expect(look('cc020').theme).toBeUndefined();
    expect(look('narrow').isNarrow).toBe(true);
    expect(presentColumns([], [], { extra_class: '', image: { ...image, credit: 'Stadtarchiv' } }).picture).toEqual(image);
  });
});

describe('a time window', () => {
  const NOW = Date.parse('2026-11-21T12:00:00+01:00');
  it.each([
    [{}, true, undefined],
    [{ online_from: null, online_to: '' }, true, undefined],
    [{ online_from: '2026-11-21T12:00:00+01:00' }, true, undefined],
    [{ online_to: '2026-11-21T11:00:00Z' }, false, undefined],
    [{ online_from: '2026-11-21T11:00:01Z' }, false, NOW + 1_000],
    [{ online_to: '2026-11-21T12:00:05+01:00' }, true, NOW + 5_000],
    [{ online_from: 'soon' }, true, undefined],
  ])('%j is open: %s', (fields, isOnline, nextChange) => {
    expect(readOnlineWindow(fields, NOW)).toEqual({ isOnline, nextChange });
  });
});
