import type { EntryParts } from '@spielplan/shared-contracts/api';
import { aPicture } from './builders.ts';

const aScene = { ...aPicture, base: '/media/posters/scene-1', alt: 'Zwei Figuren vor einem Tor', credit: 'Foto: Ines Halbach' };

/** All that a page may tell besides. */
export const allParts: EntryParts = {
  gallery: [aScene],
  media: [
    { title: 'Trailer', length: '1:30', url: 'https://vimeo.com/700000041', image: aScene },
    { title: 'Podcast', url: 'https://flusslauf.podigee.io/17-antigone' },
    { title: 'Pausenglocke', file: { path: '/media/house/a.mp3', content_type: 'audio/mpeg', size: 9_000, name: 'a.mp3' } },
  ],
  press_voices: [{ quote: 'Selten war ein Nein so leise.', author: 'Flusskurier' }],
  downloads: [{ path: '/media/house/heft.pdf', content_type: 'application/pdf', size: 1_240_000, name: 'Programmheft' }],
  running_order: [
    { title: 'Metacosmos', subline: 'für großes Orchester', minutes: 14 },
    { title: 'Die Moldau', minutes: 13 },
  ],
  content_notes: ['Ein lauter Knall'],
  intervals: 1,
};
