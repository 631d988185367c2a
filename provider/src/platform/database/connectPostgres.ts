import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig, defaults, Pool, type PoolClient, type QueryConfig, types } from 'pg';
import type { ConnectOptions, Database, Db } from './Database.ts';
import { isDatabaseAway } from './lostConnection.ts';
import { openPostgresSignals } from './postgresSignals.ts';
import { fellSilent, watchSilence } from './watchSilence.ts';

const CONNECT_MS = 5_000;
/** What one connection says another one hears within milliseconds. */
const HEARD_MS = 5_000;
/** In a rush for one event each buyer has a connection while waiting for its row; the others queue up for one that comes free. */
const QUEUE_MS = 15_000;
/** A statement ends here; the driver gives up on a server that says nothing at all a little later. */
const STATEMENT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 12_000;
/** Programs of one machine start in any order. */
const SERVER_WAIT_MS = 30_000;
/** Any number that nobody else on this server uses: "Spielplan" on a telephone. */
const LOCK = 774_357_526;

/** As the embedded engine does: counts and sums are numbers. Ids and quantities here never leave the safe integers. */
types.setTypeParser(types.builtins.INT8, Number);

// Kept for later connections: once started, the process takes its secrets out of the environment.
if (process.env.PGPASSWORD) defaults.password = process.env.PGPASSWORD;

/**
 * Connects to a PostgreSQL server, version 15 or later, and waits half a minute for one that is just starting. A lost
 * connection fails the queries that were on it (`isDatabaseAway`) and nothing else: the next query gets a new one.
 */
export async function connectPostgres(
  databaseUrl: string,
  {
    databaseDirectUrl = null,
    poolSize = 10,
    isUnhurried = false,
    serverWaitMs = SERVER_WAIT_MS,
    silence,
    onSilence,
  }: Omit<ConnectOptions, 'dataDir' | 'databaseUrl'> = {},
): Promise<Database> {
  const base: ClientConfig = {
    connectionString: databaseUrl,
    application_name: 'spielplan-provider',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    options: '-c timezone=UTC',
  };
  const direct: ClientConfig = { ...base, connectionString: databaseDirectUrl ?? databaseUrl };
  const limits: ClientConfig = isUnhurried
    ? {}
    : {
        statement_timeout: STATEMENT_MS,
        query_timeout: SILENCE_TIMEOUT_MS,
        idle_in_transaction_session_timeout: SILENCE_TIMEOUT_MS,
      };
  // What a transaction asks at once (Promise.all) goes out at once: behind the lock of a hall each turn
  // counts for all who wait.
  const pool = new Pool({
    ...base,
    ...limits,
    pipeline: true,
    max: poolSize,
    connectionTimeoutMillis: QUEUE_MS,
    Client: ImpatientClient,
  });
  // The pool replaces a resting connection that breaks; without a listener it would end the process.
  pool.on('error', () => undefined);

  // A command may take as long as it needs, and waits for itself alone.
  const breaker = isUnhurried ? null : watchSilence({ ...base, query_timeout: CONNECT_MS }, { ...silence, onSilence });

  const onConnection = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    if (breaker?.isOpen()) throw fellSilent();
    const silent = Promise.withResolvers<never>();
    // Nobody may be listening yet, or any more.
    silent.promise.catch(() => undefined);
    const leave = breaker?.enter(() => silent.reject(fellSilent()));
    try {
      const done = await borrowConnection(pool, silent.promise, work);
      leave?.(true);
      return done;
    } catch (error) {
      leave?.(!isDatabaseAway(error));
      throw error;
    }
  };

  const withOwnClient = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client(direct);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  try {
    await waitForServer(serverWaitMs, () => onConnection((client) => client.query('select 1')));
  } catch (error) {
    await pool.end();
    throw new Error(`The database ${nameOf(databaseUrl)} cannot be used: ${reasonOf(error)}`, { cause: error });
  }

  return {
    engine: 'postgres',
    db: createDb(onConnection),
    runScript: (sql) => withOwnClient(async (client) => void (await client.query(sql))),
    alone: (work) =>
      withOwnClient(async (client) => {
        await requireUtc(onConnection);
        await requireSession(client, (channel) => onConnection((other) => other.query(`notify ${channel}`)));
        await client.query('select pg_advisory_lock($1)', [LOCK]);
        return work();
      }),
    // A server that gives up starts again by itself, and the pool connects again.
    failed: new Promise(() => undefined),
    openSignals: (handlers) => openPostgresSignals(direct, handlers),
    close: () => pool.end(),
  };
}

