import { asc, gte } from 'drizzle-orm';
import { systemClock } from '../../clock.ts';
import { parseConfiguration } from '../../configuration.ts';
import { connect } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { events } from '../../database/schema/index.ts';
import { seedIfEmpty } from '../../seed/index.ts';
import { startProvider } from '../../server.ts';
import { startPostgres } from '../../testing/postgres/startPostgres.ts';
import { makeEmptyDatabase } from '../../testing/seededDatabase.ts';
import { growProgramme } from './growProgramme.ts';
import { measureScale, type ScaleFigures } from './measureScale.ts';

// `npm run bench:scale -w provider [-- 600 5000 40000]`: what houses of several sizes cost, on a
// PostgreSQL server of its own; prints the figures, and how they grow from the first size to the last.
const sizes = process.argv.slice(2).map(Number);
const server = await startPostgres();
const say = (line: string) => process.stdout.write(`${line}\n`);
const columns: ScaleFigures[] = [];
const heads: string[] = [];
try {
  for (const size of sizes.length > 0 ? sizes : [600, 5_000, 40_000]) {
    const { figures, head } = await measure(size);
    columns.push(figures);
    heads.push(head);
  }
} finally {
  await server.stop();
}
say(['', ...heads, 'growth'].map(cell).join(''));
for (const label of Object.keys(columns[0] ?? {}) as (keyof ScaleFigures)[]) {
  const values = columns.map((figures) => figures[label]);
  const growth = (values.at(-1) ?? 0) / (values[0] ?? 1);
  say([label, ...values.map((value) => value.toFixed(1)), `${growth.toFixed(1)} ×`].map(cell).join(''));
}

async function measure(size: number): Promise<{ figures: ScaleFigures; head: string }> {
  const data = await makeEmptyDatabase(server.url);
  const clock = systemClock(null);
  const database = await connect({ ...data, isUnhurried: true });
  await migrate(database);
  await seedIfEmpty(database.db, { seedDate: clock.today(), editor: parseConfiguration({}).editor });
  const grown = await growProgramme(database.db, size);
  const [next] = await database.db.select().from(events).where(gte(events.day, clock.today())).orderBy(asc(events.day)).limit(1);
  await database.close();
  const unlimited = { rateLimit: 1_000_000, cartRateLimit: 1_000_000, holdsPerVisitor: 10_000, holdsPerNetworkPercent: 100 };
  const provider = await startProvider({
    ...parseConfiguration({}),
    ...unlimited,
    ...data,
    port: 0,
    logLevel: 'silent',
    warmPosters: false,
  });
  try {
    const figures = await measureScale(provider, next?.id ?? 1);
    return { figures, head: `${grown.events} events, ${grown.stocks} stocks` };
  } finally {
    await provider.close();
    await data.remove();
  }
}

function cell(text: string, index: number): string {
  return index === 0 ? text.padEnd(48) : text.padStart(28);
}
