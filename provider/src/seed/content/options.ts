import { slugify } from '@spielplan/shared-contracts/routes';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import { t } from './text.ts';

/** An entry of an option list as it is seeded; ids count from 1 in the order given. */
export interface SeedOption {
  key: string;
  name: Localised;
  isHidden?: boolean;
}

export const EXHIBITION_TYPES = [
  { key: 'concert', name: t('Konzert', 'Concert') },
  { key: 'theatre', name: t('Theater', 'Theatre') },
  { key: 'dance', name: t('Tanz', 'Dance') },
  { key: 'exhibition', name: t('Ausstellung', 'Exhibition') },
  { key: 'talk', name: t('Lesung & Gespräch', 'Reading & Talk') },
  { key: 'family', name: t('Mitmachen', 'Take Part') },
] as const satisfies SeedOption[];

export const GENRES = [
  { key: 'orchestra', name: t('Orchester', 'Orchestra') },
  { key: 'chamber', name: t('Kammermusik', 'Chamber Music') },
  { key: 'jazz', name: t('Jazz & Global', 'Jazz & Global') },
  { key: 'new-music', name: t('Neue Musik', 'New Music') },
  { key: 'drama', name: t('Schauspiel', 'Drama') },
  { key: 'dance-theatre', name: t('Tanztheater', 'Dance Theatre') },
  { key: 'visual-arts', name: t('Bildende Kunst', 'Visual Arts') },
  { key: 'literature', name: t('Literatur', 'Literature') },
] as const satisfies SeedOption[];

export const SERIES = [
  { key: 'nocturnes', name: t('Nachtstücke', 'Nocturnes') },
  { key: 'sundays', name: t('Sonntags um elf', 'Sundays at Eleven') },
  { key: 'workshop', name: t('Werkstatt Gegenwart', 'Workshop of the Present') },
  { key: 'river-talks', name: t('Flussgespräche', 'River Talks') },
  { key: 'young', name: t('Junge Meile', 'Young Mile') },
  { key: 'boiler', name: t('Jazz im Kesselhaus', 'Jazz in the Boiler House') },
  { key: 'between', name: t('Zwischen den Häusern', 'Between the Houses') },
] as const satisfies SeedOption[];

export const EVENT_TAGS = [
  { key: 'premiere', name: t('Premiere', 'Opening Night') },
  { key: 'family', name: t('Familie', 'Family') },
  { key: 'free', name: t('Eintritt frei', 'Free Admission') },
  { key: 'introduction', name: t('Mit Einführung', 'With Introduction') },
  { key: 'open-air', name: t('Open Air', 'Open Air') },
  { key: 'audio-description', name: t('Audiodeskription', 'Audio Description') },
  { key: 'sign-language', name: t('Gebärdensprache', 'Sign Language') },
  { key: 'surtitles', name: t('Englische Übertitel', 'English Surtitles') },
  { key: 'relaxed', name: t('Entspannte Vorstellung', 'Relaxed Performance') },
  { key: 'schools', name: t('Für Schulen', 'For Schools') },
  { key: 'guest', name: t('Gastspiel', 'Guest Performance') },
  { key: 'last', name: t('Zum letzten Mal', 'Last Performance') },
  { key: 'subscription-a', name: t('Abo A', 'Subscription A'), isHidden: true },
  { key: 'subscription-b', name: t('Abo B', 'Subscription B'), isHidden: true },
  { key: 'festival', name: t('Festival Stromabwärts', 'Downstream Festival') },
] as const satisfies SeedOption[];

export const PRODUCTION_TAGS = [
  { key: 'new', name: t('Neuproduktion', 'New Production') },
  { key: 'repertoire', name: t('Repertoire', 'Repertoire') },
  { key: 'cooperation', name: t('Kooperation', 'Co-production') },
  { key: 'premiere-work', name: t('Uraufführung', 'World Premiere') },
] as const satisfies SeedOption[];

export type TypeKey = (typeof EXHIBITION_TYPES)[number]['key'];
export type GenreKey = (typeof GENRES)[number]['key'];
export type SeriesKey = (typeof SERIES)[number]['key'];
export type EventTagKey = (typeof EVENT_TAGS)[number]['key'];

/** The id an option is seeded with. */
export function idOf<Key extends string>(list: readonly { key: Key }[], key: Key): number {
  return list.findIndex((option) => option.key === key) + 1;
}

/** The rows of an option list; the slug is the one of the German name. */
export function optionRows(list: readonly SeedOption[]) {
  return list.map(({ name, isHidden }, index) => ({
    id: index + 1,
    slug: slugify(name.de),
    name,
    showInFilter: !isHidden,
    position: index + 1,
  }));
}
