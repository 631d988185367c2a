import type { AddressInfo } from 'node:net';
import { serveMetrics } from '@spielplan/shared-contracts/http';
import { countInDatabase, countInMemory } from './platform/changes/changeCounters.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import { openStoredFormats } from './platform/settings/houseFormats.ts';
import { type CallRules, createContext, type ProviderContext } from './platform/context.ts';
import type { Database } from './platform/database/connect.ts';
import { connectWithRoom } from './platform/database/connectWithRoom.ts';
import { warnIfOutgrown } from './platform/database/embeddedLimit.ts';
import { isDatabaseAway } from './platform/database/lostConnection.ts';
import { migrate } from './platform/database/migrate.ts';
import { createApp } from './platform/http/createApp.ts';
import { watchRequests } from './platform/http/watchRequests.ts';
import { takeOverLinks } from './documents/links/takeOverLinks.ts';
import { createProviderMetrics } from './platform/metrics/createProviderMetrics.ts';
import { followReleases } from './platform/releases/followReleases.ts';
import { registerSubjects } from './registerSubjects.ts';
import { startJobs } from './startJobs.ts';
import { findEditor, refuseKnownPassword, requireAccess, WATCHED_EVENTS } from './accounts/index.ts';
import { protectFromForgery } from './platform/security/csrf.ts';
import { limitRequests } from './platform/security/rateLimit.ts';
import { createSigning } from './platform/security/signing/signing.ts';
import { makeFirstKey, openSigningKeys } from './platform/security/signing/signingKeys.ts';
import { seedIfEmpty } from './seed/index.ts';
import { shareChanges } from './platform/changes/shareChanges.ts';
import { readProgramme } from './programme/index.ts';
import { resolveLinks } from './documents/links/resolveLinks.ts';
import { resolveMedia } from './media/resolveMedia.ts';
import { countPictures, mediaOf } from './media/media.ts';

const CALL_RULES: CallRules = {
  requireAccess,
  findEditor,
  async presentAnswer(context, answer, { lang, isShown, isEditors }) {
    const linked = await resolveLinks(context, answer, lang, isEditors);
    return isShown ? resolveMedia(context.db, linked, lang) : linked;
  },
};

export interface RunningProvider {
  /** Where it listens, without a slash at the end. */
  url: string;
  context: ProviderContext;
  /** Looks at the feed of releases now; never rejects. */
  followReleases(): Promise<void>;
  /**
   * Answers every request that has arrived or arrives within `noticeMs`, then closes the
   * server and the database. What has not been answered after 30 seconds is cut off.
   */
  stop(noticeMs?: number): Promise<void>;
  /** Settles when its database has given up, so that this process has to end and start again. */
  failed: Promise<Error>;
  /** Writes a failure that nobody caught into the log. */
  reportFailure(error: unknown): void;
  /**
   * Closes the server and the database; what is under
   * way is finished, what arrives meanwhile is refused.
   */
  close(): Promise<void>;
}

/**
 * How long a stop takes at most; systems that run services
 * have to wait a little longer before they end it by force.
 */
const STOP_LIMIT_MS = 30_000;

/**
 * Opens the database, migrates it, seeds it when it is empty, and serves the contract. Of several
 * processes that start on one database one migrates and seeds while the others wait. `clock` is what
 * reservations, sessions and "today" go by; tests bring their own, and open a database of their own.
 */
export async function startProvider(
  configuration: Configuration,
  clock?: Clock,
  openDatabase?: () => Promise<Database>,
): Promise<RunningProvider> {
  const app = await createApp(configuration);
  const tellSilence = (isSilent: boolean) => (isSilent ? app.log.error('database.silent') : app.log.info('database.back'));
  const open =
    openDatabase ??
    (() =>
      connectWithRoom({ ...configuration, poolSize: configuration.databasePool, onSilence: tellSilence }, (line) =>
        app.log.fatal({ message: line }, 'database.waiting'),
      ));
  const usedClock = clock ?? systemClock(configuration.freezeToday ? configuration.seedDate : null);
  const database = await open();
  app.addHook('onClose', () => database.close());
  const adoptStoredFormats = openStoredFormats(database.db, app.log);
  try {
    await database.alone(async () => {
      const migrated = await migrate(database);
      if (migrated.length > 0) app.log.info({ migrated }, 'database.migrated');
      await adoptStoredFormats();
      const seedDate = configuration.seedDate ?? usedClock.today();
      const seeded = await seedIfEmpty(database.db, { seedDate, editor: configuration.editor });
      if (seeded) app.log.info({ seeded }, 'database.seeded');
      const links = await takeOverLinks(database.db, configuration.publicOrigin);
      if (links > 0) app.log.info({ links }, 'links.adopted');
      await makeFirstKey(database.db);
    });
    await refuseKnownPassword(database.db, configuration);
    const counters = database.openSignals ? countInDatabase(database.db) : countInMemory();
    const shared = shareChanges(usedClock.now, database.openSignals, counters, () =>
      adoptStoredFormats().catch((error: unknown) => {
        // Where the database is away this comes again with its return.
        if (!isDatabaseAway(error)) app.log.error({ err: error }, 'setting.unread');
        return false;
      }),
    );
    app.addHook('onClose', () => shared.close());
    const requests = watchRequests(app);
    const keys = await openSigningKeys(database.db, configuration, app.log);
    app.addHook('onClose', async () => keys.close());
    const following = await followReleases(app, configuration, database.db, shared.changes);
    const context = createContext(
      configuration,
      database.db,
      usedClock,
      shared.changes,
      createSigning(keys.current),
      counters,
      following.released,
      CALL_RULES,
    );
    await limitRequests(app, configuration);
    protectFromForgery(app, context);
    const metrics = configuration.metricsPort === null ? null : createProviderMetrics(app);
    await registerSubjects(app, context, startJobs(app, context));
    // The first visitor of a large house does not wait for it.
    const { entries } = await readProgramme(context);
    warnIfOutgrown(app.log, database.engine, entries.length);
    if (metrics) {
      metrics.observe(context, { watchedEvents: WATCHED_EVENTS, countPictures: () => countPictures(mediaOf(context)) });
      const served = await serveMetrics(metrics.registry, {
        port: configuration.metricsPort ?? 0,
        host: configuration.metricsHost,
      });
      app.addHook('onClose', async () => void served.close());
    }
    await app.listen({ port: configuration.port, host: configuration.host });
    const { port } = app.server.address() as AddressInfo;
    return {
      followReleases: following.follow,
      url: `http://${configuration.host}:${port}`,
      context,
      failed: database.failed,
      reportFailure: (error) => app.log.fatal({ err: error }, 'process.failed'),
      async stop(noticeMs = configuration.stopNoticeMs) {
        await requests.drain({ noticeMs, limitMs: STOP_LIMIT_MS });
        await app.close();
      },
      close: () => app.close(),
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}
