import type { FastifyInstance } from 'fastify';
import {
  dashboardOverviewCall,
  dashboardSiteCall,
  dashboardVersionsCall,
  errorLogEntriesCall,
  keepProofRunCall,
  pageActivitiesCall,
  proofRunCall,
  searchKeywordsCall,
  searchMissesCall,
  ticketEventsCall,
} from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../platform/context.ts';
import { registerCall } from '../platform/http/registerCall.ts';
import { registerSearchAnswers } from './answerRoute.ts';
import { listActivities } from './activities.ts';
import { listKeywords } from './keywords.ts';
import { listMissingAddresses } from './missingAddresses.ts';
import { keepProofRun, readProofRun } from './proofRuns.ts';
import { readOverview } from './overview.ts';
import { parsePeriod } from './period.ts';
import { readSiteState, readVersions } from './siteState.ts';
import { listSearchMisses } from './searchMisses.ts';
import { listTicketEvents } from './ticketEvents.ts';

/** The figures behind the site, for accounts that may see the dashboard; read again each time. */
export async function registerDashboard(app: FastifyInstance, context: ProviderContext): Promise<void> {
  await registerSearchAnswers(app, context);
  registerCall(app, context, searchMissesCall, ({ query }) => listSearchMisses(context, query));
  registerCall(app, context, dashboardSiteCall, () => readSiteState(context));
  registerCall(app, context, dashboardVersionsCall, () => readVersions(context));
  registerCall(app, context, dashboardOverviewCall, async ({ query }) => readOverview(context, parsePeriod(context, query)));
  registerCall(app, context, pageActivitiesCall, ({ lang, query }) => listActivities(context, lang, query));
  registerCall(app, context, searchKeywordsCall, ({ query }) => listKeywords(context, query));
  registerCall(app, context, ticketEventsCall, ({ lang, query }) => listTicketEvents(context, lang, query));
  registerCall(app, context, proofRunCall, async () => ({ run: await readProofRun(context) }));
  registerCall(app, context, keepProofRunCall, ({ body, reply }) => {
    reply.code(201);
    return keepProofRun(context, body);
  });
  registerCall(app, context, errorLogEntriesCall, ({ query }) => listMissingAddresses(context, query));
}
