import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../database/connect.ts';
import { runCommand } from '../database/runCommand.ts';
import { canStartCluster, startCluster } from '../testing/postgres/startCluster.ts';
import { fillForTests, makeEmptyFolder } from '../testing/seededFolder.ts';
import { newVisitor } from '../testing/testProvider.ts';
import { compareCarts, compareDatabase, countOf } from './comparePromises.ts';
import { type FaultOffer, findOffers } from './findOffers.ts';
import { startProviderProcess } from './providerProcess.ts';
import { type Promised, write } from './writer.ts';

// `npm run fault:failover -w provider`: PostgreSQL with a standby as deploy/failover sets it up, two providers before it; the
// primary is killed during a sale. What was promised is there afterwards, lists are answered all the while, and tickets are
// held again within half a minute. Exit code 3 where the machine lacks what it takes.
const NOT_TRIED = 3;
const PAUSE_LIMIT_MS = 30_000;
const WRITERS = 4;
const SALE_MS = 3_000;

if (canStartCluster()) await runCommand(tryFailover);
else {
  process.stderr.write("Not tried on this machine: it takes root, and Debian's etcd-server, patroni, haproxy and postgresql.\n");
  process.exitCode = NOT_TRIED;
}

async function tryFailover(say: (line: string) => void): Promise<void> {
  const { folder, remove } = makeEmptyFolder();
  const cluster = await startCluster();
  const data = { dataDir: folder, databaseUrl: cluster.url };
  const faults: string[] = [];
  try {
    const database = await connect({ ...data, isUnhurried: true });
    await fillForTests(database);
    await database.close();
    const offers = await findOffers(data);
    const environment = {
      DATA_DIR: folder,
      DATABASE_URL: cluster.url,
      RESERVATION_MINUTES: '1440',
      RESERVATION_LIMIT_MINUTES: '1440',
      LOG_LEVEL: 'fatal',
      NODE_ENV: 'production',
    };
    const providers = await Promise.all([startProviderProcess(environment), startProviderProcess(environment)]);
    const urls = providers.map(({ url }) => url);
    for (const round of ['first', 'second']) {
      const promised: Promised = { carts: [], addresses: [], unanswered: 0, wrong: [] };
      let isOver = false;
      const selling = urls.flatMap((url) =>
        Array.from({ length: WRITERS }, (_, index) =>
          write({ url, offers, promised, name: `${round}-${new URL(url).port}-${index}`, isOver: () => isOver }),
        ),
      );
      const reading = readAll(urls, () => isOver);
      await pause(SALE_MS);
      const before = countOf(promised);
      const killed = performance.now();
      await cluster.killPrimary();
      const pauses = await Promise.all(urls.map((url) => untilSold(url, offers, killed)));
      await pause(SALE_MS);
      isOver = true;
      await Promise.all(selling);
      const reads = await reading;
      const broken = [...promised.wrong, ...(await compareCarts(promised)), ...(await compareDatabase(data, promised))];
      const sold = (Math.max(...pauses) / 1_000).toFixed(1);
      say(
        `The ${round} primary was killed: sales paused for ${sold} s; ${reads.answered} reads were answered meanwhile, ` +
          `${reads.failed} were not, the slowest took ${reads.slowest.toFixed(0)} ms; ` +
          `${before} promises before, ${countOf(promised)} in all, ${promised.unanswered} cut off, ${broken.length} broken.`,
      );
      faults.push(...broken);
      if (Math.max(...pauses) > PAUSE_LIMIT_MS) faults.push(`Sales paused for ${sold} s.`);
      if (reads.failed > 0) faults.push(`${reads.failed} reads were not answered.`);
      const rejoining = performance.now();
      await cluster.repair();
      say(`  The former primary was a standby again after ${((performance.now() - rejoining) / 1_000).toFixed(1)} s.`);
    }
    for (const provider of providers) provider.signal('SIGTERM');
    await Promise.all(providers.map(({ ended }) => ended));
  } finally {
    await cluster.stop();
    remove();
  }
  if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'));
}

/** Milliseconds from `since` until a ticket is held again: a purchase that fails is tried again. */
async function untilSold(url: string, offers: readonly FaultOffer[], since: number): Promise<number> {
  for (let turn = 0; performance.now() - since < 2 * PAUSE_LIMIT_MS; turn += 1) {
    try {
      const visitor = await newVisitor(url);
      const answer = await visitor.send('POST', '/api/shop-cart/', offers[(turn * 13) % offers.length]);
      await answer.arrayBuffer();
      // The first answers may come from before it was noticed.
      if (answer.status === 200 && performance.now() - since > 1_000) break;
    } catch {
      // The connection was cut: once more.
    }
    await pause(100);
  }
  return performance.now() - since;
}

/** What the site's lists ask for, at each provider in turn, without a break. Its other pages come from the shell's memory. */
async function readAll(urls: readonly string[], isOver: () => boolean) {
  const paths = ['/de/api/events/?page_size=20', '/en/api/events/?page=2', '/de/api/productions/', '/de/api/persons/'];
  const reads = { answered: 0, failed: 0, slowest: 0 };
  const read = async (url: string) => {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.ok === true;
  };
  // Each provider has shown each once, as in a house that is visited.
  await Promise.all(urls.flatMap((url) => paths.map((path) => read(url + path))));
  for (let turn = 0; !isOver(); turn += 1) {
    const start = performance.now();
    const isAnswered = await read(`${urls[turn % urls.length]}${paths[turn % paths.length]}`);
    reads[isAnswered ? 'answered' : 'failed'] += 1;
    reads.slowest = Math.max(reads.slowest, performance.now() - start);
    await pause(20);
  }
  return reads;
}
