import { asc, gte } from 'drizzle-orm';
import { systemClock } from '../../platform/clock/clock.ts';
import { parseConfiguration } from '../../platform/configuration/configuration.ts';
import { connect } from '../../platform/database/connect.ts';
import { events } from '../../platform/database/schema/index.ts';
import { startProvider } from '../../server.ts';
import type { SeededData } from '../../testing/seededDatabase.ts';
import { measureScale } from './measureScale.ts';

// Measures one provider, as it runs in production, on the database that the first argument names;
// prints the figures as JSON.
const data = JSON.parse(process.argv[2] ?? '{}') as SeededData;
const database = await connect(data);
const isToCome = gte(events.day, systemClock(null).today());
const [next] = await database.db.select({ id: events.id }).from(events).where(isToCome).orderBy(asc(events.day)).limit(1);
await database.close();
const unlimited = { rateLimit: 1_000_000, cartRateLimit: 1_000_000, holdsPerVisitor: 10_000, holdsPerNetworkPercent: 100 };
const provider = await startProvider({
  ...parseConfiguration({ NODE_ENV: 'production' }),
  ...unlimited,
  ...data,
  port: 0,
  logLevel: 'silent',
  checkAnswers: false,
  warmPosters: false,
});
try {
  process.stdout.write(JSON.stringify(await measureScale(provider, next?.id ?? 1)));
} finally {
  await provider.close();
}
