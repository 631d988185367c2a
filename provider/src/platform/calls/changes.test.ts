import { CHANGE_TOPICS, type ChangeCounters, changesCall, pageCall } from '@spielplan/shared-contracts/api';
import { until } from '@spielplan/shared-contracts/testing';
import { countInDatabase } from '../changes/changeCounters.ts';
import { newEditor, newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { addTicketedEvent } from '../../testing/ticketedEvent.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

/** Later than an answer that others may still share. */
async function read(): Promise<ChangeCounters> {
  await new Promise((resolve) => setTimeout(resolve, 350));
  const response = await fetch(provider.url + changesCall.path);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return changesCall.answer.parse(await response.json());
}

/**
 * The numbers once one has risen: the other processes
 * are told first, which takes a busy machine a while.
 */
async function readRisen(before: ChangeCounters): Promise<ChangeCounters> {
  let after = await read();
  await until(async () => othersThan(before, (after = await read())).length > 0);
  return after;
}

const othersThan = (before: ChangeCounters, after: ChangeCounters) =>
  CHANGE_TOPICS.filter((topic) => before[topic] !== after[topic]);

it('Every topic has a number, which stays while nothing changes', async () => {
  const before = await read();
  expect(Object.keys(before).toSorted()).toEqual([...CHANGE_TOPICS].toSorted());
  expect(othersThan(before, await read())).toEqual([]);
});

it("An editor's change of a page is one of pages alone", async () => {
  const editor = await newEditor(provider.url);
  const { id } = pageCall.answer.parse(await (await editor.get('/de/pageeditor-api/page/ueber-uns')).json());
  const before = await read();
  const block = { parent: null, content_type: 'page', object_id: id, slug: '', content: 'Neu' };
  expect((await editor.send('POST', '/de/pageeditor-api/headline/', block)).status).toBe(201);
  expect(othersThan(before, await readRisen(before))).toEqual(['pages']);
});

it('Held tickets are a change of the inventory, and one more when they come free by themselves', async () => {
  const event = await addTicketedEvent(provider, [{ places: 5 }]);
  const visitor = await newVisitor(provider.url);
  const empty = await read();
  const hold = { event_jet_id: event.idJet, quantities: [2], sale_type_ids: [1], seat_group: 1 };
  expect((await visitor.send('POST', '/api/shop-cart/', hold)).status).toBe(200);
  const held = await readRisen(empty);
  expect(othersThan(empty, held)).toEqual(['inventory']);
  await read();
  provider.clock.forward(16);
  // The first call after that moment notices it, and the
  // number rises once the other processes know as well.
  expect(othersThan(held, await readRisen(held))).toEqual(['inventory']);
});

it('Providers on one database tell the same numbers, which only rise', async () => {
  const one = countInDatabase(provider.context.db);
  const other = countInDatabase(provider.context.db);
  await one.raise(['events', 'menus']);
  const first = await other.read();
  await other.raise(['events']);
  const second = await one.read();
  expect(othersThan(first, second)).toEqual(['events']);
  expect(second.events).toBeGreaterThan(first.events ?? 0);
  expect(second.menus).toBeGreaterThan(Date.now() - 60_000);
});
