import { createRequestTimes } from '@spielplan/shared-contracts/http';
import { gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { ProviderContext } from '../context.ts';
import { isDatabaseFull } from '../database/lostConnection.ts';
import { orderLines, reservations } from '../database/schema/index.ts';
import { areSweepsRefused } from '../queue/sweepGuard.ts';

const PREFIX = 'spielplan_provider';
const held = sql<number>`coalesce(sum(${reservations.quantity}), 0)::int`;
const sold = sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int`;

/** What the subjects add to the platform's own metrics. */
export interface ObservedSubjects {
  /** Events of accounts that are told as 0 before the first one, because an increase from nothing is none to Prometheus. */
  watchedEvents: readonly string[];
  /** Pictures that are being made or checked, and those that wait for it. */
  countPictures: () => { working: number; waiting: number };
}

/**
 * The metrics of one provider. Requests are counted as they
 * end; tickets and queues are read when somebody asks for them.
 */
export function createProviderMetrics(app: FastifyInstance): {
  registry: Registry;
  observe(context: ProviderContext, subjects: ObservedSubjects): void;
} {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const times = createRequestTimes(registry, PREFIX);
  let underWay = 0;
  app.addHook('onRequest', async (_, reply) => {
    underWay += 1;
    reply.raw.once('close', () => (underWay -= 1));
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    times.record(`${method} ${routeOptions.url ?? 'unknown'}`, reply.statusCode, reply.elapsedTime / 1_000);
  });
  const full = new Counter({
    name: `${PREFIX}_database_full_total`,
    help: 'Requests that failed because the disk of the database is full.',
    registers,
  });
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDatabaseFull(error)) full.inc();
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `${PREFIX}_${name}`,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  return {
    registry,
    observe({ db, clock, ticketQueue, accountEvents }, { watchedEvents, countPictures }) {
      const isUp = new Gauge({ name: `${PREFIX}_database_up`, help: 'Whether the database answers.', registers });
      const read = async (sum: () => Promise<{ sum: number }[]>): Promise<number> => {
        try {
          const [row] = await sum();
          isUp.set(1);
          return row?.sum ?? 0;
        } catch {
          isUp.set(0);
          return Number.NaN;
        }
      };
      gauge('tickets_held', 'Tickets in carts whose time has not run out.', () =>
        read(() =>
          db
            .select({ sum: held })
            .from(reservations)
            .where(gt(reservations.expiresAt, new Date(clock.now()))),
        ),
      );
      gauge('tickets_sold', 'Tickets that were bought.', () => read(() => db.select({ sum: sold }).from(orderLines)));
      const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
      gauge('database_lock_waits', 'Sessions of the database that wait for a lock, of all providers.', () =>
        read(() => db.select({ sum: sql<number>`count(*)::int` }).from(sql`pg_stat_activity where ${isWaiting}`)),
      );
      const events = new Counter({
        name: `${PREFIX}_account_events_total`,
        help: 'What happened to accounts, such as failed logins.',
        labelNames: ['event'],
        registers: [],
        collect() {
          this.reset();
          for (const event of watchedEvents) this.inc({ event }, 0);
          for (const [event, times] of accountEvents) this.inc({ event }, times);
        },
      });
      registry.registerMetric(events);
      gauge('sweeps_refused', 'Whether what is too old stays, because the clock is far ahead of the last sweep.', () =>
        read(async () => [{ sum: Number(await areSweepsRefused(db, clock.now())) }]),
      );
      gauge('buyers_waiting', 'Requests for tickets that wait for a connection.', () => ticketQueue.state().waiting);
      gauge('requests_under_way', 'Requests that wait for their answer.', () => underWay);
      gauge('pictures_working', 'Pictures that are being made or checked.', () => countPictures().working);
      gauge('pictures_waiting', 'Pictures that wait for it.', () => countPictures().waiting);
    },
  };
}
