import { t } from '../text.ts';

/** The film and the sound of `seed/media`, as blocks carry them. Sizes in bytes. */
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