/** The pool has one limit for a server that does not answer and for a connection that does not come free. */
class ImpatientClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
    // While the pool hands it over nobody else listens: what breaks just then would end the process.
    this.on('error', () => undefined);
  }
}

/** Works with a connection of the pool until `givenUp` rejects; one that broke, or that nobody waits for any more, is closed. */
async function borrowConnection<T>(pool: Pool, givenUp: Promise<never>, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const connecting = pool.connect();
  const client = await Promise.race([connecting, givenUp]).catch((error: unknown) => {
    // It may still come, and belongs to the next one then.
    connecting.then(
      (late) => late.release(),
      () => undefined,
    );
    throw error;
  });
  let lost: Error | undefined;
  const remember = (error: Error) => void (lost = error);
  client.on('error', remember);
  try {
    return await Promise.race([work(client), givenUp]);
  } catch (error) {
    if (isDatabaseAway(error)) lost ??= error as Error;
    throw error;
  } finally {
    client.off('error', remember);
    client.release(lost);
    // The pool lets what is under way end first, which it may never do.
    if (lost) client.connection.stream.destroy();
  }
}

/**
 * drizzle would take connections from the pool itself, but it loses one for good when a transaction cannot begin, and leaves
 * one that breaks inside a transaction without a listener, which ends the process.
 */
function createDb(onConnection: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>): Db {
  const executor = {
    query: (query: QueryConfig, values: unknown[]) => onConnection((client) => client.query(query, values)),
  };
  const db = drizzle({ client: executor as unknown as PoolClient }) as unknown as Db;
  db.transaction = (work, config) => onConnection((client) => (drizzle({ client }) as unknown as Db).transaction(work, config));
  return db;
}

/**
 * A pooler that hands each transaction another session would lose signals without a word, and leave a lock behind that
 * every later start waits for. Throws where `client` does not hear what another connection says.
 */
async function requireSession(client: Client, notify: (channel: string) => Promise<unknown>): Promise<void> {
  const channel = `session_${randomUUID().replaceAll('-', '')}`;
  const heard = new Promise<boolean>((resolve) => client.once('notification', () => resolve(true)));
  await client.query(`listen ${channel}`);
  await notify(channel);
  if (await Promise.race([heard, pause(HEARD_MS, false, { ref: false })]))
    return void (await client.query(`unlisten ${channel}`));
  throw new Error(
    'The pooler of DATABASE_URL keeps no sessions: name the way past it by DATABASE_DIRECT_URL (docs/scaling.md, Pooling).',
  );
}

/** Days and hours are counted in UTC; a pooler may drop what a connection asks for, its time zone among it. */
async function requireUtc(onConnection: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>): Promise<void> {
  const { rows } = await onConnection((client) => client.query<{ TimeZone: string }>('show timezone'));
  const zone = rows[0]?.TimeZone;
  if (zone !== 'UTC') throw new Error(`Sessions of DATABASE_URL tell the time of ${zone} (docs/scaling.md, Pooling).`);
}

async function waitForServer(waitMs: number, connect: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + waitMs;
  for (;;) {
    try {
      await connect();
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > end) throw error;
      await pause(300);
    }
  }
}

/** Host and name of a database, without who comes to it and with which word. */
function nameOf(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${pathname.slice(1) || 'postgres'} at ${host || searchParams.get('host') || 'localhost'}`;
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || 'unknown';
}
