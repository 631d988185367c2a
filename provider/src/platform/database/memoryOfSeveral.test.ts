import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { parseConfiguration } from '../configuration/configuration.ts';
import { type RunningProvider, startProvider } from '../../server.ts';
import { makeSeededData, type SeededData, TEST_DATABASE_URL } from '../../testing/seededDatabase.ts';
import { TEST_DAY, TEST_NOON } from '../../testing/seededFolder.ts';
import { createTestClock, newVisitor, START_TIMEOUT_MS, type Visitor } from '../../testing/testProvider.ts';
import { addTicketedEvent, type TicketedEvent } from '../../testing/ticketedEvent.ts';
import { inventory, productions } from './schema/index.ts';

// The embedded database belongs to one process. MEMORY_RUNS=50 plays longer.
const onPostgres = TEST_DATABASE_URL === null ? describe.skip : describe;
const KEY = '0123456789abcdef'.repeat(2);

type Change = { kind: 'hold' | 'release' | 'pay' | 'rename' | 'shrink' | 'later'; at: number; event: number; visitor: number };
const change = fc.record<Change>({
  kind: fc.constantFrom('hold', 'hold', 'hold', 'release', 'pay', 'rename', 'shrink', 'later'),
  at: fc.nat(1),
  event: fc.nat(2),
  visitor: fc.nat(3),
});

onPostgres('What two processes keep in memory', () => {
  let data: SeededData;
  const clock = createTestClock(TEST_NOON);
  let providers: RunningProvider[];
  const start = () => {
    const more = { seedDate: TEST_DAY, logLevel: 'silent', warmPosters: false, rateLimit: 1e6, cartRateLimit: 1e6 };
    return startProvider({ ...parseConfiguration({}), ...data, ...more, port: 0, holdsPerNetworkPercent: 100 }, clock);
  };
  let titles = 0;
  beforeAll(async () => {
    data = await makeSeededData();
    providers = [await start(), await start()];
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all(providers.map((provider) => provider.close()));
    await data.remove();
  });

  const show = async ({ url }: RunningProvider, events: readonly TicketedEvent[]) => {
    const paths = [...events.map(({ id }) => `/de/api/events/${id}/`), '/de/api/events/?page_size=100', '/en/api/productions/'];
    const answers = await Promise.all(paths.map(async (path) => (await fetch(url + path)).text()));
    return answers.map((answer) => answer.replaceAll(/:\d+\//g, '/'));
  };

  async function make({ kind, at, event, visitor }: Change, events: readonly TicketedEvent[], visitors: readonly Visitor[]) {
    const { db, changes } = providers[at]!.context;
    const { idJet, stocks } = events[event]!;
    const buyer = visitors[visitor * 2 + at]!;
    if (kind === 'later') clock.forward(4);
    else if (kind === 'release') await buyer.send('DELETE', '/api/shop-cart/');
    else if (kind === 'pay') {
      const { tickets_quantity: quantity } = (await (await buyer.get('/api/shop-cart/')).json()) as { tickets_quantity: number };
      await buyer.submit('/webshop/cart/pay', { key: KEY, quantity, total: quantity * stocks[0]!.cents[0] });
    } else if (kind === 'hold') {
      const body = { event_jet_id: idJet, seat_group: 1, quantities: [1 + visitor], sale_type_ids: [1] };
      await buyer.send('POST', '/api/shop-cart/', body);
    } else if (kind === 'rename') {
      const title = `Titel ${(titles += 1)}`;
      await db
        .update(productions)
        .set({ headline: { de: title, en: title } })
        .where(eq(productions.id, 1));
      changes.changed('content');
    } else {
      await db
        .update(inventory)
        .set({ capacity: 4 + visitor })
        .where(eq(inventory.id, stocks[0]!.id));
      changes.changed('content');
    }
  }

  it(
    'is what the database says after any sequence of changes, wherever each was made',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 8, maxLength: 20 }), async (sequence) => {
          const [one] = providers as [RunningProvider];
          const events: TicketedEvent[] = [];
          for (let count = 0; count < 3; count += 1)
            events.push(await addTicketedEvent({ context: one.context, clock }, [{ places: 4 }]));
          const visitors: Visitor[] = [];
          for (let count = 0; count < 8; count += 1) visitors.push(await newVisitor(providers[count % 2]!.url));
          // The last change is one that shows, made by either.
          const last: Change = { kind: 'rename', at: sequence.length % 2, event: 0, visitor: 0 };
          for (const each of [...sequence, last]) {
            await make(each, events, visitors);
            // Read in between, so that there is something in memory that can be old.
            await show(providers[1 - each.at]!, events);
          }
          const fresh = await start();
          const truth = await show(fresh, events);
          await fresh.close();
          for (const provider of atLeastOne(providers)) {
            let found = await show(provider, events);
            // The other process hears of the last change a moment later.
            for (let tries = 0; tries < 40 && found.join() !== truth.join(); tries += 1) {
              await pause(50);
              found = await show(provider, events);
            }
            expect(found).toEqual(truth);
          }
        }),
        { numRuns: Number(process.env.MEMORY_RUNS ?? 2), endOnFailure: true },
      );
    },
    START_TIMEOUT_MS,
  );
});
