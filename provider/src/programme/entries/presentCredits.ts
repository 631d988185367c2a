import type { Credit } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { poster } from '../../media/picture.ts';
import type { ProductionCredit } from './loadProductions.ts';

/** Credits in one language: every name, and beside them the pages of those who have one. */
export function presentCredits(credits: readonly ProductionCredit[], lang: Language): Credit[] {
  return credits.map(({ role, names, persons, isPerformer = false }) => {
    const people = persons.map(({ id, slug, firstName, lastName, imageAlt }) => ({
      name: `${firstName} ${lastName}`,
      link: paths.person({ lang, slug, id }),
      image: imageAlt && poster(`person-${id}`, imageAlt[lang]),
    }));
    return {
      role: role[lang],
      names: [...people.map(({ name }) => name), ...names.map((name) => name[lang])],
      persons: people,
      is_performer: isPerformer,
    };
  });
}
