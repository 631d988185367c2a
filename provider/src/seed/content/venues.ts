import { t } from './text.ts';

/** The five houses along the river. */
export const VENUES = [
  {
    id: 1,
    slug: 'theater-am-wehr',
    name: t('Theater am Wehr', 'Theatre at the Weir'),
    street: 'Wehrgasse 1',
    latitude: 49.4172,
    longitude: 9.7311,
  },
  {
    id: 2,
    slug: 'konzerthalle-muehlinsel',
    name: t('Konzerthalle Mühlinsel', 'Mill Island Concert Hall'),
    street: 'Mühlinsel 3',
    latitude: 49.4181,
    longitude: 9.7334,
  },
  {
    id: 3,
    slug: 'kunsthaus-altes-zollamt',
    name: t('Kunsthaus Altes Zollamt', 'Old Customs House Gallery'),
    street: 'Zollkai 12',
    latitude: 49.4189,
    longitude: 9.7362,
  },
  {
    id: 4,
    slug: 'literaturhaus-faehrhaus',
    name: t('Literaturhaus im Fährhaus', 'Literature at the Ferry House'),
    street: 'Fährsteg 5',
    latitude: 49.4196,
    longitude: 9.7388,
  },
  {
    id: 5,
    slug: 'werkhalle-gerberviertel',
    name: t('Werkhalle Gerberviertel', 'Tannery Works'),
    street: 'Lohgerberstraße 40',
    latitude: 49.4204,
    longitude: 9.7419,
  },
] as const;

/** The rooms of the houses, in the order of the filter. */
export const ROOMS = [
  { id: 1, venueId: 1, slug: 'grosse-buehne', name: t('Große Bühne', 'Main Stage') },
  { id: 2, venueId: 1, slug: 'kammerbuehne', name: t('Kammerbühne', 'Studio Stage') },
  { id: 3, venueId: 2, slug: 'orchestersaal', name: t('Orchestersaal', 'Orchestra Hall') },
  { id: 4, venueId: 2, slug: 'kammermusiksaal', name: t('Kammermusiksaal', 'Chamber Music Hall') },
  { id: 5, venueId: 3, slug: 'zollhalle', name: t('Zollhalle', 'Customs Hall') },
  { id: 6, venueId: 3, slug: 'lichthof', name: t('Lichthof', 'Atrium') },
  { id: 7, venueId: 3, slug: 'grafisches-kabinett', name: t('Grafisches Kabinett', 'Print Room') },
  { id: 8, venueId: 4, slug: 'lesesaal', name: t('Lesesaal', 'Reading Room') },
  { id: 9, venueId: 4, slug: 'uferterrasse', name: t('Uferterrasse', 'River Terrace') },
  { id: 10, venueId: 5, slug: 'halle-eins', name: t('Halle Eins', 'Hall One') },
  { id: 11, venueId: 5, slug: 'kesselhaus', name: t('Kesselhaus', 'Boiler House') },
  { id: 12, venueId: 5, slug: 'probebuehne', name: t('Probebühne', 'Rehearsal Stage'), isHidden: true },
] as const;
