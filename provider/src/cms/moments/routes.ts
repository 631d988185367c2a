import type { FastifyInstance } from 'fastify';
import { momentsCall } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { readMoments } from './readMoments.ts';

/** When a page changes by itself, for editors who look at it at another time. */
export function registerMoments(app: FastifyInstance, context: ProviderContext): void {
  registerCall(app, context, momentsCall, async ({ query, lang }) => ({ moments: await readMoments(context, query.path, lang) }));
}
