// `node visit.mjs https://localhost`: reads pages, lists and the cart twenty times a second until
// standard input ends, prints what was answered, and exits 1 where a visitor noticed anything.
// With `outage` calls and addresses that no cache has may be answered with 503 and when to come again; pages that are kept may not.
import https from 'node:https';

const origin = process.argv[2];
const mayPause = process.argv[3] === 'outage';
const PATHS = [
  '/de',
  '/en',
  '/de/programm/veranstaltungen',
  '/en/program/events',
  '/de/stories',
  '/_data/de/team',
  '/de/search?q=konzert',
  '/api/shop-cart/',
  '/de/api/events/?page_size=10',
];
const INTERVAL_MS = 50;
const kept = new https.Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 8 });
const fresh = new https.Agent({ keepAlive: false, rejectUnauthorized: false });
const statuses = new Map();
const noticed = [];
let count = 0;

function visit() {
  // A number in the query makes every tenth page one that no cache has.
  const path = PATHS[count % PATHS.length];
  const address = count % 10 === 0 ? `${path}${path.includes('?') ? '&' : '?'}date=01-01-2030` : path;
  const agent = count % 2 === 0 ? kept : fresh;
  count += 1;
  return ask(address, agent, performance.now());
}

/** A kept connection may be closed in the moment in which it is used again: browsers then ask once more, by a new one. */
function ask(address, agent, start) {
  return new Promise((resolve) => {
    const request = https.get(
      `${origin}${address}`,
      { agent, headers: { 'accept-encoding': 'br' }, timeout: 10_000 },
      (answer) => {
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        const isKeptPage = !address.includes('date=') && !/\/api\/|_data|search/.test(address);
        const isPause = mayPause && !isKeptPage && answer.statusCode === 503 && answer.headers['retry-after'];
        if (answer.statusCode >= 400 && !isPause) noticed.push(`${answer.statusCode} ${address}`);
        answer.on('error', (error) => noticed.push(`${error.message} ${address}`));
        answer.on('close', () => resolve(performance.now() - start)).resume();
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer within 10 s')));
    request.on('error', (error) => {
      if (request.reusedSocket && error.code === 'ECONNRESET') return resolve(ask(address, fresh, start));
      noticed.push(`${error.message} ${address} (${agent === kept ? 'kept' : 'fresh'})`);
      resolve(performance.now() - start);
    });
  });
}

const times = [];
const timer = setInterval(() => void visit().then((time) => times.push(time)), INTERVAL_MS);
process.stdin.resume().on('end', () => {
  clearInterval(timer);
  setTimeout(() => {
    times.sort((a, b) => a - b);
    const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
    const kinds = [...statuses].map(([status, number]) => `${status} × ${number}`).join(', ');
    const lines = [
      `${count} visits: ${kinds}; p99 ${p99} ms; noticed ${noticed.length}`,
      ...noticed.slice(0, 20).map((line) => `  ${line}`),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exit(noticed.length > 0 || count === 0 ? 1 : 0);
  }, 3_000);
});
