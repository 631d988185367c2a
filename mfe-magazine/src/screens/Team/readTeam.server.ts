import { personCategoriesCall, personsCall, type PersonCategory, type PersonSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { readAllPages, type LoadContext } from '@spielplan/shared-contracts/remote';

export interface TeamRead {
  people: PersonSummary[];
  /** How many there are where they are too many for one page; else `null`. */
  cutFrom: number | null;
}

/**
 * Everybody of the house, or of one category, in the order
 * of the house. Provider failures come out as thrown.
 */
export async function readTeam({ lang, provider, log }: LoadContext, category: number | null): Promise<TeamRead> {
  let cutFrom: number | null = null;
  const people = await readAllPages(
    (page) => provider.read(personsCall, { params: { lang }, query: category === null ? { page } : { category, page } }),
    (count) => {
      cutFrom = count;
      log('warn', 'team.cut', { count });
    },
  );
  return { people, cutFrom };
}

/**
 * The categories in their order; `null`, and logged, where
 * they cannot be read, since the people are worth more.
 */
export async function readPersonCategories(
  { provider, log }: Pick<LoadContext, 'provider' | 'log'>,
  lang: Language,
): Promise<PersonCategory[] | null> {
  try {
    const categories = await provider.read(personCategoriesCall, { query: { lang } });
    return categories.toSorted((a, b) => a.order - b.order || a.id - b.id);
  } catch (error) {
    log('warn', 'team.categoriesUnavailable', { lang, error: String(error) });
    return null;
  }
}
