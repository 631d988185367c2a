import {
  addToCartCall,
  cartAnswerSchema,
  type CartRequest,
  eventCall,
  type EventDetail,
  eventsCall,
} from '@spielplan/shared-contracts/api';
import { type Check, type CheckContext, resultsOf } from '../check.ts';
import { addressOf } from '../findSubjects.ts';
import type { Target } from '../target.ts';

const CART = '/api/shop-cart/';
const MOST_TRIED = 12;

/** Takes one ticket and gives it back. Only where something may be changed. */
export const cartCheck: Check = {
  id: 'cart',
  title: 'A ticket goes into the cart and out again',
  async run(context) {
    if (!context.mayWrite) return context.notes('not tried: it holds one ticket for a moment; allow it with --write');
    const visitor = context.target.another();
    await expectQuantity(context, visitor, 0, 'a new cart');
    const taken = await takeOne(context, visitor);
    if (!taken) return context.notes('no event of the coming weeks has a ticket to try');
    await expectQuantity(context, visitor, 1, 'after one ticket was added');
    const released = await visitor.ask(CART, { method: 'DELETE', withToken: true });
    context.looked();
    if (released.status !== 200) context.deviates(`giving it back answers ${released.status}`, { request: `DELETE ${CART}` });
    await expectQuantity(context, visitor, 0, 'after it was given back');
  },
};

async function takeOne(context: CheckContext, visitor: Target): Promise<boolean> {
  const events = resultsOf<{ id: number; ticket_status: string }>(
    (await visitor.ask(addressOf(eventsCall, 'de', { query: { page_size: 100 } }))).json,
  );
  const onSale = events.filter(({ ticket_status }) => ticket_status === 'available').slice(0, MOST_TRIED);
  for (const { id } of onSale) {
    const event = eventCall.answer.safeParse((await visitor.ask(addressOf(eventCall, 'de', { params: { id } }))).json);
    const body = event.success ? requestFor(event.data) : null;
    if (!body) continue;
    const { status, json } = await visitor.ask(CART, { method: 'POST', withToken: true, body });
    context.looked();
    const isRefusal = status === 409 || (json as { response_code?: unknown } | undefined)?.response_code !== undefined;
    if (isRefusal) continue;
    if (status === 200) return true;
    context.deviates(`adding a ticket of event ${id} answers ${status}`, { call: addToCartCall, request: `POST ${CART}` });
    return false;
  }
  return false;
}

function requestFor({ id_jet, seat_groups, prices }: EventDetail): CartRequest | null {
  if (id_jet === null) return null;
  const group = seat_groups.find(({ status }) => status !== 0);
  const slot = group?.timeslots.find(({ status }) => status !== 0);
  const price = (group?.prices.length ? group.prices : prices).find((each) => Number(each.price.replace(',', '.')) > 0);
  if (!price || (group?.timeslots.length && !slot)) return null;
  return {
    quantities: [1],
    event_jet_id: id_jet,
    sale_type_ids: [price.sale_type_id],
    ...(group && { seat_group: group.seat_group }),
    ...(slot && { block_id: slot.block_id }),
  };
}

async function expectQuantity(context: CheckContext, visitor: Target, quantity: number, when: string): Promise<void> {
  const { json } = await visitor.ask(CART);
  context.looked();
  const cart = cartAnswerSchema.safeParse(json);
  const held = cart.success ? cart.data.tickets_quantity : null;
  if (held !== quantity)
    context.deviates(`the cart holds ${held} tickets ${when} instead of ${quantity}`, { request: `GET ${CART}` });
}
