import type { FastifyInstance } from 'fastify';
import { errorLogCall } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { logMissing } from './errorLogService.ts';

/** Takes down the address of a page that was not found; the dashboard reads them. */
export function registerErrorLog(app: FastifyInstance, context: ProviderContext): void {
  registerCall(app, context, errorLogCall, ({ body, reply }) => {
    reply.code(201);
    return logMissing(context, body.url);
  });
}
