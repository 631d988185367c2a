import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHealth } from '../life/createHealth.ts';
import { runServer } from '../life/runServer.ts';
import { watchRequests } from '../life/watchRequests.ts';
import { createLog } from '../log.ts';

// A process that lives as the shell does, with pages that take their time: `/?ms=700`. `/throw` is a mistake nobody catches.
const health = createHealth({
  readSettings: () => Promise.resolve({}),
  askProvider: () => Promise.resolve(true),
  releases: () => ({ hasSeenFeed: true, releaseSet: 'none', missing: [] }),
});
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const answer = health.answer(url.pathname);
  if (answer) return response.writeHead(answer.status).end(answer.body);
  if (url.pathname === '/throw') setImmediate(() => void JSON.parse('nobody catches this'));
  setTimeout(() => response.writeHead(200, ['content-type', 'text/plain']).end('whole'), Number(url.searchParams.get('ms')));
});
runServer(
  { server, requests: watchRequests(server), health, close: () => health.close() },
  {
    port: 0,
    host: '127.0.0.1',
    log: createLog('info'),
    stopNoticeMs: Number(process.env.STOP_NOTICE),
    onListening: () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`),
  },
);
