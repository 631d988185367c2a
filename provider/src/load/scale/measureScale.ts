import { performance, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { SearchAnswer } from '@spielplan/shared-contracts/api';
import { eq, sql } from 'drizzle-orm';
import type { ProviderContext } from '../../platform/context.ts';
import { productions } from '../../platform/database/schema/index.ts';
import { listTicketEvents } from '../../dashboard/index.ts';
import type { RunningProvider } from '../../server.ts';
import { newVisitor } from '../../testing/testProvider.ts';
import { quantile } from './quantile.ts';

const ROUNDS = 30;
const AT_ONCE = 50;
const MEGABYTE = 1_048_576;

/** What one size of the house costs. */
export interface ScaleFigures {
  'CPU of the next list after a sale, ms': number;
  'CPU of the next list after a change of content, ms': number;
  'cart add, 50 at once, p95, ms': number;
  'list page 1 at the provider, p50, ms': number;
  'list page 1 at a client in the same process, ms': number;
  'list with counts at the provider, p50, ms': number;
  'list with counts at a client, ms': number;
  'first event after a start, ms': number;
  'dashboard, tickets, ms': number;
  'search "Konzert", p50, ms': number;
  'search for an unknown word, p50, ms': number;
  'search knows a saved change after, ms': number;
  'index made from nothing beside serving, ms': number;
  'longest search meanwhile, ms': number;
  'memory of the process, MB': number;
  'heap in use, MB': number;
}

/** Asks a provider that has just been started for `eventId` first, which nothing was asked of before. */
export async function measureScale({ url, context }: RunningProvider, eventId: number): Promise<ScaleFigures> {
  const ask = async (path: string) => {
    // A connection that was idle while the process was busy may just be ending.
    const response = await fetch(url + path).catch(() => fetch(url + path));
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.arrayBuffer();
  };
  const list = '/de/api/events/?page_size=20';
  const first = await timed(() => ask(`/de/api/events/${eventId}/`));
  const { changes } = context;
  // An answer that was stored would say nothing of what it takes to make one.
  const fresh = (path: string) => async () => (changes.changed('inventory'), void (await ask(path)));
  await many(fresh(list), ROUNDS);
  const afterSale = await cpuOf(async () => (changes.changed('sales'), void (await ask(list))));
  const afterContent = await cpuOf(async () => (changes.changed('content'), void (await ask(list))));
  const terms = async (term: string) =>
    median(await many(() => ask(`/api/search/?lang=de&query=${encodeURIComponent(term)}`), ROUNDS));
  const pages = await timedBothWays(() => many(fresh(list), ROUNDS));
  const counted = await timedBothWays(() => many(fresh(`${list}&counts=options`), ROUNDS));
  const figures = {
    'CPU of the next list after a sale, ms': afterSale,
    'CPU of the next list after a change of content, ms': afterContent,
    'cart add, 50 at once, p95, ms': await addAtOnce(url, await bookable(url)),
    'list page 1 at the provider, p50, ms': pages.atProvider,
    'list page 1 at a client in the same process, ms': pages.atClient,
    'list with counts at the provider, p50, ms': counted.atProvider,
    'list with counts at a client, ms': counted.atClient,
    'first event after a start, ms': first,
    'dashboard, tickets, ms': median(await many(() => listTicketEvents(context, 'de', {}), 5)),
    'search "Konzert", p50, ms': await terms('Konzert'),
    'search for an unknown word, p50, ms': await terms('Xyzzyq'),
    'search knows a saved change after, ms': await savedChange(url, context),
  };
  return { ...figures, ...memory(), ...(await indexFromNothing(url, context)) };
}

/** How long it takes until a new title is found, that of three changes which took longest. */
async function savedChange(url: string, { db, changes }: ProviderContext): Promise<number> {
  const times: number[] = [];
  for (const word of ['Zwitschermaschine', 'Quittenmarmelade', 'Zwieselholz']) {
    const start = performance.now();
    await db
      .update(productions)
      .set({ title: { de: word, en: word } })
      .where(eq(productions.id, 1));
    changes.changed('content');
    while ((await findOf(url, word)) === 0) await pause(20);
    times.push(performance.now() - start);
  }
  return Math.max(...times);
}

/** The index is made from nothing while visitors search: each of them is answered. */
async function indexFromNothing(url: string, { db, changes }: ProviderContext) {
  const whole = await findOf(url, 'Konzert');
  const start = performance.now();
  await db.execute(sql`truncate search_documents, search_dates, search_words, search_phrases, search_sources`);
  changes.changed('content');
  let longest = 0;
  for (let found = -1; found !== whole;) {
    const before = performance.now();
    found = await findOf(url, 'Konzert');
    longest = Math.max(longest, performance.now() - before);
    await pause(20);
  }
  return { 'index made from nothing beside serving, ms': performance.now() - start, 'longest search meanwhile, ms': longest };
}

async function findOf(url: string, term: string): Promise<number> {
  const response = await fetch(`${url}/api/search/?lang=de&query=${encodeURIComponent(term)}`);
  if (!response.ok) throw new Error(`the search for ${term} answered ${response.status}`);
  const { events, others, suggestion } = (await response.json()) as SearchAnswer;
  return suggestion === null ? events.count + others.count : 0;
}

/** The medians of some requests, from their arrival to their answer's end, and as who asks sees them. */
async function timedBothWays(work: () => Promise<number[]>): Promise<{ atProvider: number; atClient: number }> {
  const served: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'HttpRequest') served.push(duration);
  });
  observer.observe({ entryTypes: ['http'] });
  const asked = await work();
  while (served.length < asked.length) await pause(10);
  observer.disconnect();
  return { atProvider: median(served), atClient: median(asked) };
}

/** Requests for one ticket of each of the next events that sell some without time or group. */
async function bookable(url: string): Promise<object[]> {
  const found: object[] = [];
  for (let page = 1; found.length < AT_ONCE && page < 30; page += 1) {
    const answer = await fetch(`${url}/de/api/events/?page_size=20&page=${page}`);
    const { results } = (await answer.json()) as { results: { id: number; ticket_url: string | null }[] };
    for (const { id } of results.filter(({ ticket_url: ticketUrl }) => ticketUrl)) {
      const event = (await (await fetch(`${url}/de/api/events/${id}/`)).json()) as {
        id_jet: number;
        seat_groups: { seat_group: number; timeslots: unknown[] }[];
        prices: { sale_type_id: number }[];
      };
      const [group] = event.seat_groups;
      const [price] = event.prices;
      if (!group || group.timeslots.length > 0 || !price) continue;
      const request = { seat_group: group.seat_group, quantities: [1], sale_type_ids: [price.sale_type_id] };
      found.push({ event_jet_id: event.id_jet, ...request });
    }
  }
  return found;
}

async function addAtOnce(url: string, requests: readonly object[]): Promise<number> {
  const visitors = await Promise.all(requests.slice(0, AT_ONCE).map(() => newVisitor(url)));
  const times = await Promise.all(
    visitors.map((visitor, index) => timed(() => visitor.send('POST', '/api/shop-cart/', requests[index]))),
  );
  return quantile(times, 0.95);
}

async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / ROUNDS;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function many(work: () => Promise<unknown>, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(work));
  return times;
}

const median = (times: readonly number[]) => quantile(times, 0.5);

function memory() {
  const resident = process.memoryUsage().rss / MEGABYTE;
  globalThis.gc?.();
  return { 'memory of the process, MB': resident, 'heap in use, MB': process.memoryUsage().heapUsed / MEGABYTE };
}
