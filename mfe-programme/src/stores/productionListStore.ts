import type { ProductionCard } from '../domain/productionCard.ts';
import type { ProductionListView } from '../domain/productionListView.ts';
import { createPagedStore, type LoadPage, type PagedStore } from './pagedStore.ts';

export type ProductionListStore = PagedStore<{ productions: ProductionCard[] }>;

/** The productions as they were first shown and all pages loaded since; one that moved up meanwhile is not shown twice. */
export function createProductionListStore(first: ProductionListView, loadPage: LoadPage): ProductionListStore {
  return createPagedStore<ProductionListView, { productions: ProductionCard[] }>({
    first,
    screen: 'productions',
    loadPage,
    contentOf: ({ productions }) => ({ productions }),
    append: ({ productions }, view) => {
      const seen = new Set(productions.map(({ id }) => id));
      return { productions: [...productions, ...view.productions.filter(({ id }) => !seen.has(id))] };
    },
  });
}
