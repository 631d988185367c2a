import { articleCategoriesCall, type ArticleCategory } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { LoadContext } from '@spielplan/shared-contracts/remote';

/** The categories in one language; `null`, and logged, where they cannot be read, since the articles are worth more (section 8). */
export async function readCategories({ provider, log }: LoadContext, lang: Language): Promise<ArticleCategory[] | null> {
  try {
    return await provider.read(articleCategoriesCall, { query: { lang } });
  } catch (error) {
    log('warn', 'magazine.categoriesUnavailable', { lang, error: String(error) });
    return null;
  }
}
