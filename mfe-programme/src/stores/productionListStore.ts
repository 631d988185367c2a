import { createPagedStore, type LoadPage, type PagedStore } from '@spielplan/shared-ui/lists';
import type { ProductionCard } from '../domain/productions/productionCard.ts';
import type { ProductionListView } from '../domain/lists/productionListView.ts';
import { dataOf } from './dataOf.ts';

interface ProductionListContent {
  count: number;
  productions: ProductionCard[];
}

export type ProductionListStore = PagedStore<ProductionListContent>;

/**
 * The productions as they were first shown and all pages loaded
 * since; one that moved up meanwhile is not shown twice.
 */
export function createProductionListStore(first: ProductionListView, loadPage: LoadPage): ProductionListStore {
  return createPagedStore<ProductionListView, ProductionListContent>({
    first,
    loadPage,
    viewIn: (answer) => dataOf(answer, 'productions') as ProductionListView, // The same release set's loader made it.
    placeOf: ({ query, next }) => ({ page: query.page, next }),
    contentOf: ({ count, productions }) => ({ count, productions }),
    append: ({ productions }, view) => {
      const seen = new Set(productions.map(({ id }) => id));
      return { count: view.count, productions: [...productions, ...view.productions.filter(({ id }) => !seen.has(id))] };
    },
  });
}
