import { paths } from '@spielplan/shared-contracts/routes';
import { type Html, markup } from '../platform/http/pages/htmlPage.ts';
import { orderNumber, type TicketLine } from '../shop/index.ts';
import type { Programme } from '../programme/index.ts';
import type { ShopVisit } from './shopVisit.ts';
import { amountText, ticket } from './ticketList.ts';

interface OrderPageParts {
  order: { id: number; totalCents: number };
  lines: readonly TicketLine[];
  byId: Programme['byId'];
}

/** What was bought, with the number of the order. */
export function orderPage(visit: ShopVisit, { order, lines, byId }: OrderPageParts): Html {
  const { lang, text } = visit;
  const number = orderNumber(order.id);
  const [before = '', after = ''] = text('webshop.order.number', { number }).split(number);
  return markup`<h1>${text('webshop.order.title')}</h1>
<p class="lead">${before}<b class="whole">${number}</b>${after}</p>
<p class="quiet">${text('webshop.order.hint')}</p>
<ul class="tickets">${lines.map((line) => ticket(line, byId.get(line.event.id), visit, markup``))}</ul>
<p class="total">${text('webshop.total', { amount: amountText(order.totalCents, visit) })}</p>
<p><a class="button" href="${paths.events({ lang })}">${text('webshop.back')}</a></p>`;
}
