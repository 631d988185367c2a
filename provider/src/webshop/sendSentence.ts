import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderContext } from '../platform/context.ts';
import { sentencePage } from './plainPages.ts';
import { sendShopPage } from './shopPage.ts';
import { beginVisit } from './shopVisit.ts';

/** Sends a page that says one thing. */
export async function sendSentence(
  context: ProviderContext,
  request: FastifyRequest,
  reply: FastifyReply,
  topic: Parameters<typeof sentencePage>[1],
  status: number,
): Promise<FastifyReply> {
  const visit = await beginVisit(context, request, reply);
  const main = sentencePage(visit, topic);
  return sendShopPage(request, reply, visit, { title: visit.text(`webshop.${topic}.title`), main, status });
}
