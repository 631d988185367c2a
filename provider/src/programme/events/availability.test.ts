import { createChanges } from '../../platform/changes/changes.ts';
import { newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { addTicketedEvent } from '../../testing/ticketedEvent.ts';
import { createAvailability } from './availability.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

it('A server that did not take a reservation itself knows when it ends', async () => {
  const event = await addTicketedEvent(provider, [{ places: 9 }]);
  const visitor = await newVisitor(provider.url);
  const request = { event_jet_id: event.idJet, seat_group: 1, quantities: [4], sale_type_ids: [1] };
  expect((await visitor.send('POST', '/api/shop-cart/', request)).status).toBe(200);

  // As another server on the same database would: with changes of its own, of which nobody tells it.
  const { clock, context } = provider;
  const readElsewhere = createAvailability(context.db, createChanges(clock.now), clock);
  const free = async () => (await readElsewhere([event.id]))(event.id).map((stock) => stock.free);
  expect(await free()).toEqual([5]);
  clock.forward(14);
  expect(await free()).toEqual([5]);
  clock.forward(1);
  expect(await free()).toEqual([9]);
});
