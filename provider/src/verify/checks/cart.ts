import { randomUUID } from 'node:crypto';
import {
  addToCartCall,
  cartAnswerSchema,
  cartRefusalSchema,
  type CartRequest,
  eventCall,
  type EventDetail,
  eventsCall,
  IDEMPOTENCY_HEADER,
  releaseCartItemCall,
  renewCartCall,
} from '@spielplan/shared-contracts/api';
import type { Check, CheckContext } from '../check.ts';
import { resultsOf } from '../resultsOf.ts';
import { addressOf } from '../findSubjects.ts';
import type { Target } from '../target.ts';

const CART = '/api/shop-cart/';
const RENEWAL = renewCartCall.path;
const MAX_TRIED = 12;

/** Takes one ticket and gives it back. Only where something may be changed. */
export const cartCheck: Check = {
  id: 'cart',
  title: 'A ticket goes into the cart once, is renewed, and goes out again',
  async run(context) {
    if (!context.mayWrite) return context.notes('not tried: it holds one ticket for a moment; allow it with --write');
    const visitor = context.target.another();
    await expectQuantity(context, visitor, 0, 'a new cart');
    const taken = await takeOne(context, visitor);
    if (!taken) return context.notes('no event of the coming weeks has a ticket to try');
    await expectQuantity(context, visitor, 1, 'after one ticket was added');
    await sendAgain(context, visitor, taken);
    await renew(context, visitor);
    await releaseHolds(context, visitor);
    await expectQuantity(context, visitor, 0, 'after it was given back');
  },
};

/** The same request once more, as after an answer that was lost: it must not be held twice. */
async function sendAgain(context: CheckContext, visitor: Target, { body, headers }: HoldRequest): Promise<void> {
  await visitor.ask(CART, { method: 'POST', withToken: true, body, headers });
  const quantity = await readQuantity(context, visitor);
  if (quantity !== 1) context.notes(`a request to hold that is sent twice with the same ${IDEMPOTENCY_HEADER} is held twice`);
}

async function renew(context: CheckContext, visitor: Target): Promise<void> {
  const { status, json } = await visitor.ask(RENEWAL, { method: 'POST', withToken: true });
  context.looked();
  if (status === 404 || status === 405) return context.notes('a cart cannot be renewed here', { call: renewCartCall });
  const isRefusal = cartRefusalSchema.safeParse(json).data?.response_code !== undefined;
  if (status !== 200 && !isRefusal)
    context.deviates(`renewing the cart answers ${status}`, { call: renewCartCall, request: `POST ${RENEWAL}` });
}

/** Line by line where the cart names its lines, as the site's cart panel does, and whatever is left in one. */
async function releaseHolds(context: CheckContext, visitor: Target): Promise<void> {
  const known = cartAnswerSchema.safeParse((await visitor.ask(CART)).json);
  for (const { id } of known.data?.items ?? []) {
    const { status } = await visitor.ask(`${CART}${id}/`, { method: 'DELETE', withToken: true });
    context.looked();
    if (status !== 200)
      context.deviates(`giving it back answers ${status}`, { call: releaseCartItemCall, request: `DELETE ${CART}${id}/` });
  }
  if ((await readQuantity(context, visitor)) === 0) return;
  const released = await visitor.ask(CART, { method: 'DELETE', withToken: true });
  context.looked();
  if (released.status !== 200) context.deviates(`giving it back answers ${released.status}`, { request: `DELETE ${CART}` });
}

interface HoldRequest {
  body: CartRequest;
  headers: Record<string, string>;
}

async function takeOne(context: CheckContext, visitor: Target): Promise<HoldRequest | null> {
  const events = resultsOf<{ id: number; ticket_status: string }>(
    (await visitor.ask(addressOf(eventsCall, 'de', { query: { page_size: 100 } }))).json,
  );
  const onSale = events.filter(({ ticket_status }) => ticket_status === 'available').slice(0, MAX_TRIED);
  for (const { id } of onSale) {
    const event = eventCall.answer.safeParse((await visitor.ask(addressOf(eventCall, 'de', { params: { id } }))).json);
    const body = event.success ? requestFor(event.data) : null;
    if (!body) continue;
    const holdRequest = { body, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } };
    const { status, json } = await visitor.ask(CART, { method: 'POST', withToken: true, ...holdRequest });
    context.looked();
    const isRefusal = status === 409 || (json as { response_code?: unknown } | undefined)?.response_code !== undefined;
    if (isRefusal) continue;
    if (status === 200) return holdRequest;
    context.deviates(`adding a ticket of event ${id} answers ${status}`, { call: addToCartCall, request: `POST ${CART}` });
    return null;
  }
  return null;
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
  const held = await readQuantity(context, visitor);
  if (held !== quantity)
    context.deviates(`the cart holds ${held} tickets ${when} instead of ${quantity}`, { request: `GET ${CART}` });
}

async function readQuantity(context: CheckContext, visitor: Target): Promise<number | null> {
  const { json } = await visitor.ask(CART);
  context.looked();
  return cartAnswerSchema.safeParse(json).data?.tickets_quantity ?? null;
}
