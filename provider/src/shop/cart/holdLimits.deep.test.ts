import { parseConfiguration } from '../../platform/configuration/configuration.ts';
import { takeHall } from '../../testing/takeHall.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { addTicketedEvent } from '../../testing/ticketedEvent.ts';
import { networkShare } from './holdLimits.ts';

const limits = parseConfiguration({});

let provider: TestProvider;
beforeAll(async () => {
  const { holdsPerVisitor, holdsPerNetworkPercent, cartRateLimit } = limits;
  provider = await startTestProvider({ holdsPerVisitor, holdsPerNetworkPercent, cartRateLimit: cartRateLimit * 1_000 });
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

// The throttle on requests is out of the way: what holds is the limit itself.
it.each(
  [2, 8, 10, 11, 30, 78, 250, 600].flatMap((places) =>
    [1, 32].flatMap((atOnce) => [false, true].map((pays) => [places, atOnce, pays] as const)),
  ),
)(
  'a hall of %i places is not emptied by one address, %i carts at once, paying: %s',
  async (places, atOnce, isPaying) => {
    const event = await addTicketedEvent(provider, [{ places: Math.ceil(places / 2) }, { places: Math.floor(places / 2) }]);
    const attack = await takeHall(provider, event, { address: () => `203.0.113.${atOnce}`, atOnce, isPaying });
    expect(attack.tickets).toBeLessThanOrEqual(networkShare({ ...limits, places }));
    expect(attack.tickets).toBeLessThan(places);
    process.stdout.write(`  ${places} places: ${attack.tickets} taken\n`);
  },
  60_000,
);

it('a thousand addresses of one /64 are one network', async () => {
  const event = await addTicketedEvent(provider, [{ places: 300 }]);
  const { tickets } = await takeHall(provider, event, { address: (cart) => `2001:db8:1:1:${cart}::1`, atOnce: 32 });
  expect(tickets).toBeLessThanOrEqual(networkShare({ ...limits, places: 300 }));
}, 60_000);
