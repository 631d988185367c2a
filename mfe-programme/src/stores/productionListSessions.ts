import { createListSessions } from '@spielplan/shared-ui/lists';
import { productionSearch } from '../domain/lists/productionListQuery.ts';
import type { ProductionListView } from '../domain/lists/productionListView.ts';
import { createProductionListStore, type ProductionListStore } from './productionListStore.ts';

/** The lists of productions in this browser tab. */
export const productionListSessions = createListSessions<ProductionListView, ProductionListStore>(
  ({ path, query }) => path + productionSearch(query),
  createProductionListStore,
);
