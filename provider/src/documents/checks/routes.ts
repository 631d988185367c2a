import type { FastifyInstance } from 'fastify';
import { documentChecksCall, siteChecksCall } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { requirePlace } from '../drafts/requirePlace.ts';
import { checkDocument } from './checkDocument.ts';
import { checkSite } from './checkSite.ts';

/** What is to be seen to in the working state, of one document and of the whole site (docs/checks.md). */
export function registerChecks(app: FastifyInstance, context: ProviderContext): void {
  registerCall(app, context, documentChecksCall, async ({ query }) => ({
    findings: await checkDocument(context, context.db, await requirePlace(context, query)),
  }));
  registerCall(app, context, siteChecksCall, ({ query }) => checkSite(context, query.after));
}
