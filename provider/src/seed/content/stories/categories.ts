import { t } from '../text.ts';

/** What stories are filed under; ids count from 1. */
export const STORY_CATEGORIES = [
  { key: 'backstage', styleName: 'cc01', name: t('Hinter der Bühne', 'Backstage') },
  { key: 'music', styleName: 'cc02', name: t('Musik', 'Music') },
  { key: 'art', styleName: 'cc03', name: t('Kunst', 'Art') },
  { key: 'reading', styleName: 'cc01', name: t('Lesen', 'Reading') },
  { key: 'river', styleName: 'cc03', name: t('Am Fluss', 'By the River') },
  { key: 'house', styleName: 'cc02', name: t('Haus & Menschen', 'House & People') },
] as const;

/** What stories are about; ids count from 1. */
export const STORY_TAGS = [
  { key: 'crafts', name: t('Handwerk', 'Crafts') },
  { key: 'sound', name: t('Klang', 'Sound') },
  { key: 'history', name: t('Geschichte', 'History') },
  { key: 'future', name: t('Zukunft', 'Future') },
  { key: 'children', name: t('Kinder', 'Children') },
  { key: 'night', name: t('Nacht', 'Night') },
  { key: 'access', name: t('Zugang', 'Access') },
  { key: 'walk', name: t('Spaziergang', 'Walk') },
] as const;

export type StoryCategoryKey = (typeof STORY_CATEGORIES)[number]['key'];
export type StoryTagKey = (typeof STORY_TAGS)[number]['key'];
