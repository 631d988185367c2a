import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { HIDDEN_PATH, smugglingCases } from '@spielplan/shared-contracts/http/smuggling-cases';
import { parseConfiguration } from '../configuration/configuration.ts';
import { createApp } from './createApp.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const agent = new Agent({ keepAlive: true });
let app: FastifyInstance;
let port: number;
let seen: string[] = [];

beforeAll(async () => {
  app = await createApp({ ...parseConfiguration({}), logLevel: 'silent' });
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_, body, done) => done(null, body));
  for (const url of ['/api/outer', '/api/own/:id', HIDDEN_PATH]) {
    app.route({
      url,
      method: [...METHODS],
      async handler(request) {
        seen.push(request.url);
        return `answer to ${request.url}`;
      },
    });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
beforeEach(() => void (seen = []));
afterAll(async () => {
  agent.destroy();
  await app.close();
});

const BEHIND = Buffer.from('GET /api/own/behind HTTP/1.1\r\nHost: x\r\n\r\n');

/**
 * What comes back for the bytes and, where the connection is kept,
 * one request more, until it is closed or that one is answered.
 */
function send(bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString();
      if (answer.includes('answer to /api/own/behind')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(bytes.includes('Connection: close') ? bytes : Buffer.concat([bytes, BEHIND]));
  });
}

async function ask(path: string): Promise<string> {
  return text(await new Promise<IncomingMessage>((resolve) => get({ port, path, agent }, resolve)));
}

it.each(smugglingCases(true))('$name hides no request, and those behind it get their own answers', async ({ bytes, isClear }) => {
  const answer = await send(bytes);
  const statuses = [...answer.matchAll(/HTTP\/1\.1 ([2-5]\d\d) /g)].map(([, status]) => Number(status));
  expect(statuses[0]).toBe(isClear ? 200 : 400);
  if (!isClear) expect(statuses).toEqual([400]);
  expect(await ask('/api/own/1')).toBe('answer to /api/own/1');
  expect(seen).not.toContain(HIDDEN_PATH);
  expect(seen.filter((path) => path === '/api/outer')).toHaveLength(isClear ? 1 : 0);
});
