import type { AddressInfo } from 'node:net';
import { type Clock, systemClock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import { createContext, type ProviderContext } from './context.ts';
import { connectEmbedded } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { createApp } from './http/createApp.ts';
import { watchNextExpiry } from './resources/cart/cartService.ts';
import { registerResources } from './resources/registerResources.ts';
import { protectFromForgery } from './security/csrf.ts';
import { limitRequests } from './security/rateLimit.ts';
import { seedIfEmpty } from './seed/seed.ts';

export interface RunningProvider {
  /** Where it listens, without a slash at the end. */
  url: string;
  context: ProviderContext;
  /** Finishes what is under way, then closes the server and the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, migrates it, seeds it when it is empty, and serves the contract. `clock` is what reservations,
 * sessions and "today" go by; tests bring their own.
 */
export async function startProvider(configuration: Configuration, clock?: Clock): Promise<RunningProvider> {
  const app = await createApp(configuration);
  const usedClock = clock ?? systemClock(configuration.freezeToday ? configuration.seedDate : null);
  const database = await connectEmbedded(configuration.dataDir, { relaxedDurability: configuration.relaxedDurability });
  app.addHook('onClose', () => database.close());
  try {
    const migrated = await migrate(database);
    if (migrated.length > 0) app.log.info({ migrated }, 'the database has a new structure');
    const { db } = database;
    const seeded = await seedIfEmpty(db, { seedDate: configuration.seedDate ?? usedClock.today(), editor: configuration.editor });
    if (seeded) app.log.info({ seeded }, 'the database has been seeded');

    const context = createContext(configuration, db, usedClock);
    await watchNextExpiry(context);
    await limitRequests(app, configuration.rateLimit);
    protectFromForgery(app);
    await registerResources(app, context);
    await app.listen({ port: configuration.port, host: configuration.host });
    const { port } = app.server.address() as AddressInfo;
    return { url: `http://${configuration.host}:${port}`, context, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}
