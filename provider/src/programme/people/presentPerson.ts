import type { PersonSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { poster } from '../../media/picture.ts';
import { named } from '../presentNamed.ts';
import type { PersonEntry } from './people.ts';

/** Somebody of the house as lists show them, in one language. */
export function presentPersonSummary({ person, categories }: PersonEntry, lang: Language): PersonSummary {
  return {
    id: person.id,
    slug: person.slug,
    first_name: person.firstName,
    last_name: person.lastName,
    functions: person.functions.map((text) => text[lang]),
    categories: categories.map((category) => named(category, lang)),
    image_obj: person.imageAlt && poster(`person-${person.id}`, person.imageAlt[lang]),
    link: personPath(person, lang),
  };
}

/** The public path of a person in one language. */
export function personPath({ id, slug }: PersonEntry['person'], lang: Language): string {
  return paths.person({ lang, slug, id });
}
