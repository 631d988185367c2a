import { writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHealth } from '../lifecycle/createHealth.ts';
import { endOnMistakes, runServer } from '../lifecycle/runServer.ts';
import { watchRequests } from '../lifecycle/watchRequests.ts';
import { createLog } from '../log.ts';

// Lives as the shell does, with slow pages: `/?ms=700`. `/throw`: an uncaught error, `/reject`: an
// unhandled rejection, `/hold?ms=300`: reads nothing for 300 ms, `/later`: answers after SIGUSR2.
const log = createLog('info');
endOnMistakes(log);
const health = createHealth({
  readSettings: () => Promise.resolve({}),
  askProvider: () => Promise.resolve(true),
  releases: () => ({ hasSeenFeed: true, releaseSet: 'none', missing: [] }),
});
const later: (() => void)[] = [];
process.on('SIGUSR2', () => {
  for (const answer of later.splice(0)) answer();
});
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const answer = health.answer(url.pathname);
  if (answer) return response.writeHead(answer.status).end(answer.body);
  const number = (name: string) => Number(url.searchParams.get(name));
  if (url.pathname === '/hold') setImmediate(() => hold(number('ms')));
  if (url.pathname === '/reject') void Promise.reject(new Error('nobody hears this'));
  if (url.pathname === '/throw') setImmediate(() => void JSON.parse('nobody catches this'));
  const respond = () => void response.writeHead(200, ['content-type', 'text/plain']).end('whole');
  if (url.pathname === '/later') {
    if (later.push(respond) === number('of')) process.stdout.write('all wait\n');
    return;
  }
  setTimeout(respond, url.pathname === '/hold' ? 0 : number('ms'));
});
runServer(
  { server, requests: watchRequests(server), health, close: () => health.close() },
  {
    port: 0,
    host: '127.0.0.1',
    log,
    stopNoticeMs: Number(process.env.STOP_NOTICE),
    onListening: () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`),
  },
);

/** Keeps the event loop busy, as a machine without a free processor does. */
function hold(ms: number): void {
  writeSync(1, 'held\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
