import { exhibitionTypesCall, productionTagsCall, seasonsCall } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { filterEntry, readFilterEntries } from '../../domain/lists/filterEntries.server.ts';
import type { ProductionFilterKey } from '../../domain/lists/productionListQuery.ts';

/** Reads the option lists of the productions; what is not meant for a filter is not offered. */
export function readProductionFilters({ provider, lang, log }: LoadContext) {
  const query = { lang };
  return readFilterEntries<ProductionFilterKey>(
    {
      season: async () =>
        (await provider.read(seasonsCall, { query })).map((season) => filterEntry(season, season.id, season.show_in_filter)),
      exhibition_type: async () =>
        (await provider.read(exhibitionTypesCall, { query })).map((type) => filterEntry(type, type.slug, type.show_in_filter)),
      tag: async () =>
        (await provider.read(productionTagsCall, { query })).map((tag) => filterEntry(tag, tag.id, tag.show_in_filter)),
    },
    log,
  );
}
