import { z } from 'zod';
import { pageBlockSchema } from '../pages.ts';
import { COLUMN_PRESETS } from './layoutBlocks.ts';
import { BLOCK_CALLS } from './blockCalls.ts';
import { BLOCKS, type BlockModel } from './blocks.ts';

const picture = { base: '/media/a', alt: '', width: 3, height: 2, color: '#aabbcc', widths: [320], formats: ['avif'] };
const upload = { temp_file: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
const file = { path: '/media/a.mp3', content_type: 'audio/mpeg', size: 1, name: 'a.mp3' };
const anchor = { link_url: '#dates', link_text: 'Termine', link_open_in_new_window: false, sticky: true };

/** What an editor saves, and whether the rules of product.md section 5 let it pass. */
const RULES: readonly [model: BlockModel, input: object, passes: boolean][] = [
  ['headline', { content: 'Spielzeit' }, true],
  ['headline', { content: '  ' }, false],
  ['headline', {}, false],
  ['headline', { content: 'Spielzeit', headline_level: 6 }, true],
  ['headline', { content: 'Spielzeit', headline_level: 1 }, false],
  ['text', {}, true],
  ['quote', {}, false],
  ['faq', { items: [] }, false],
  ['faq', { headline: 'Fragen', items: [{ question: 'Wann?', answer: '<p>Um acht.</p>' }] }, true],
  ['html', {}, false],
  ['html', { html_code: '<p>x</p>' }, true],
  ['link', { link_text: 'Karten', link: '/de' }, true],
  ['link', { link_text: 'Karten' }, false],
  ['link', { link: '/de' }, false],
  ['link', { link_text: 'Karten', link: 'javascript:alert(1)' }, false],
  ['link', { link_text: 'Karten', link: 'mailto:karten@example.org' }, true],
  ['image', { image: picture }, true],
  ['image', { image: upload }, true],
  ['image', {}, false],
  ['image', { image: { temp_file: '../../etc/passwd' } }, false],
  ['video', { video_url: 'https://youtu.be/dQw4w9WgXcQ', image: upload }, true],
  ['video', { video_url: 'https://youtu.be/dQw4w9WgXcQ' }, false],
  ['video', { image: picture }, false],
  ['video', { video_url: 'https://example.org/a.mp4', image: picture }, false],
  ['video_file', { file: upload, image: picture }, true],
  ['video_file', { file }, false],
  ['audio', { embed: 'https://soundcloud.com/a/b' }, true],
  ['audio', { embed: 'https://example.org/a.mp3' }, false],
  ['audio_file', { file }, true],
  ['audio_file', {}, false],
  ['viewer', { embed: 'https://issuu.com/a/docs/b' }, true],
  ['viewer', { embed: 'https://soundcloud.com/a/b' }, false],
  ['social_media', { embed: 'https://www.instagram.com/p/a/' }, true],
  ['social_media', { embed: 'https://example.org' }, false],
  ['full_teaser', { headline: 'Neu', text: 'x'.repeat(3_000) }, true],
  ['full_teaser', { headline: 'Neu', text: 'x'.repeat(3_001) }, false],
  ['full_teaser', {}, false],
  ['teaser_item', { headline: 'Neu', online_from: '2026-11-01T00:00:00+01:00' }, true],
  ['teaser_item', { headline: 'Neu', online_from: '01-11-2026' }, false],
  ['hero_media', { headline: 'Neu', online_from: '2026-11-01T00:00:00+01:00' }, true],
  ['hero_media', { headline: 'Neu' }, false],
  ['hero_media', { online_from: '2026-11-01T00:00:00+01:00' }, false],
  ['blog_teaser_list', { items: 1 }, true],
  ['blog_teaser_list', { items: 8 }, true],
  ['blog_teaser_list', { items: 0 }, false],
  ['blog_teaser_list', { items: 9 }, false],
  ['blog_teaser_list', {}, false],
  ['venue', { venue: 3 }, true],
  ['venue', {}, false],
  ['forms', { hubspot_id: 'a1b2-c3' }, true],
  ['forms', { hubspot_id: '"><script>' }, false],
  ['forms', {}, false],
  ['event_list', { filters: 'weekend' }, true],
  ['event_list', { filters: 'next_year' }, false],
  ['two_columns', { image: picture, extra_class: 'text-image' }, true],
  ['two_columns', { image: picture, extra_class: 'upside-down' }, false],
  ['anchor_item', anchor, true],
  ['anchor_item', { ...anchor, sticky: undefined }, false],
  ['anchor_list', { children: [anchor, { ...anchor, link_text: '' }] }, false],
  ['container', { columns: [{ classes: 'col-6' }, { classes: 'col-6' }] }, true],
  ['container', { columns: [1, 2, 3, 4].map(() => ({ classes: 'col-3' })) }, false],
];

describe('saving a content block', () => {
  it.each(RULES)('%s %j: %s', (model, input, passes) => {
    expect(BLOCKS[model].input.safeParse(input).success).toBe(passes);
  });

  it('changes by PATCH only what is named', () => {
    expect(BLOCK_CALLS.full_teaser.patch.body.parse({ subline: 'Premiere', revision: 4 })).toEqual({
      subline: 'Premiere',
      revision: 4,
    });
    expect(BLOCK_CALLS.full_teaser.patch.body.safeParse({ headline: '' }).success).toBe(false);
  });

  it('needs a place for a new block', () => {
    const place = { parent: null, content_type: 'page', object_id: 1, slug: '' };
    expect(BLOCK_CALLS.text.create.body.safeParse({ content: '' }).success).toBe(false);
    expect(BLOCK_CALLS.text.create.body.safeParse({ content: '', ...place }).success).toBe(true);
  });
});

describe('showing a content block', () => {
  it('fills in what an editor left out', () => {
    expect(BLOCKS.headline.fields.parse({ content: 'Spielzeit' })).toEqual({
      headline_level: 2,
      preline: '',
      content: 'Spielzeit',
      subline: '',
      anchor: '',
    });
    expect(BLOCKS.hero_media.fields.parse({ headline: 'Neu' })).toMatchObject({
      image: null,
      video: null,
      online_from: null,
      sticky: false,
    });
    expect(BLOCKS.event_list.fields.parse({})).toEqual({
      headline: '',
      date_from: null,
      date_to: null,
      filters: null,
      tag: null,
      children: [],
    });
  });

  it('keeps the fields of unknown blocks and of those inside columns', () => {
    const inner = { id: 2, slug: '', model: 'future_block', parent: 1, content_type: 'page', object_id: 1, glow: 'strong' };
    const outer = { ...inner, id: 1, model: 'container', columns: [{ classes: 'col-12', children: [inner] }] };
    expect(pageBlockSchema.parse(outer).columns[0]?.children[0]).toMatchObject({ model: 'future_block', glow: 'strong' });
  });

  it.each(Object.entries(BLOCKS))('%s is kept under its own model and is an object of fields', (model, definition) => {
    expect(definition.model).toBe(model);
    expect(definition.fields).toBeInstanceOf(z.ZodObject);
  });
});

describe('column presets', () => {
  it.each(Object.entries(COLUMN_PRESETS))('%s fills twelve twelfths', (_, widths) => {
    expect(widths.reduce<number>((sum, width) => sum + width, 0)).toBe(12);
  });
});
