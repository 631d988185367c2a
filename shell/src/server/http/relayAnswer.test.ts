import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@spielplan/shared-contracts/testing';
import { openProxiedSite } from '../testing/openProxiedSite.ts';

let site: Awaited<ReturnType<typeof openProxiedSite>>;
afterEach(() => site.close());

it('visitors who do not read the large answers they asked for hold up nobody: a network may have 16 of them', async () => {
  const open = { count: 0 };
  const large = Buffer.alloc(24 * 1024 * 1024, 'x');
  site = await openProxiedSite((request, response) => {
    if (request.url !== '/media/large') return void response.end(`cart ${request.url}`);
    open.count += 1;
    response.on('close', () => (open.count -= 1)).end(large);
  });
  const sockets: Socket[] = Array.from({ length: 40 }, () => connect(site.port, '127.0.0.1').on('error', () => undefined));
  for (const socket of sockets) socket.pause().write('GET /media/large HTTP/1.1\r\nHost: x\r\n\r\n');
  await until(() => open.count > 16);
  await until(() => open.count <= 16);
  await site.readMany(20);
  for (const socket of sockets) socket.destroy();
});

it('an answer nobody asked for is not taken for the next one', async () => {
  let provider: Socket | undefined;
  site = await openProxiedSite((request, response) => {
    provider = request.socket;
    response.end(`cart ${request.url}`);
  });
  await site.readMany(1);
  provider?.write('HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\nforeign');
  await pause(20);
  expect(await site.read('/api/mine')).toMatchObject({ status: 200, body: 'cart /api/mine' });
});
