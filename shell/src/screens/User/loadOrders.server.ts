import { type Order, ordersCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { formatDate, formatMoment } from '@spielplan/shared-contracts/i18n/dates';
import { formatPrice, isFreePrice } from '@spielplan/shared-contracts/rules';
import { safeHref } from '../safeHref.server.ts';
import type { ShellContext } from '../ShellContext.ts';
import type { OrderLine, OrdersView } from './userView.ts';

/** The profile shows this many orders; the shop lists the rest. */
const SHOWN = 5;

/**
 * What the account has bought. Null where the provider does not know, or not of this account; a provider that
 * fails leaves the profile without them, which says so. Never rejects.
 */
export async function loadOrders(context: ShellContext): Promise<OrdersView | null> {
  const { lang, session, text, log } = context;
  if (!session) return null;
  try {
    const { count, results } = await session.read(ordersCall, { query: { lang, page_size: SHOWN } });
    if (results.length === 0) return { kind: 'none' };
    const orders = results.slice(0, SHOWN).map((order) => presentOrder(order, context));
    return {
      kind: 'list',
      orders,
      rest: count > orders.length ? text('user.orders.rest', { count: count - orders.length }) : null,
    };
  } catch (error) {
    if ((['NOT_FOUND', 'GONE', 'NOT_LOGGED_IN', 'FORBIDDEN'] as const).some((name) => isSpielplanError(error, name))) return null;
    log('warn', 'user.ordersUnavailable', { error: String(error) });
    return { kind: 'failed' };
  }
}

function presentOrder(
  { number, ordered_at: at, total, url, items }: Order,
  { lang, settings, log, text }: ShellContext,
): OrderLine {
  const price = isFreePrice(total)
    ? text('user.orders.free')
    : formatPrice(total, (raw) => log('warn', 'user.unknownPrice', { raw }));
  return {
    number,
    href: settings.is_shop_online ? safeHref(url) : null,
    about: `${formatDate(at, lang)} · ${price}`,
    items: items.map(
      ({ title, date_start: start, quantity }) =>
        `${quantity} × ${title}${start === null ? '' : `, ${formatMoment(start, lang)}`}`,
    ),
  };
}
