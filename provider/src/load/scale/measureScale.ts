import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { listTicketEvents } from '../../resources/dashboard/ticketEvents.ts';
import type { RunningProvider } from '../../server.ts';
import { newVisitor } from '../../testing/testProvider.ts';

const ROUNDS = 30;
const AT_ONCE = 50;

/** What one size of the house costs; times in ms, memory in MB. */
export interface ScaleFigures {
  'CPU of the next list after a sale': number;
  'CPU of the next list after a change of content': number;
  'cart add, 50 at once, p95': number;
  'list page 1, p50': number;
  'list page 1 with counts, p50': number;
  'first event after a start': number;
  'dashboard, tickets': number;
  'search "Konzert", p50': number;
  'search for an unknown word, p50': number;
  'heap in use': number;
}

/** Asks a provider that has just been started; `startedAt` names nothing that was asked before. */
export async function measureScale({ url, context }: RunningProvider, eventId: number): Promise<ScaleFigures> {
  const ask = async (path: string) => {
    // A connection that was idle while the process was busy may just be ending.
    let response = await fetch(url + path).catch(() => fetch(url + path));
    // While the index of a large house is built for the first time, its search asks for patience.
    for (let tries = 0; response.status === 503 && tries < 60; tries += 1) {
      await pause(2_000);
      response = await fetch(url + path);
    }
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
    median(await many(() => ask(`/api/search/?lang=de&query=${encodeURIComponent(term)}`), 5));
  return {
    'CPU of the next list after a sale': afterSale,
    'CPU of the next list after a change of content': afterContent,
    'cart add, 50 at once, p95': await addAtOnce(url, await bookable(url)),
    'list page 1, p50': median(await many(fresh(list), ROUNDS)),
    'list page 1 with counts, p50': median(await many(fresh(`${list}&counts=options`), ROUNDS)),
    'first event after a start': first,
    'dashboard, tickets': median(await many(() => listTicketEvents(context, 'de', {}), 5)),
    'search "Konzert", p50': await terms('Konzert'),
    'search for an unknown word, p50': await terms('Xyzzyq'),
    'heap in use': memory(),
  };
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

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_048_576;
}
