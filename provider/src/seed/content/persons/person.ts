import type { Localised } from '@spielplan/shared-contracts/i18n';
import { t } from '../text.ts';

/**
 * The parts of the house that people belong to, in the order of the team page; ids count from 1.
 */
export const PERSON_CATEGORIES = [
  { key: 'direction', name: t('Leitung', 'Direction') },
  { key: 'ensemble', name: t('Ensemble', 'Ensemble') },
  { key: 'dramaturgy', name: t('Dramaturgie & Kuration', 'Dramaturgy & Curation') },
  { key: 'technics', name: t('Technik & Werkstätten', 'Technical & Workshops') },
  { key: 'education', name: t('Vermittlung', 'Learning') },
  { key: 'administration', name: t('Verwaltung & Kasse', 'Administration & Box Office') },
] as const;

export type PersonCategoryKey = (typeof PERSON_CATEGORIES)[number]['key'];

/**
 * Somebody of the house as written down. All of them are invented; ids count from 1 over all files.
 */
export interface SeedPerson {
  firstName: string;
  lastName: string;
  categories: readonly PersonCategoryKey[];
  functions: readonly Localised[];
  /** Paragraphs without markup. */
  biography: readonly Localised[];
  /** Anyone visitors may write to or call. */
  email?: string;
  phone?: string;
}
