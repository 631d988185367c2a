import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { ownPaths } from '../../routes.ts';

/**
 * The offline page in the language of its address. Nothing
 * on it changes, and no search engine is to list it.
 */
export async function loadOffline({ lang, text }: LoadContext): Promise<LoadResult<null>> {
  return {
    kind: 'page',
    data: null,
    head: {
      title: text('offline.pageTitle'),
      description: text('offline.pageText'),
      canonical: ownPaths.offline({ lang }),
      alternates: { de: ownPaths.offline({ lang: 'de' }), en: ownPaths.offline({ lang: 'en' }) },
      robots: 'noindex',
    },
  };
}
