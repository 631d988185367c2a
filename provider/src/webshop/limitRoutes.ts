import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ProviderContext } from '../platform/context.ts';
import { visitorLanguage } from '../platform/http/visitorLanguage.ts';
import { type EditorRow, findEditor } from '../accounts/index.ts';
import { listEventLimits, setEventLimits, type SetLimits } from '../shop/index.ts';
import { lastDayIn, type ProgrammeEntry, readProgramme } from '../programme/index.ts';
import { limitPage, type LimitFault, type LimitForm } from './limitPage.ts';
import { sendSentence } from './sendSentence.ts';
import { sendShopPage } from './shopPage.ts';
import { ACCOUNT, ACCOUNT_LIMITS, shopPaths } from '../platform/http/pages/shopPaths.ts';
import { beginVisit } from './shopVisit.ts';

/** A number of the form; an empty field is none. */
const limit = (most: number) =>
  z.union([
    z.literal('').transform(() => null),
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(most)),
  ]);
const limitForm = z.object({ event: z.string(), per_visitor: limit(10_000), network_percent: limit(100) });

/**
 * Where the box office, any account that may see the dashboard, sets how much of one event a visitor
 * and a network may hold. It counts from the next hold on, in every process on the database. Nobody
 * else finds the page.
 */
export function registerLimitPage(app: FastifyInstance, context: ProviderContext): void {
  app.get(ACCOUNT_LIMITS, async (request, reply) => {
    if (!(await findBoxOffice(request))) return turnAway(request, reply);
    const { event, saved } = request.query as { event?: unknown; saved?: unknown };
    return show(request, reply, { written: await formOf(event), fault: null, isSaved: saved === '1', status: 200 });
  });

  app.post(ACCOUNT_LIMITS, { config: { csrf: 'form' } }, async (request, reply) => {
    const account = await findBoxOffice(request);
    if (!account) return turnAway(request, reply);
    const written = writtenIn(request);
    const parsed = limitForm.safeParse(written);
    const entry = await findEvent(written.event);
    const fault: LimitFault | null = !entry ? 'event' : parsed.success ? null : 'number';
    if (!entry || !parsed.success || fault) return show(request, reply, { written, fault, isSaved: false, status: 422 });
    const { per_visitor: perVisitor, network_percent: networkPercent } = parsed.data;
    await setEventLimits(context, request, account, { eventId: entry.event.id, perVisitor, networkPercent });
    return reply.redirect(shopPaths.limitsSaved(visitorLanguage(request)), 303);
  });

  async function findBoxOffice(request: FastifyRequest): Promise<EditorRow | null> {
    const account = await findEditor(context, request);
    return account?.hasDashboardOnlineAccess ? account : null;
  }

  async function turnAway(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (await findEditor(context, request)) return sendSentence(context, request, reply, 'missing', 404);
    const lang = visitorLanguage(request);
    return reply.redirect(`${ACCOUNT}?${new URLSearchParams({ lang, next: shopPaths.limits(lang) }).toString()}`, 303);
  }

  async function findEvent(number: string): Promise<ProgrammeEntry | undefined> {
    const { byTicketId } = await readProgramme(context);
    return /^\d{1,9}$/.test(number) ? byTicketId.get(Number(number)) : undefined;
  }

  /** The form as it is filled for an event that was chosen from the list. */
  async function formOf(event: unknown): Promise<LimitForm> {
    const known =
      typeof event === 'string' ? (await readRows()).find(({ entry }) => String(entry.event.idJet) === event) : undefined;
    const number = typeof event === 'string' ? event.slice(0, 9) : '';
    return { event: number, per_visitor: String(known?.perVisitor ?? ''), network_percent: String(known?.networkPercent ?? '') };
  }

  async function readRows(): Promise<(SetLimits & { entry: ProgrammeEntry })[]> {
    const { byId } = await readProgramme(context);
    const today = context.clock.today();
    const set = await listEventLimits(context);
    return set.flatMap(({ eventId, ...limits }) => {
      const entry = byId.get(eventId);
      return entry && lastDayIn(entry) >= today ? [{ ...limits, entry }] : [];
    });
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    state: { written: LimitForm; fault: LimitFault | null; isSaved: boolean; status: number },
  ): Promise<FastifyReply> {
    const visit = await beginVisit(context, request, reply);
    const main = limitPage(visit, { ...state, rows: await readRows(), house: context.configuration });
    return sendShopPage(request, reply, visit, {
      title: visit.text('webshop.limits.title'),
      main,
      current: 'account',
      status: state.status,
    });
  }
}

function writtenIn({ body }: FastifyRequest): LimitForm {
  const fields = (body ?? {}) as Record<string, unknown>;
  const read = (name: keyof LimitForm) => (typeof fields[name] === 'string' ? fields[name].trim().slice(0, 20) : '');
  return { event: read('event'), per_visitor: read('per_visitor'), network_percent: read('network_percent') };
}
