import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { parseConfiguration } from '../configuration/configuration.ts';
import { createApp } from './createApp.ts';
import { limitBodies } from './limitBodies.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createApp({ ...parseConfiguration({}), logLevel: 'silent' });
  // The 64 KB of a small route add a second, which makes a tenth of one here.
  limitBodies(app, { isTrusted: () => true, leastMs: -900 });
  app.server.headersTimeout = 200;
  app.post('/small', (request, reply) => reply.send({ got: request.body }));
  app.post('/large', { bodyLimit: 10 * 1024 * 1024 }, (request, reply) => reply.send({ got: request.body }));
  app.addContentTypeParser('application/x-halved', (_, payload, done) => {
    const sink = new Writable({ highWaterMark: 1, write: () => undefined });
    payload.pipe(sink);
    done(null, null);
  });
  app.post('/halved', (_, reply) => reply.code(400).send({ refused: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/**
 * Sends the parts with pauses between them and answers
 * everything that comes back until the line is closed.
 */
function dribble(parts: readonly string[], pauseMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let sent = 0;
    const timer = setInterval(() => {
      if (sent < parts.length && socket.writable) socket.write(parts[sent++] ?? '');
    }, pauseMs);
    socket.on('data', (part) => (text += part.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? null : reject(error),
    );
    socket.on('close', () => {
      clearInterval(timer);
      resolve(text);
    });
  });
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: provider\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`;

it('a body that trickles in is given up on, and the line closed', async () => {
  const answer = await dribble([`${head('/small', 40)}\r\n`, ...Array.from({ length: 38 }, () => ' ')], 40);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ error: 'REQUEST_TIMEOUT', code: 'SP-1009' });
});

it('a chunked body without end is given up on too', async () => {
  const chunked =
    'POST /small HTTP/1.1\r\nHost: provider\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await dribble([chunked, ...Array.from({ length: 20 }, () => '1\r\n \r\n')], 50)).toMatch(/^HTTP\/1\.1 408 /);
});

it('a head without end is given up on', async () => {
  const answer = await dribble([head('/small', 2), ...Array.from({ length: 60 }, () => 'X-More: 1\r\n')], 50);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('a call that takes large bodies has the time for them', async () => {
  const parts = [`${head('/large', 13)}Connection: close\r\n\r\n`, '{"slow"', ':', 't', 'r', 'u', 'e', '}'];
  const answer = await dribble(parts, 60);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('{"got":{"slow":true}}');
});

it('a head that is too large is refused with the reason', async () => {
  const answer = await dribble([`${head('/small', 2)}X-Large: ${'x'.repeat(20_000)}\r\n\r\n{}`], 10);
  expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(answer).toContain('SP-1010');
});

it('a body larger than announced limits is refused while it arrives', async () => {
  const answer = await dribble([`${head('/small', 5_000_000)}\r\n`, 'x'.repeat(1_000)], 10);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  const chunk = `${(20_000).toString(16)}\r\n${'x'.repeat(20_000)}\r\n`;
  const chunked =
    'POST /small HTTP/1.1\r\nHost: provider\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await dribble([chunked, ...Array.from({ length: 10 }, () => chunk)], 5)).toMatch(/^HTTP\/1\.1 413 /);
});

it('a refused body that was half read does not block the next request on its connection', async () => {
  const body = 'x'.repeat(200_000);
  const first = `POST /halved HTTP/1.1\r\nHost: provider\r\nContent-Type: application/x-halved\r\nContent-Length: ${body.length}\r\n\r\n`;
  const next = `${head('/small', 2)}Connection: close\r\n\r\n{}`;
  const answers = await dribble([first + body, '', next], 50);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
});
