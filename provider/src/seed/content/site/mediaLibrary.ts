import { t } from '../text.ts';
import { RIVER_TONES } from './houseMedia.ts';
import { columns, type SeedPage } from '../block.ts';
import { button, drawn, headline, piece, posterOf, prose } from './piece.ts';

/** Films, recordings and leafing through: the house for those who are not there yet. */
export const MEDIA_LIBRARY: SeedPage = {
  key: 'media-library',
  parent: 'about',
  path: t('mediathek', 'watch-and-listen'),
  title: t('Mediathek', 'Watch and listen'),
  headline: t('Das sechste Haus', 'The sixth house'),
  description: t(
    'Trailer, Podcast, Programmhefte zum Blättern und Aufnahmen aus den fünf Häusern.',
    'Trailers, a podcast, programme books to leaf through and recordings from the five houses.',
  ),
  theme: 'cc02',
  image: drawn('page-12', 'Grafik: Balken wie Tonspuren', 'Graphic: bars like sound tracks'),
  modules: [
    piece('video', 'media-film', {
      video_url: 'https://www.youtube.com/watch?v=_AltwassrX3',
      image: posterOf('Was ihr wollt'),
      title: t('„Was ihr wollt“: der Trailer mit Sturm', '“Twelfth Night”: the trailer, storm included'),
      length: '1:36',
    }),
    headline('media-listen', t('Zum Hören', 'Listen'), { preline: t('Podcast „Flusslauf“', 'The “River Course” podcast') }),
    columns(
      'media-listen-columns',
      [
        6,
        [
          prose(
            'media-listen-text',
            '<p>In „Flusslauf“ gehen zwei Menschen, die sich nicht kennen, die achthundert Meter vom Wehr zum Gerberviertel und reden. Eine Orchesterwartin und ein Biberberater, eine Übersetzerin und der Fahrer der Linie 5.</p>',
            '<p>In “River Course” two people who have never met walk the eight hundred metres from the weir to the tannery quarter and talk. An orchestra porter and a beaver consultant, a translator and the driver of Line 5.</p>',
          ),
          piece('audio', 'media-podcast', { embed: 'https://flusslauf-altwasser.podigee.io/12-biber/embed' }),
        ],
      ],
      [
        6,
        [
          piece('audio', 'media-soundcloud', { embed: 'https://soundcloud.com/kulturmeile-altwasser/nachtstuecke-live' }),
          piece('audio', 'media-spotify', { embed: 'https://open.spotify.com/playlist/0AltwasserUferKlang00x' }),
          piece('audio_file', 'media-tones', {
            file: RIVER_TONES,
            title: t('Acht Töne am Wehr: unsere Pausenglocke', 'Eight notes at the weir: our interval bell'),
          }),
        ],
      ],
    ),
    headline('media-read', t('Zum Blättern', 'Leaf through')),
    columns('media-read-columns', [
      12,
      [
        piece('viewer', 'media-season-book', { embed: 'https://issuu.com/kulturmeile-altwasser/docs/spielzeitheft' }),
        piece('viewer', 'media-programme-book', { embed: 'https://www.yumpu.com/de/embed/view/AltwasserHeft0001' }),
      ],
    ]),
    piece('social_media', 'media-tiktok', { embed: 'https://www.tiktok.com/@kulturmeile.altwasser/video/7000000000000000001' }),
    piece('blog_teaser_list', 'media-stories', { headline: t('Neu im Magazin', 'New in the magazine'), items: 4 }),
    button('media-magazine', t('Alle Geschichten', 'All stories'), t('/de/stories', '/en/stories')),
  ],
};
