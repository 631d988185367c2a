import { jest } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { startServer, type TestServer } from '../testing/startServer.ts';
import { prepareResponse, sendPrepared, recompress, type PreparedResponse } from './PreparedResponse.ts';

const BODY = 'Programm '.repeat(200);
const page = prepareResponse({ contentType: 'text/html; charset=utf-8', body: BODY, headers: { 'cache-control': 'public' } });
let server: TestServer;
let answer: PreparedResponse = page;
beforeAll(async () => {
  server = await startServer((request, response) => sendPrepared(request, response, answer));
});
beforeEach(() => void (answer = page));
afterAll(() => server.close());

async function ask(headers: Record<string, string> = {}, method = 'GET'): Promise<{ response: IncomingMessage; body: Buffer }> {
  const response = await new Promise<IncomingMessage>((resolve) => get(server.origin, { headers, method }, resolve));
  return { response, body: await buffer(response) };
}

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['BR', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br; q=0.000', 'gzip'],
  ['gzip ;q=1', 'gzip'],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  ['x-br, abbr', undefined],
  ['', undefined],
])('sends a client that takes "%s" what it can read: %s', async (accepted, encoding) => {
  const { response, body } = await ask({ 'accept-encoding': accepted });
  expect(response.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(body.length) });
  expect(response.headers['content-encoding']).toBe(encoding);
  const read = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  expect(String(read)).toBe(BODY);
});

it('sends what has been compressed once more, with its length', async () => {
  answer = prepareResponse({
    contentType: 'text/html',
    body: JSON.stringify(readdirSync(import.meta.dirname)).repeat(40) + Object.keys(constants).join('; '),
  });
  const loose = await ask({ 'accept-encoding': 'br' });
  await recompress(answer, 5);
  const better = await ask({ 'accept-encoding': 'br' });
  expect(better.body.length).toBeLessThan(loose.body.length);
  // The one that takes longer was asked for last and counts, whichever comes last.
  await Promise.all([recompress(answer, 11), recompress(answer, 5), recompress(answer, 9)]);
  const tight = await ask({ 'accept-encoding': 'br' });
  expect(answer.quality).toBe(11);
  expect(tight.body.length).toBeLessThan(better.body.length);
  expect(tight.response.headers).toMatchObject({
    etag: loose.response.headers.etag,
    'content-length': String(tight.body.length),
  });
  expect(brotliDecompressSync(tight.body)).toEqual(answer.body);
});

it('leaves small answers as they are', async () => {
  answer = prepareResponse({ contentType: 'text/plain', body: 'kurz' });
  const { response, body } = await ask({ 'accept-encoding': 'br, gzip' });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(String(body)).toBe('kurz');
});

it.each([(etag: string) => etag, (etag: string) => etag.replace('W/', ''), (etag: string) => `"other", ${etag}`, () => '*'])(
  'sends nothing again that a client has already, in whatever encoding (%#)',
  async (known) => {
    const { response, body } = await ask({ 'if-none-match': known(page.etag!), 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(304);
    expect(body).toHaveLength(0);
    expect(response.headers).toMatchObject({ etag: page.etag, 'cache-control': 'public', vary: 'accept-encoding' });
  },
);

it('sends a page again that has changed', async () => {
  expect((await ask({ 'if-none-match': '"other"' })).response.statusCode).toBe(200);
  expect(prepareResponse({ contentType: 'text/html', body: 'a' }).etag).not.toBe(
    prepareResponse({ contentType: 'text/html', body: 'b' }).etag,
  );
});

it('answers HEAD with the same headers and no body', async () => {
  const [head, whole] = [await ask({ 'accept-encoding': 'br' }, 'HEAD'), await ask({ 'accept-encoding': 'br' })];
  expect(head.body).toHaveLength(0);
  for (const name of ['content-length', 'content-encoding', 'etag', 'content-type'])
    expect(head.response.headers[name]).toBe(whole.response.headers[name]);
});

it('never lets a failure be taken for what a client has', async () => {
  answer = prepareResponse({ status: 404, contentType: 'text/html', body: BODY });
  const { response } = await ask({ 'if-none-match': '*' });
  expect(response.statusCode).toBe(404);
  expect(response.headers.etag).toBeUndefined();
});

it.each([
  [12_345, '13'],
  [300, '1'],
  // Made by a clock that is ahead.
  [-5_000, undefined],
])('says of a page made %d ms ago how old it is, so that no CDN keeps it too long', async (past, age) => {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  answer = prepareResponse({ contentType: 'text/html', body: BODY, madeAt: now - past });
  expect((await ask()).response.headers.age).toBe(age);
  clock.mockRestore();
});
