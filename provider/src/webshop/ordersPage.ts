import type { Order } from '@spielplan/shared-contracts/api';
import { formatDate, formatMoment } from '@spielplan/shared-contracts/i18n/dates';
import { parseCents } from '@spielplan/shared-contracts/rules';
import { type Html, markup } from '../platform/http/pages/htmlPage.ts';
import { shopPaths } from '../platform/http/pages/shopPaths.ts';
import type { ShopVisit } from './shopVisit.ts';
import { amountText } from './ticketList.ts';

interface OrdersPageParts {
  orders: readonly Order[];
  page: number;
  hasOlder: boolean;
}

/** What an account has bought, the newest first, each with the way to its tickets. */
export function ordersPage(visit: ShopVisit, { orders, page, hasOlder }: OrdersPageParts): Html {
  const { lang, text } = visit;
  const items = orders.map(
    ({ number, ordered_at: at, total, items: bought }) => markup`<li class="ticket"><div class="about">
<h2><a href="${shopPaths.order(lang, number)}">${number}</a></h2>
<p>${text('webshop.orders.of', { date: formatDate(at, lang) })}</p>
${bought.map(({ title, date_start: start, quantity }) => markup`<p>${quantity} × ${title}${start === null ? '' : `, ${formatMoment(start, lang)}`}</p>`)}
<p class="sum"><span>${text('webshop.total', { amount: amountText(parseCents(total), visit) })}</span></p></div></li>`,
  );
  const newer =
    page > 1
      ? markup`<a class="button" href="${shopPaths.accountOrders(lang, page - 1)}">${text('webshop.orders.newer')}</a>`
      : '';
  const older = hasOlder
    ? markup`<a class="button" href="${shopPaths.accountOrders(lang, page + 1)}">${text('webshop.orders.older')}</a>`
    : '';
  return markup`<h1>${text('webshop.orders.title')}</h1>
${orders.length > 0 ? markup`<ul class="tickets">${items}</ul>` : markup`<p class="lead">${text('webshop.orders.none')}</p>`}
<p class="acts">${newer}${older}<a class="button" href="${shopPaths.account(lang)}">${text('webshop.account.title')}</a></p>`;
}
