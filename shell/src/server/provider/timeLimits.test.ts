import { fetchMessages } from '../../transport/fetchMessages.ts';
import { withTimeLimit } from '../pages/loading/withTimeLimit.ts';
import { startServer, type TestServer } from '../testing/startServer.ts';
import { createEntrySender } from './createEntrySender.ts';
import { fetchDocument } from './fetchDocument.ts';
import { createPrepare } from './prepareBlocks.ts';

const LIMIT_MS = 150;
const publicOrigin = 'https://kulturmeile.example';
let server: TestServer;
beforeAll(async () => void (server = await startServer(() => undefined)));
afterAll(() => server.close());

it.each<[string, (origin: string) => Promise<unknown>, object]>([
  ['a page of the shop', (origin) => fetchDocument(new URL(origin), LIMIT_MS), { code: 'SP-2001' }],
  [
    'a form on its way',
    (origin) =>
      createEntrySender({ providerUrl: origin, publicOrigin, timeoutMs: LIMIT_MS })({
        lang: 'de',
        address: '192.0.2.1',
        owner: '',
      }).send({ form: 1, page_url: '/de', fields: [] } as never),
    { code: 'SP-2002' },
  ],
  [
    'blocks that are not saved yet',
    (origin) =>
      createPrepare({ providerUrl: origin, providerTimeoutMs: LIMIT_MS, publicOrigin })({
        cookie: '',
        token: '',
        lang: 'de',
        blocks: [],
      }),
    { code: 'SP-2002' },
  ],
  ['texts', (origin) => fetchMessages(origin, LIMIT_MS), { name: 'TimeoutError' }],
  ['the loader of a remote', () => withTimeLimit(new Promise(() => undefined), LIMIT_MS, 'a loader'), { code: 'SP-3004' }],
])(
  '%s waits for no answer longer than it may',
  async (_, ask, failure) => {
    await expect(ask(server.origin)).rejects.toMatchObject(failure);
  },
  60_000,
);
