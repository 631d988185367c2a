import type { PageBlock } from '@spielplan/shared-contracts/api';
import { sampleBlock as module } from '../../blocks/testing/samplePage.ts';
import { serverBlocks } from '../../blocks/serverBlocks.server.ts';
import { findSample, loadSample as load, NOW, settings } from './testing/loadSample.ts';

let now = NOW;
beforeEach(() => void (now = NOW));

const found = (fields: object) => findSample(fields, now);
const hero = (fields: object = {}) => module('hero_media', { headline: 'Fünf Häuser', ...fields });

describe('loading a page of the page editor', () => {
  it('asks for the path below the language', async () => {
    const { asked, result } = load({});
    await result;
    expect(asked).toEqual([{ params: { lang: 'de', path: 'besuch/anfahrt' } }]);
  });

  it('is shared with a card of its picture, else the whole picture, else the small thumbnail (R58)', async () => {
    const picture = {
      id: 1,
      base: '/media/posters/page-1',
      widths: [320, 1600],
      formats: ['avif', 'jpg'],
      width: 1600,
      height: 1067,
      alt: 'Ein Boot',
      color: '#112233',
    };
    const thumbs = { small: '/media/posters/page-1-320.webp', medium: '', large: '' };
    const imageOf = async (fields: object) => (await found(fields)).head.ogImage;
    expect(await imageOf({ og_image: picture, og_image_thumbs: thumbs })).toMatchObject({
      src: '/media/posters/page-1-1600.jpg',
      width: 1600,
    });
    settings.share_cards = true;
    expect(await imageOf({ og_image: picture, og_image_thumbs: thumbs })).toEqual({
      src: '/media/posters/page-1-1200x630.jpg',
      width: 1200,
      height: 630,
      alt: 'Ein Boot',
    });
    settings.share_cards = false;
    expect(await imageOf({ og_image: null, og_image_thumbs: thumbs })).toBe(thumbs.small);
  });

  it('treats a page that is offline as missing', async () => {
    expect(await load({ is_online: false }).result).toEqual({ kind: 'missing', status: 404 });
  });

  it('gives its head both languages and a title without the site’s name', async () => {
    const { head } = await found({});
    expect(head).toMatchObject({
      title: 'Anfahrt',
      description: 'So kommen Sie her.',
      canonical: '/de/besuch/anfahrt',
      alternates: { de: '/de/besuch/anfahrt', en: '/en/visit/getting-here' },
    });
    expect((await found({ title: 'Kulturmeile Altwasser' })).head.title).toBe('Elf Minuten zu Fuß');
  });

  it('shows the way from the start page, which is not named twice', async () => {
    const parents = [
      { title: 'Start', url: '/de' },
      { title: 'Besuch', url: '/de/besuch' },
    ];
    expect((await found({ parents })).head.trail).toEqual([{ title: 'Besuch', url: '/de/besuch' }]);
  });

  it('tells the page frame of a landing page, and of no other', async () => {
    expect((await found({ is_landing_page: true })).frame).toHaveProperty('isLandingPage', true);
    expect((await found({})).frame).not.toHaveProperty('isLandingPage');
  });

  it('tells the page frame of a theme of its own, and leaves all others to the house', async () => {
    expect((await found({ theme: 'cc02' })).frame).toHaveProperty('theme', 'cc02');
    expect((await found({ theme: 'cc01' })).frame).not.toHaveProperty('theme');
    settings.design.theme = 'cc02';
    expect((await found({})).frame).not.toHaveProperty('theme');
    expect((await found({ theme: 'cc01' })).frame).toHaveProperty('theme', 'cc01');
    settings.design.theme = 'cc01';
  });

  it('has one H1: the hero’s where a hero opens the page', async () => {
    const { data } = await found({ modules: [hero(), hero()] });
    expect(data.headline).toBe('');
    expect(data.blocks.map(({ data: view }) => (view as { isTitle?: true }).isTitle)).toEqual([true, undefined]);
    expect((await found({ modules: [module('text', { content: '<p>x</p>' }), hero()] })).data.headline).toBe(
      'Elf Minuten zu Fuß',
    );
  });

  it('preloads the hero’s picture', async () => {
    const image = {
      base: '/media/a',
      alt: '',
      width: 3,
      height: 2,
      color: '#000000',
      widths: [320, 800],
      formats: ['avif', 'jpg'],
    };
    const { heroImage } = await found({ modules: [hero({ image })] });
    expect(heroImage?.srcSet).toBe('/media/a-320.avif 320w, /media/a-800.avif 800w');
  });

  it('leaves out what nobody knows how to show', async () => {
    const { data } = await found({ modules: [module('hologram'), module('headline', { content: 'Da' })] });
    expect(data.blocks.map(({ model }) => model)).toEqual(['headline']);
  });

  it('loads blocks inside columns, with their widths and owners', async () => {
    const children = [module('headline', { content: 'Innen' }), module('event_list')];
    const columns = [
      { classes: 'col-8', children },
      { classes: '', children: [] },
    ];
    const { data, validUntil } = await found({ modules: [module('container', {}, columns)] });
    expect(data.blocks[0]?.data).toMatchObject({
      columns: [
        { span: 8, blocks: [{ model: 'headline' }, { model: 'event_list', owner: 'programme', data: { days: 1 } }] },
        { span: 6, blocks: [] },
      ],
    });
    expect(validUntil).toBe(NOW + 5_000);
  });

  it('is not kept beyond the time that the provider names, for blocks that it holds back until then', async () => {
    const blocks = [module('event_list')];
    const soon = new Date(NOW + 2_000).toISOString();
    expect((await found({ modules: blocks, valid_until: soon })).validUntil).toBe(NOW + 2_000);
    expect((await found({ modules: blocks, valid_until: null })).validUntil).toBe(NOW + 5_000);
  });

  it('hands sticky links to the page frame, in the page’s order and out of columns, while their blocks are shown', async () => {
    const link = (target: string, more: object = {}) =>
      module('link', { link: target, link_text: `Zu ${target}`, sticky: true, ...more });
    const { frame } = await found({
      modules: [
        hero({ button_link: '#termine', button_text: 'Termine', sticky: true }),
        module('container', {}, [{ classes: 'col-12', children: [link('/de/besuch'), link('/de/a', { sticky: false })] }]),
        link('/de/gestern', { online_to: '2026-11-20T00:00:00+01:00' }),
        link('tel:+49123'),
        link('/de/zu-viel'),
      ],
    });
    expect(frame?.stickyLinks).toEqual([
      { href: '#termine', label: 'Termine' },
      { href: '/de/besuch', label: 'Zu /de/besuch' },
      { href: 'tel:+49123', label: 'Zu tel:+49123' },
    ]);
    expect((await found({})).frame?.stickyLinks).toBeUndefined();
  });

  it('survives columns nested without end', async () => {
    let nested = module('headline', { content: 'Tief' });
    for (let depth = 0; depth < 30; depth++) nested = module('container', {}, [{ classes: 'col-12', children: [nested] }]);
    expect(JSON.stringify((await found({ modules: [nested] })).data)).not.toContain('Tief');
  });
});

