import { storyCategoriesCall, storyTagsCall, type StoryCategory, type Named } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { LoadContext } from '@spielplan/shared-contracts/remote';

/**
 * The categories in one language; `null`, and logged, where they cannot
 * be read, since the stories are worth more (product.md section 8).
 */
export async function readCategories({ provider, log }: LoadContext, lang: Language): Promise<StoryCategory[] | null> {
  try {
    return await provider.read(storyCategoriesCall, { query: { lang } });
  } catch (error) {
    log('warn', 'magazine.categoriesUnavailable', { lang, error: String(error) });
    return null;
  }
}

/** The tags in one language; `null`, and logged, where they cannot be read. */
export async function readTags({ provider, log }: LoadContext, lang: Language): Promise<Named[] | null> {
  try {
    return await provider.read(storyTagsCall, { query: { lang } });
  } catch (error) {
    log('warn', 'magazine.topicsUnavailable', { lang, error: String(error) });
    return null;
  }
}
