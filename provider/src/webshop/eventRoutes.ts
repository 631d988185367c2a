import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventDetail } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { parseId } from '@spielplan/shared-contracts/routes';
import type { ProviderContext } from '../platform/context.ts';
import { inventory, seatRows } from '../platform/database/schema/index.ts';
import { addToCart, DEFAULT_MAX_TICKETS, ensureCartId, networkKey } from '../shop/index.ts';
import { type ProgrammeEntry, readEvent, readProgramme } from '../programme/index.ts';
import { eventPage } from './eventPage.ts';
import { type Form, parseSelection, type Selection } from './selection.ts';
import { sendSentence } from './sendSentence.ts';
import { visitorLanguage } from '../platform/http/visitorLanguage.ts';
import { sendShopPage } from './shopPage.ts';
import { SHOP, shopPaths } from '../platform/http/pages/shopPaths.ts';
import { beginVisit, type ShopVisit } from './shopVisit.ts';

/**
 * The page of one event, by its id in the ticket system: where
 * `ticket_url` leads, and where tickets are chosen without a script.
 */
export function registerEventPage(app: FastifyInstance, context: ProviderContext): void {
  const url = `${SHOP}/events/:idJet`;

  app.get(url, async (request, reply) => {
    const entry = await findEntry(context, request);
    if (!entry) return sendSentence(context, request, reply, 'missing', 404);
    return showEvent(context, request, reply, entry, { problems: () => [], form: {}, status: 200 });
  });

  app.get(`${SHOP}/event/:idJet`, async (request, reply) => {
    const id = parseId((request.params as { idJet: string }).idJet);
    if (id === null) return sendSentence(context, request, reply, 'missing', 404);
    return reply.redirect(shopPaths.event(visitorLanguage(request), id), 301);
  });

  app.post(url, { config: { csrf: 'form' } }, async (request, reply) => {
    const entry = await findEntry(context, request);
    if (!entry) return sendSentence(context, request, reply, 'missing', 404);
    const lang = visitorLanguage(request);
    const form = (request.body ?? {}) as Form;
    const selection = parseSelection(await readTicketed(context, entry, lang), form);
    if (selection.kind === 'problem') {
      const problems = ({ text }: ShopVisit) => [text(`webshop.choose.${selection.problem}`, { most: DEFAULT_MAX_TICKETS })];
      return showEvent(context, request, reply, entry, { problems, form, status: 400 });
    }
    const cartId = ensureCartId(context, request, reply);
    const refusals = await addAll(context, cartId, networkKey(context, request), selection);
    if (refusals.length === 0) return reply.redirect(shopPaths.cart(lang, 'added'), 303);
    const isPartial = refusals.length < selection.calls.length;
    const problems = ({ text }: ShopVisit) => [
      ...refusals.map(({ group, reason }) => text(`webshop.refused.${reason}`, { group })),
      ...(isPartial ? [text('webshop.refused.rest')] : []),
    ];
    // What is in the cart already must not be put in once more by sending the form again.
    return showEvent(context, request, reply, entry, { problems, form: isPartial ? {} : form, status: 409, cartId });
  });
}

/**
 * One call per group, one after the other, going on after a refused one, as the booking widget does.
 */
async function addAll(
  context: ProviderContext,
  cartId: string,
  network: string,
  { calls }: Extract<Selection, { kind: 'chosen' }>,
) {
  const refusals = [];
  for (const { group, request } of calls) {
    const outcome = await addToCart(context, cartId, request, { network });
    if (outcome.kind === 'refused') refusals.push({ group: group.name, reason: outcome.reason });
  }
  return refusals;
}

async function findEntry(context: ProviderContext, request: FastifyRequest): Promise<ProgrammeEntry | undefined> {
  const id = parseId((request.params as { idJet: string }).idJet);
  return id === null ? undefined : (await readProgramme(context)).byTicketId.get(id);
}

async function readTicketed(
  context: ProviderContext,
  { event }: ProgrammeEntry,
  lang: Language,
): Promise<EventDetail & { id_jet: number }> {
  const detail = await readEvent(context, lang, event.id);
  return { ...detail, id_jet: detail.id_jet ?? 0 };
}

interface Shown {
  problems: (visit: ShopVisit) => string[];
  form: Form;
  status: number;
  cartId?: string;
}

async function showEvent(
  context: ProviderContext,
  request: FastifyRequest,
  reply: FastifyReply,
  entry: ProgrammeEntry,
  { problems, form, status, cartId }: Shown,
): Promise<FastifyReply> {
  const visit = await beginVisit(context, request, reply, cartId);
  const event = await readTicketed(context, entry, visit.lang);
  const numbered = await context.db
    .select({ id: seatRows.inventoryId })
    .from(seatRows)
    .innerJoin(inventory, eq(inventory.id, seatRows.inventoryId))
    .where(eq(inventory.eventId, entry.event.id))
    .limit(1);
  const main = eventPage(visit, { event, entry, problems: problems(visit), form, isNumbered: numbered.length > 0 });
  return sendShopPage(request, reply, visit, { title: event.name, main, status });
}
