import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../context.ts';
import { bringsSession } from '../security/sessionToken.ts';

const MAX_AHEAD_MS = 2 * 366 * 86_400_000;

/**
 * The moment to come that an editor asks a public call for (`Accept-Datetime`, RFC 7089), told by
 * `Memento-Datetime`; null for everybody else, who are answered as now.
 */
export async function askedMoment(
  context: ProviderContext,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number | null> {
  const asked = request.headers['accept-datetime'];
  if (typeof asked !== 'string' || call.method !== 'GET' || call.access || call.isPersonal) return null;
  if (!bringsSession(request)) return null;
  reply.header('cache-control', 'private, no-store').header('vary', 'Cookie, Accept-Datetime');
  const moment = Date.parse(asked);
  const ahead = moment - context.clock.now();
  if (!(ahead > 0 && ahead <= MAX_AHEAD_MS)) return null;
  const editor = await context.callRules.findEditor(context, request);
  if (!editor?.canEdit) return null;
  reply.header('memento-datetime', new Date(moment).toUTCString());
  return moment;
}
