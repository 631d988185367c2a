import type { MessageValues } from '@spielplan/shared-contracts/i18n';
import type { AccountContext } from '@spielplan/shared-contracts/remote';
import type { DashboardView } from './dashboardView.ts';
import type { DashboardQuery, Order } from './parseDashboardQuery.server.ts';

/** What the loader of one screen is given once it is settled who asks for what. */
export interface DashboardWork<S extends string = string> extends AccountContext {
  query: DashboardQuery<S>;
  /** What the address means without a query. */
  usual: DashboardQuery<S>;
  text(key: string, values?: MessageValues): string;
}

/** One screen: what it can be sorted by, and how it is loaded. */
export interface DashboardScreenLoader<S extends string = string> {
  /** The first is what it is sorted by without being asked. */
  sorts: readonly [S, ...S[]];
  usually: Order;
  load(work: DashboardWork<S>): Promise<DashboardView>;
}
