import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { recordLog } from '../testing/recordLog.ts';
import { prepareResponse } from './PreparedResponse.ts';
import { refuseMalformed } from './refuseMalformed.ts';

const log = recordLog();
let server: Server;
let preparePage = async (url: string) => prepareResponse({ status: 400, contentType: 'text/html', body: `page of ${url}` });
beforeAll(async () => {
  server = createServer({ maxHeaderSize: 16_384 }, (_, response) => void response.end('fine'));
  refuseMalformed(server, log, (url) => preparePage(url));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

function send(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(Buffer.from(bytes, 'utf8'));
  return text(socket);
}

it.each([
  ['an address with a bare umlaut', 'GET /en/größe HTTP/1.1\r\nHost: x\r\n\r\n', 'page of /en/%'],
  ['one with a space', 'GET /de/a b HTTP/1.1\r\nHost: x\r\n\r\n', 'page of /de/%'],
  ['one with a control character', 'GET /en/\u0001 HTTP/1.1\r\nHost: x\r\n\r\n', 'page of /en/%'],
  ['what is no HTTP', 'HALLO\r\n\r\n', '400'],
])('answers %s with 400 in the language of the path, and says so once', async (_, bytes, body) => {
  const before = log.of('request.malformed').length;
  const answer = await send(bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer.split('\r\n\r\n')[1]).toBe(body);
  expect(log.of('request.malformed')).toHaveLength(before + 1);
});

it('says when headers are too long', async () => {
  expect(await send(`GET /de?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
});

it('says something even if no page can be made', async () => {
  preparePage = () => Promise.reject(new Error('no stage'));
  expect((await send('GET /de/ä HTTP/1.1\r\nHost: x\r\n\r\n')).split('\r\n\r\n')[1]).toBe('400');
});
