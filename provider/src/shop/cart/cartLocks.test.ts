import { sql } from 'drizzle-orm';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { withTicketTransaction } from './cartLocks.ts';

let provider: TestProvider;
beforeAll(async () => void (provider = await startTestProvider()), START_TIMEOUT_MS);
afterAll(() => provider.close());

it('a turn that fails tells why, and not what its other statements say of it', async () => {
  const isFull = sql`do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`;
  await expect(withTicketTransaction(provider.context, async (tx) => tx.execute(isFull))).rejects.toMatchObject({
    cause: { code: '53100' },
  });
  expect(provider.context.ticketQueue.state()).toEqual({ working: 0, waiting: 0 });
});
