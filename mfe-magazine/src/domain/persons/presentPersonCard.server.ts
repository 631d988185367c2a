import type { PersonSummary } from '@spielplan/shared-contracts/api';
import type { CategoryTheme } from '../stories/storyCard.ts';
import type { PersonCard } from './personCard.ts';
import { inList } from '../page/pictureSizes.ts';

const THEMES = ['cc02', 'cc03', 'cc01'] as const satisfies CategoryTheme[];

/** Somebody of the house as lists print them. The same person has the same colours everywhere. */
export function presentPersonCard(person: PersonSummary): PersonCard {
  const { id, link, functions, image_obj: picture } = person;
  return {
    id,
    href: link,
    name: nameOf(person),
    functions: functions.join(', '),
    picture: picture && inList(picture),
    initials: initialsOf(person),
    theme: THEMES[id % THEMES.length]!,
  };
}

/** The name as it is called out; some go by one name alone. */
export function nameOf({ first_name: first, last_name: last }: Pick<PersonSummary, 'first_name' | 'last_name'>): string {
  return [first, last].filter(Boolean).join(' ');
}

/**
 * The first letters of a name, whole even where one is
 * made of two characters: "Élise Østergård" is "ÉØ".
 */
function initialsOf({ first_name: first, last_name: last }: PersonSummary): string {
  return [first, last].map((name) => [...name.normalize('NFC')][0]?.toLocaleUpperCase() ?? '').join('');
}
