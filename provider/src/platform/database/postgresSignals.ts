import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client, type ClientConfig } from 'pg';
import type { Db } from './Database.ts';
import type { SignalHandlers, Signals } from './signals.ts';

const CHANNEL = 'spielplan';
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 5_000;
/** A connection that is cut without a word is found out by asking. */
const HEARTBEAT_MS = 10_000;
const ANSWER_MS = 5_000;

/**
 * Messages between processes by LISTEN and NOTIFY, on one connection of their own that is opened again whenever it is lost.
 * A message reaches the others within milliseconds, and not the one that sent it. Longest message: 7,900 bytes.
 */
export function openPostgresSignals(config: ClientConfig, { onMessage, onConnected }: SignalHandlers): Signals {
  const own = randomUUID().slice(0, 8);
  let client: Client | null = null;
  let isClosed = false;
  let pauseMs = FIRST_DELAY_MS;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new Client({ ...config, query_timeout: ANSWER_MS });
    const lose = () => {
      if (client === next) client = null;
      next.removeAllListeners('end');
      void next.end().catch(() => undefined);
      if (isClosed) return;
      clearTimeout(timer);
      timer = setTimeout(() => void connect(), pauseMs).unref();
      pauseMs = Math.min(pauseMs * 2, MAX_DELAY_MS);
    };
    next.on('error', lose);
    next.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith(own)) onMessage(payload.slice(own.length));
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch {
      next.off('error', lose).on('error', () => undefined);
      return lose();
    }
    next.once('end', lose);
    if (isClosed) return lose();
    client = next;
    pauseMs = FIRST_DELAY_MS;
    onConnected();
    beat(next, lose);
  };

  const beat = (listening: Client, lose: () => void) => {
    timer = setTimeout(() => {
      if (client !== listening) return;
      listening.query('select 1').then(
        () => client === listening && beat(listening, lose),
        () => client === listening && lose(),
      );
    }, HEARTBEAT_MS).unref();
  };

  void connect();
  return {
    async send(message) {
      if (!client) throw new Error('There is no connection for signals.');
      await client.query('select pg_notify($1, $2)', [CHANNEL, own + message]);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Sends one message to every process on this database, from a process that does not listen itself. */
export async function notifyAllProcesses(db: Pick<Db, 'execute'>, message: string): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${randomUUID().slice(0, 8) + message})`);
}
