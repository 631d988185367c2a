import { eventCall, eventsCall } from '@spielplan/shared-contracts/api';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const list = async (query: string) =>
  eventsCall.answer.parse(await (await fetch(`${provider.url}/de/api/events/?${query}`)).json());

describe('An event', () => {
  const event = async (id: number) => eventCall.answer.parse(await (await fetch(`${provider.url}/de/api/events/${id}/`)).json());
  const firstOf = async (query: string) =>
    event((await list(query)).results.find(({ ticket_status }) => ticket_status === 'available')?.id ?? 0);

  it('with seats offers groups whose base price is called Vollpreis', async () => {
    const concert = await firstOf('type=konzert&page_size=100&room=3');
    expect(concert.seat_groups.map(({ text }) => text)).toEqual([
      'Parkett',
      'Rang',
      'Galerie',
      'Rollstuhlplätze',
      'Begleitplätze',
    ]);
    expect(concert.seat_groups[0]?.prices[0]).toMatchObject({ text: 'Vollpreis', price: '48.00', seat_group: 1 });
    expect(concert.seat_groups.every(({ timeslots }) => timeslots.length === 0)).toBe(true);
  });

  it('with timeslots offers the hours of the day', async () => {
    const exhibition = await firstOf('type=ausstellung&page_size=100');
    expect(exhibition.seat_groups[0]?.timeslots.map(({ time_start }) => time_start)).toContain('14:00:00');
    expect(new Set(exhibition.seat_groups[0]?.timeslots.map(({ block_id }) => block_id)).size).toBe(8);
  });

  it('without numbered seats has plain prices and no groups', async () => {
    const reading = await firstOf('type=lesung-gespraech&page_size=100');
    expect(reading.seat_groups).toEqual([]);
    expect(reading.prices.map(({ text, price }) => `${text} ${price}`)).toEqual(['Vollpreis 14.00', 'Ermäßigt 9.00']);
  });

  it('names further dates of its production, soonest first, itself not among them', async () => {
    const [first] = (await list('production=19')).results;
    const { other_dates, id } = await event(first?.id ?? 0);
    expect(other_dates.length).toBeGreaterThan(2);
    expect(other_dates.every((date) => date.production === 19 && date.id !== id)).toBe(true);
    expect(other_dates.map(({ date_start }) => date_start)).toEqual(other_dates.map(({ date_start }) => date_start).sort());
  });
});
