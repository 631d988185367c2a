import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';

/** The offline page in the language of its address. Nothing on it changes, and no search engine is to list it. */
export async function loadOffline({ lang, text }: LoadContext): Promise<LoadResult<null>> {
  return {
    kind: 'page',
    data: null,
    head: {
      title: text('offline.title'),
      description: '',
      canonical: paths.offline({ lang }),
      alternates: { de: paths.offline({ lang: 'de' }), en: paths.offline({ lang: 'en' }) },
      robots: 'noindex',
    },
  };
}
