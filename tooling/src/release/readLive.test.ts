import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readLive } from './readLive.ts';

it('what runs is asked of every shell, each build once, and a shell that is away is named', async () => {
  const open = (live: object) =>
    new Promise<{ url: string; close: () => void }>((resolve) => {
      const server = createServer((_, response) => void response.end(JSON.stringify({ live }))).listen(0, '127.0.0.1', () =>
        resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }),
      );
    });
  const shells = [await open({ programme: 'a1', magazine: 'm1' }), await open({ programme: 'a2', magazine: 'm1' })];
  const { builds, silent } = await readLive([...shells.map(({ url }) => url), 'http://127.0.0.1:9']);
  shells.forEach(({ close }) => close());
  expect(builds.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual([
    'magazine m1',
    'programme a1',
    'programme a2',
  ]);
  expect(silent).toEqual(['http://127.0.0.1:9']);
});
