import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createByteBudget } from '../http/createByteBudget.ts';
import { startServer, type TestServer } from '../testing/startServer.ts';
import { readFormBody } from './readFormBody.ts';

const openShare = createByteBudget({ maxTotal: 3_000, maxPerNetwork: 2_000 });
let server: TestServer;
beforeAll(async () => {
  server = await startServer((request, response) => {
    const share = openShare(String(request.headers['x-network']));
    void readFormBody(request, 1_500, share).then(({ kind }) => {
      share.close();
      response.end(kind);
    });
  });
});
afterAll(() => server.close());

async function post(length: number, network: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-network': network };
  const answer = await new Promise<IncomingMessage>((resolve) => {
    httpRequest({ port: server.port, method: 'POST', headers }, resolve).end('x'.repeat(length));
  });
  return text(answer);
}

it('forms share a budget by what has arrived, and one network has a part of it', async () => {
  const [one, other] = [openShare('a'), openShare('b')];
  expect([one.grow(1_400), other.grow(900)]).toEqual([true, true]);
  expect(await post(500, 'a')).toBe('data');
  expect(await post(700, 'a')).toBe('busy');
  expect(await post(800, 'c')).toBe('busy');
  one.close();
  other.close();
  expect([one.grow(1), await post(700, 'a')]).toEqual([false, 'data']);
});

it('what is too large is not kept and takes nothing of it', async () => {
  expect(await post(1_600, 'd')).toBe('tooLarge');
  expect(await post(1_500, 'd')).toBe('data');
});
