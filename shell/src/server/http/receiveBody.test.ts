import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { buffer, text } from 'node:stream/consumers';
import { startServer, type TestServer } from '../testing/startServer.ts';
import { createBodyReceiver } from './receiveBody.ts';

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let folder: string;
let target: TestServer;
let server: TestServer | undefined;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/spielplan-bodies-`);
  target = await startServer((request, response) => {
    void buffer(request).then((body) => response.end(`${request.headers['content-length']} ${hash(body)}`));
  });
});
afterEach(() => server?.close());
afterAll(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});

/**
 * Receives what is posted and passes it on; answers
 * what the far end says, or the name of the failure.
 */
async function relay(body: Buffer, options: Parameters<typeof createBodyReceiver>[0] = {}, chunked = false): Promise<string> {
  const receive = createBodyReceiver({ folder, ...options });
  server = await startServer((request, response) => {
    receive(request, 'network').then(
      async (received) => {
        expect(await readdir(folder)).toEqual([]);
        const headers = { 'content-length': String(received.length) };
        received.sendTo(
          httpRequest({ port: target.port, method: 'POST', headers }, (answer) => answer.pipe(response)).on(
            'close',
            received.discard,
          ),
        );
      },
      (error: { spielplan?: string }) => response.end(error.spielplan),
    );
  });
  const { port } = server;
  const headers: Record<string, string> = chunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(body.length) };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ port, method: 'POST', headers }, resolve).on('error', reject).end(body);
  });
  return text(answer);
}

it.each([
  [0, false],
  [1, false],
  [64 * 1024, true],
  [128 * 1024 + 1, false],
  [3_000_000, true],
])('passes %d bytes on as they came (in chunks: %s), and leaves no file', async (length, chunked) => {
  const body = randomBytes(length);
  expect(await relay(body, {}, chunked)).toBe(`${length} ${hash(body)}`);
});

it.each([false, true])('refuses what is too large (in chunks: %s)', async (chunked) => {
  expect(await relay(Buffer.alloc(300_000), { maxBytes: 200_000 }, chunked)).toBe('PAYLOAD_TOO_LARGE');
});

it('refuses what one network may not have under way at once', async () => {
  expect(await relay(Buffer.alloc(300_000), { maxNetworkBytes: 200_000 })).toBe('TOO_MANY_REQUESTS');
});

it('says that nothing can be kept without a folder to write to', async () => {
  expect(await relay(Buffer.alloc(300_000), { folder: `${folder}/gone` })).toBe('STORAGE_FAILED');
});
