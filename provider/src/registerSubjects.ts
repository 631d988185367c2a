import type { FastifyInstance } from 'fastify';
import type { Jobs } from './startJobs.ts';
import type { ProviderContext } from './platform/context.ts';
import { registerAccounts, registerLogin, registerUsers } from './accounts/index.ts';
import {
  registerAddresses,
  registerContainers,
  registerHtmlParts,
  registerLegalTexts,
  registerMoments,
  registerPages,
  registerPageTree,
  registerSite,
  registerSiteSettings,
} from './cms/index.ts';
import { registerStories } from './magazine/index.ts';
import {
  registerCalendar,
  registerEvents,
  registerOptions,
  registerPersons,
  registerPosters,
  registerProductions,
  registerSeries,
  registerTeasers,
  registerVenues,
} from './programme/index.ts';
import { registerCart } from './shop/index.ts';
import { registerDashboard, registerErrorLog } from './dashboard/index.ts';
import { registerForms } from './forms/index.ts';
import { registerHealth } from './platform/calls/healthRoutes.ts';
import { registerMedia } from './media/routes.ts';
import { registerOpenApi } from './openapi/index.ts';
import { registerChecks } from './documents/checks/routes.ts';
import { registerChanges } from './platform/calls/changesRoutes.ts';
import { publishAhead } from './documents/publishing/publishAhead.ts';
import { registerDocuments } from './documents/routes.ts';
import { registerPresence } from './documents/presence/routes.ts';
import { registerPreviews } from './documents/previews/routes.ts';
import { registerEditedBlocks } from './documents/blocks/routes.ts';
import { registerBlocks } from './documents/blocks/kindRoutes.ts';
import { registerMediaLibrary } from './media/library/routes.ts';
import { registerPageVersions } from './documents/versions/pages/routes.ts';
import { registerSearch } from './search/index.ts';
import { registerUploads } from './media/uploads/routes.ts';
import { registerWebshop } from './webshop/index.ts';

/** Everything the provider serves. */
export async function registerSubjects(app: FastifyInstance, context: ProviderContext, { searchIndex }: Jobs): Promise<void> {
  registerHealth(app, context);
  registerOpenApi(app);
  registerSite(app, context);
  registerSiteSettings(app, context);
  registerChanges(app, context);
  registerAddresses(app, context);
  registerPages(app, context);
  registerContainers(app, context);
  registerBlocks(app, context);
  registerPageTree(app, context);
  registerPageVersions(app, context);
  registerDocuments(app, context);
  registerPresence(app, context);
  registerChecks(app, context);
  registerMoments(app, context);
  registerPreviews(app, context);
  registerEditedBlocks(app, context);
  registerOptions(app, context);
  registerEvents(app, context);
  registerCalendar(app, context);
  registerTeasers(app, context);
  registerStories(app, context);
  registerProductions(app, context);
  registerVenues(app, context);
  registerSeries(app, context);
  registerPersons(app, context);
  registerLegalTexts(app, context);
  registerHtmlParts(app, context);
  registerUsers(app, context);
  await registerAccounts(app, context);
  await registerLogin(app, context);
  registerMedia(app, context);
  registerPosters(app, context);
  await registerWebshop(app, context);
  registerCart(app, context);
  registerForms(app, context);
  await registerUploads(app, context);
  registerMediaLibrary(app, context);
  registerErrorLog(app, context);
  await registerDashboard(app, context);
  registerSearch(app, context, searchIndex, publishAhead);
}
