import type { FastifyInstance } from 'fastify';
import { keepAuditSwept } from './accounts/index.ts';
import { keepRecordsSwept } from './dashboard/index.ts';
import { keepSchedule } from './documents/publishing/schedule.ts';
import { keepVersionsCleaned } from './documents/versions/cleanVersions.ts';
import { scheduleRemovals } from './media/uploads/removeExpired.ts';
import type { ProviderContext } from './platform/context.ts';
import { keepPostersWarm } from './programme/index.ts';
import { type IndexKeeper, keepIndex } from './search/index.ts';
import { keepCartsSwept } from './shop/index.ts';

export interface Jobs {
  /** Searches wait for it where the index is old. */
  searchIndex: IndexKeeper;
}

/** Starts what a provider does by itself and at intervals, until the server closes. */
export function startJobs(app: FastifyInstance, context: ProviderContext): Jobs {
  keepSchedule(app, context);
  keepVersionsCleaned(app, context);
  keepAuditSwept(app, context);
  keepCartsSwept(app, context);
  keepRecordsSwept(app, context);
  scheduleRemovals(app, context);
  keepPostersWarm(app, context);
  const searchIndex = keepIndex(context, app.log);
  app.addHook('onClose', () => searchIndex.close());
  return { searchIndex };
}
