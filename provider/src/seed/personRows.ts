import type { IsoDay, Localised } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { slugify } from '@spielplan/shared-contracts/routes';
import type { personCategories, personCategoryLinks, persons, productionPersons } from '../platform/database/schema/index.ts';
import { idOf } from './content/options.ts';
import { creditsOf } from './content/persons/credits.ts';
import { type NumberedPerson, PERSONS } from './content/persons/index.ts';
import { PERSON_CATEGORIES } from './content/persons/person.ts';
import { PRODUCTIONS } from './content/productions/index.ts';
import { t } from './content/text.ts';

export interface PersonRows {
  categories: (typeof personCategories.$inferInsert)[];
  persons: (typeof persons.$inferInsert)[];
  categoryLinks: (typeof personCategoryLinks.$inferInsert)[];
  productionPersons: (typeof productionPersons.$inferInsert)[];
}

/** The people of the houses, where they belong and what they take part in. */
export function buildPersons(today: IsoDay): PersonRows {
  return {
    categories: PERSON_CATEGORIES.map(({ name }, index) => ({
      id: index + 1,
      slug: slugify(name.de),
      name,
      position: index + 1,
    })),
    persons: PERSONS.map((person, index) => ({
      id: person.id,
      slug: person.slug,
      firstName: person.firstName,
      lastName: person.lastName,
      functions: person.functions,
      biography: t(htmlOf(person.biography, 'de'), htmlOf(person.biography, 'en')),
      email: person.email ?? null,
      phone: person.phone ?? null,
      imageAlt: altOf(person),
      position: index + 1,
      modified: inHouseZone(`${addDays(today, -20 - person.id)}T11:00:00`).toJSDate(),
    })),
    categoryLinks: PERSONS.flatMap(({ id, categories }) =>
      categories.map((category) => ({ personId: id, categoryId: idOf(PERSON_CATEGORIES, category) })),
    ),
    productionPersons: PRODUCTIONS.flatMap((production) =>
      creditsOf(production).map(({ role, lastName, isPerformer }, index) => ({
        productionId: production.id,
        personId: idOfPerson(lastName),
        role,
        position: index + 1,
        isPerformer,
      })),
    ),
  };
}

function altOf({ firstName, lastName }: NumberedPerson): Localised {
  const name = `${firstName} ${lastName}`;
  return t(
    `Porträt von ${name}, aus Kreisen und Flächen gezeichnet`,
    `Portrait of ${name}, drawn in circles and fields of colour`,
  );
}

function htmlOf(paragraphs: readonly Localised[], lang: 'de' | 'en'): string {
  return paragraphs.map((paragraph) => `<p>${paragraph[lang]}</p>`).join('');
}

function idOfPerson(lastName: string): number {
  const person = PERSONS.find((candidate) => candidate.lastName === lastName);
  if (!person) throw new RangeError(`Nobody of the house is called ${lastName}.`);
  return person.id;
}
