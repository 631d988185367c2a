import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { ownPaths } from '../../routes.ts';
import { readVenueCards } from '../../transport/readVenueCards.server.ts';
import type { VenueListView } from './venueListView.ts';

/** Loads the overview of the houses, in the provider's order. Failures come out as thrown, never as a house without houses. */
export async function loadVenueList(context: LoadContext): Promise<LoadResult<VenueListView>> {
  const { lang, text, settings } = context;
  return {
    kind: 'page',
    data: { venues: await readVenueCards([], context) },
    head: {
      title: text('venues.title'),
      description: text('venues.description', { siteName: settings.site_name[lang] }),
      canonical: ownPaths.venues({ lang }),
      alternates: { de: ownPaths.venues({ lang: 'de' }), en: ownPaths.venues({ lang: 'en' }) },
    },
  };
}
