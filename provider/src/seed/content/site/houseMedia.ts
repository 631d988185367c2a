import { t } from '../text.ts';

/** The film, the sound and the booklet of `seed/media`, as blocks carry them. Sizes in bytes. */
export const RIVER_FILM = {
  path: '/media/house/river-film-1.mp4',
  content_type: 'video/mp4',
  size: 89_871,
  name: t('Mond über vier Wassern.mp4', 'Moon over four waters.mp4'),
};

export const RIVER_TONES = {
  path: '/media/house/river-tones-1.mp3',
  content_type: 'audio/mpeg',
  size: 128_541,
  name: t('Acht Töne am Wehr.mp3', 'Eight notes at the weir.mp3'),
};

export const BOOKLET = {
  path: '/media/house/programme-booklet-1.pdf',
  content_type: 'application/pdf',
  size: 1_136,
  name: t('Programmheft', 'Programme booklet'),
};
