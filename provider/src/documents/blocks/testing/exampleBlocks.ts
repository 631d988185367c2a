import type { InputOf, BlockModel } from '@spielplan/shared-contracts/api';
import { poster } from '../../../media/picture.ts';

/** One way to fill in every kind of block, and what an editor changes about it afterwards. */
export const EXAMPLE_BLOCKS: { readonly [M in BlockModel]: { input: InputOf<M>; change: Partial<InputOf<M>> } } = {
  anchor_item: {
    input: { link_url: '#karten', link_text: 'Karten', link_open_in_new_window: false, sticky: true },
    change: { link_text: 'Tickets' },
  },
  anchor_list: {
    input: { children: [{ link_url: '#a', link_text: 'Anfahrt', link_open_in_new_window: false, sticky: false }] },
    change: { extra_class: 'slider' },
  },
  audio: { input: { embed: 'https://soundcloud.com/altwasser/ufer' }, change: { embed: 'https://altwasser.podigee.io/1' } },
  audio_file: {
    input: { file: { path: '/media/uploads/a.mp3', content_type: 'audio/mpeg', size: 900, name: 'Ufer.mp3' } },
    change: { title: 'Am Ufer' },
  },
  blog_teaser_list: { input: { items: 3 }, change: { items: 8 } },
  container: {
    input: { columns: [{ classes: 'col-6' }, { classes: 'col-6' }] },
    change: { columns: [{ classes: 'col-4' }, { classes: 'col-8' }] },
  },
  event_list: { input: { filters: 'weekend' }, change: { filters: null, children: [3, 1] } },
  faq: {
    input: { headline: 'Fragen', items: [{ question: 'Wann?', answer: '<p>Um <strong>acht</strong>.</p>' }] },
    change: { headline: 'Häufige Fragen' },
  },
  form: { input: { form: 1 }, change: { headline: 'Schreiben Sie uns' } },
  forms: { input: { hubspot_id: 'a1b2-c3' }, change: { headline: 'Anmeldung' } },
  full_teaser: { input: { headline: 'Neue Spielzeit', text: '<p>Ab September.</p>' }, change: { subline: 'Abos' } },
  headline: { input: { content: 'Kasse', headline_level: 3 }, change: { preline: 'Besuch' } },
  hero_media: { input: { headline: 'Spielzeit', online_from: '2026-01-01T00:00:00+01:00' }, change: { button_text: 'Karten' } },
  highlight_teaser: { input: { categories: [1, 2] }, change: { headline: 'Empfohlen' } },
  html: { input: { html_code: '<div class="box"><p>Wetter</p></div>' }, change: { html_code: '<p>Ufer</p>' } },
  image: { input: { image: poster('page-2', 'Fünf Häuser') }, change: { description: 'Am Fluss' } },
  image_list: { input: { children: [{ image: poster('page-3', 'Kreis'), alias: 'Kreis' }] }, change: { format: 'square' } },
  link: { input: { link_text: 'Karten', link: '/webshop' }, change: { sticky: true } },
  logo_list: { input: { children: [{ image: poster('page-4', ''), name: 'Stadt Altwasser' }] }, change: { headline: 'Partner' } },
  quote: { input: { content: 'Ein Haus, das eine Straße ist.' }, change: { author: 'Gästebuch' } },
  section: { input: { extra_class: 'wide', columns: [{ classes: 'col-12' }] }, change: { image: poster('page-5', '') } },
  social_media: {
    input: { embed: 'https://www.instagram.com/p/abc123/' },
    change: { embed: 'https://www.tiktok.com/@altwasser/video/12345' },
  },
  teaser_item: { input: { headline: 'Nachtkonzert' }, change: { online_to: '2027-01-01T00:00:00+01:00' } },
  teaser_list: { input: { children: [{ headline: 'Eins' }, { headline: 'Zwei' }] }, change: { headline: 'Lesen' } },
  text: { input: { content: '<p>Guten <em>Abend</em>.</p>' }, change: { anchor: 'abend' } },
  two_columns: { input: { image: poster('page-1', 'Fluss'), text: '<p>Links.</p>' }, change: { extra_class: 'text-image' } },
  venue: { input: { venue: 1 }, change: { headline: 'Das Theater' } },
  venue_list: { input: { headline: 'Fünf Häuser', children: [1, 2, 3] }, change: { children: [5] } },
  video: { input: { video_url: 'https://youtu.be/dQw4w9WgXcQ', image: poster('page-6', '') }, change: { length: '3:12' } },
  video_file: {
    input: {
      file: { path: '/media/uploads/v.mp4', content_type: 'video/mp4', size: 90_000, name: 'Probe.mp4' },
      image: poster('page-7', ''),
    },
    change: { title: 'Probe' },
  },
  video_list: {
    input: { headline: 'Zum Sehen', children: [{ video_url: 'https://vimeo.com/123456', image: poster('page-1', '') }] },
    change: { headline: 'Filme' },
  },
  viewer: { input: { embed: 'https://issuu.com/altwasser/docs/heft' }, change: { embed: 'https://www.yumpu.com/de/heft' } },
};
