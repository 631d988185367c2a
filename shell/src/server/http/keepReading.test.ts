import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { openProxiedSite } from '../testing/openProxiedSite.ts';

/** Half of the requests fail without the wait. */
const TIMES = 20;
const BODY = Buffer.alloc(3 * 1024 * 1024);

let site: Awaited<ReturnType<typeof openProxiedSite>>;
afterEach(() => site.close());

/** Posts more than the provider reads. */
function post(path: string): Promise<[status: number | undefined, body: string]> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port: site.port, path, method: 'POST', headers: { 'content-length': BODY.length } });
    request.on('error', reject).on('response', (answer) => {
      void text(answer).then((body) => resolve([answer.statusCode, body]), reject);
    });
    request.end(BODY);
  });
}

it('a provider that answers and closes before it has read the body is heard each time', async () => {
  site = await openProxiedSite((request, response) => {
    // Refused by its length, as Fastify does: nothing is read, and the connection ends with the answer.
    response.writeHead(413, { connection: 'close', 'content-type': 'application/json' }).end('{"error":"PAYLOAD_TOO_LARGE"}');
    response.once('finish', () => request.socket.destroy());
  });
  const answers = [];
  for (let time = 0; time < TIMES; time += 1) answers.push(await post('/de/pageeditor-api/blocks/prepare/'));
  expect(answers.filter(([status, body]) => status !== 413 || body !== '{"error":"PAYLOAD_TOO_LARGE"}')).toEqual([]);
  expect(site.log.of('proxy.failed')).toEqual([]);
});

it('a provider that closes without an answer has failed', async () => {
  site = await openProxiedSite((request) => void request.socket.destroy());
  const [status, body] = await post('/de/pageeditor-api/blocks/prepare/');
  expect([status, JSON.parse(body)]).toEqual([503, expect.objectContaining({ error: 'PROVIDER_UNREACHABLE' })]);
});
