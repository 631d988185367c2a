import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { parseConfiguration } from '../configuration/configuration.ts';
import { createApp } from './createApp.ts';

let app: FastifyInstance;
let port: number;
let sockets: Socket[] = [];
const statuses: number[] = [];

async function start(trustedProxies: readonly string[]): Promise<void> {
  app = await createApp({ ...parseConfiguration({}), logLevel: 'silent', trustedProxies });
  app.post('/login', (_, reply) => reply.send('sent'));
  app.get('/read', (_, reply) => reply.send('read'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
}
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  statuses.length = 0;
  await app.close();
});

/** A connection that sends `bytes` and stays; what answers it is noted. */
function open(bytes: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)));
    socket.once('data', (part) => statuses.push(Number(part.toString().slice(9, 12))));
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
}

async function openMany(count: number, bytes: (index: number) => string): Promise<void> {
  for (let index = 0; index < count; index += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - index) }, (_, each) => open(bytes(index + each))));
}

const post = (more = '') =>
  `POST /login HTTP/1.1\r\nHost: x\r\n${more}Content-Type: application/json\r\nContent-Length: 300\r\n\r\n{`;
const read = async () => (await fetch(`http://127.0.0.1:${port}/read`)).status;

it('of one network no more than 64 bodies arrive at once, and the oldest of them make room', async () => {
  await start([]);
  await openMany(100, () => post());
  expect(await read()).toBe(200);
  expect(statuses).toEqual(Array(36).fill(408));
});

it('a thousand bodies of as many networks behind a proxy leave room for requests without one', async () => {
  await start(['loopback']);
  await openMany(1_020, (index) => post(`X-Forwarded-For: 198.51.${index % 250}.${Math.floor(index / 250)}\r\n`));
  expect(await read()).toBe(200);
  expect(statuses.filter((status) => status === 408)).toHaveLength(520);
});

it('one visitor behind a proxy is one network, and the proxy itself is none', async () => {
  await start(['loopback']);
  await openMany(70, () => post());
  await openMany(70, () => post('X-Forwarded-For: 198.51.100.7\r\n'));
  expect(await read()).toBe(200);
  expect(statuses).toEqual(Array(6).fill(408));
});

it('beyond 256 connections of a network the one idle for longest is closed', async () => {
  await start([]);
  const first = await open('');
  const second = await open('GET /read HTTP/1.1\r\nX-Never: ');
  const closed = new Promise((resolve) => second.once('close', resolve));
  await openMany(256, () => '');
  await closed;
  expect([first.closed, sockets.filter((socket) => socket.closed)]).toEqual([true, [first, second]]);
  expect(statuses).toEqual([408]);
});

it('a proxy may have more connections than a visitor', async () => {
  await start(['loopback']);
  await openMany(300, () => '');
  expect(await read()).toBe(200);
  expect(sockets.some((socket) => socket.closed)).toBe(false);
});
