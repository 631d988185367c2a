import { personCategoriesCall, personsCall, type PersonCategory, type PersonSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { LoadContext } from '@spielplan/shared-contracts/remote';

/** A house of more people than this would need another page than one that shows all of them. */
const MOST_PAGES = 20;

/** Everybody of the house, or of one category, in the order of the house. Provider failures come out as thrown. */
export async function readTeam(
  { lang, provider, log }: LoadContext,
  category: number | null,
): Promise<{ count: number; people: PersonSummary[] }> {
  const readPage = (page: number) =>
    provider.read(personsCall, { params: { lang }, query: category === null ? { page } : { category, page } });
  const first = await readPage(1);
  const pages = first.next === null ? 1 : Math.ceil(first.count / Math.max(1, first.results.length));
  if (pages > MOST_PAGES) log('warn', 'team.cut', { count: first.count });
  const rest = await Promise.all(Array.from({ length: Math.min(pages, MOST_PAGES) - 1 }, (_, index) => readPage(index + 2)));
  return { count: first.count, people: [first, ...rest].flatMap(({ results }) => results) };
}

/** The categories in their order; `null`, and logged, where they cannot be read, since the people are worth more. */
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