describe('time windows of blocks (R53)', () => {
  it('hide what is not yet or no longer online, and end the page’s cache at the next change', async () => {
    const { data, validUntil } = await found({
      modules: [
        hero({ headline: 'Gestern', online_to: '2026-11-20T00:00:00+01:00' }),
        hero({ headline: 'Heute', online_from: '2026-11-20T00:00:00+01:00', online_to: '2026-11-23T00:00:00+01:00' }),
        hero({ headline: 'Morgen', online_from: '2026-11-22T00:00:00+01:00' }),
      ],
    });
    expect(data.blocks.map(({ data: view }) => (view as { headline: string }).headline)).toEqual(['Heute']);
    expect(validUntil).toBe(Date.parse('2026-11-22T00:00:00+01:00'));
  });

  it('bound single teasers too', async () => {
    const children = [
      { headline: 'Da', link: 'javascript:alert(1)' },
      { headline: 'Bald', online_from: '2026-11-21T18:00:00+01:00' },
    ];
    const { data, validUntil } = await found({ modules: [module('teaser_list', { children })] });
    expect(data.blocks[0]?.data).toMatchObject({ teasers: [{ headline: 'Da', picture: null }] });
    expect(validUntil).toBe(Date.parse('2026-11-21T18:00:00+01:00'));
  });

  const anyFields = {
    content: 'x',
    headline: 'x',
    link: '/de',
    link_text: 'x',
    link_url: '/de',
    text: '<p>x</p>',
    image: { base: '/media/a', alt: '', width: 3, height: 2, color: '#000000', widths: [320], formats: ['jpg'] },
    items: [{ question: 'x', answer: 'x' }],
    video_url: 'https://youtu.be/abcdefghijk',
    file: { path: '/media/a.mp3', content_type: 'audio/mpeg', size: 1, name: 'a.mp3' },
    html_code: '<p>x</p>',
    hubspot_id: 'abc-1',
    form: 1,
    children: [
      {
        headline: 'x',
        name: 'x',
        video_url: 'https://youtu.be/abcdefghijk',
        link_url: '/de',
        link_text: 'x',
        image: { base: '/media/a', alt: '', width: 3, height: 2, color: '#000000', widths: [320], formats: ['jpg'] },
      },
    ],
  };
  const ownFields: Record<string, object> = {
    audio: { embed: 'https://soundcloud.com/altwasser/probe' },
    viewer: { embed: 'https://issuu.com/altwasser/docs/heft' },
    social_media: { embed: 'https://www.instagram.com/p/abc123/' },
  };
  it.each([...Object.keys(serverBlocks), 'event_list', 'section', 'container'])(
    'hold to the second for %s, however deep',
    async (model) => {
      const [from, to] = [NOW + 1_000, NOW + 3_000];
      const window = { online_from: new Date(from).toISOString(), online_to: new Date(to).toISOString() };
      const columnOf = (...children: PageBlock[]) => [{ classes: 'col-12', children }];
      // A container in which nothing stands is never shown.
      const filling = model === 'container' ? columnOf(module('text', anyFields)) : [];
      const inner = module(model, { ...anyFields, ...ownFields[model], ...window }, filling);
      const modules = [module('container', {}, columnOf(module('section', {}, columnOf(inner))))];
      const isShownAt = async (time: number) => {
        now = time;
        const { data, validUntil } = await found({ modules });
        return [JSON.stringify(data).includes(`"id":${inner.id},`), validUntil] as const;
      };
      expect(await isShownAt(from - 1)).toEqual([false, from]);
      expect((await isShownAt(from))[0]).toBe(true);
      expect(await isShownAt(to - 1)).toEqual([true, to]);
      expect((await isShownAt(to))[0]).toBe(false);
    },
  );

  it('make a page again every second while the provider’s own answer is over', async () => {
    expect((await found({ valid_until: new Date(NOW - 60_000).toISOString() })).validUntil).toBe(NOW + 1_000);
  });
});
