import { desc, eq } from 'drizzle-orm';
import { type Order, ordersCall } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { toHouseInstant } from '../platform/clock/clock.ts';
import type { ProviderContext } from '../platform/context.ts';
import { orders } from '../platform/database/schema/index.ts';
import { orderNumber, readOrderLines } from '../shop/index.ts';
import { pagedAnswer } from '../platform/http/pagedAnswer.ts';
import { shopPaths } from '../platform/http/pages/shopPaths.ts';

const DEFAULT_PAGE_SIZE = 10;

interface OrdersQuery {
  page?: number | undefined;
  page_size?: number | undefined;
  lang?: Language | undefined;
}

/** A page of what an account has bought, the newest first. Throws `NOT_FOUND` behind the last page. */
export async function readOrders({ db }: ProviderContext, accountId: number, lang: Language, query: OrdersQuery) {
  const { page = 1, page_size: pageSize = DEFAULT_PAGE_SIZE } = query;
  const isOwn = eq(orders.accountId, accountId);
  const rows = await db
    .select()
    .from(orders)
    .where(isOwn)
    .orderBy(desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const lines = await readOrderLines(
    db,
    rows.map(({ id }) => id),
  );
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const results = rows.map(({ id, orderedAt, totalCents }): Order => ({
    id,
    number: orderNumber(id),
    ordered_at: toHouseInstant(orderedAt),
    total: (totalCents / 100).toFixed(2),
    url: shopPaths.order(lang, orderNumber(id)),
    items: (linesOf.get(id) ?? []).map(({ production, start, quantity }) => ({
      title: production.title[lang],
      date_start: start,
      quantity,
    })),
  }));
  return pagedAnswer({ path: ordersCall.path, query: { ...query }, page, pageSize }, await db.$count(orders, isOwn), results);
}
