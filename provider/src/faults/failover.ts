import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { connect } from '../platform/database/connect.ts';
import { runCommand } from '../platform/database/runCommand.ts';
import { canStartCluster, startCluster } from '../testing/postgres/startCluster.ts';
import { fillForTests, makeEmptyFolder } from '../testing/seededFolder.ts';
import { newVisitor } from '../testing/testProvider.ts';
import { compareCarts, compareDatabase, countOf } from './comparePromises.ts';
import { type FaultOffer, findOffers } from './findOffers.ts';
import { type ProviderProcess, startProviderProcess } from './providerProcess.ts';
import { type ShellProcess, startShellProcess } from './shellProcess.ts';
import { type Promised, write } from './writer.ts';

// `npm run fault:failover -w provider`: kills PostgreSQL's primary during a sale (deploy/failover).
// Nothing promised is lost; tickets are held again within 30 s. Exit code 3 without PostgreSQL.
const NOT_TRIED = 3;
const PAUSE_LIMIT_MS = 30_000;
const WRITERS = 4;
const SALE_MS = 3_000;
/** What the site's lists ask for. */
const LISTS = ['/de/api/events/?page_size=20', '/en/api/events/?page=2', '/de/api/productions/', '/de/api/persons/'];
const EVENT_PAGES = 10;
const LAST = 'second';

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
  let shell: ShellProcess | null = null;
  let providers: readonly ProviderProcess[] = [];
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
    providers = await Promise.all([startProviderProcess(environment), startProviderProcess(environment)]);
    const urls = providers.map(({ url }) => url);
    shell = await startShellProcess(urls[0] ?? '');
    const site = shell.url;
    for (const round of ['first', LAST]) {
      const promised: Promised = { carts: [], addresses: [], unanswered: 0, wrong: [] };
      let isOver = false;
      // By way of the site, too: its visitors' requests are passed on.
      const sellers = [...urls, site];
      const selling = sellers.flatMap((url) =>
        Array.from({ length: WRITERS }, (_, index) =>
          write({ url, offers, promised, name: `${round}-${new URL(url).port}-${index}`, isOver: () => isOver }),
        ),
      );
      const known = await findPages(urls[0] ?? '');
      const reading = readAll(urls, LISTS, () => isOver);
      const visiting = readAll([site], known, () => isOver);
      await pause(SALE_MS);
      const before = countOf(promised);
      const killed = performance.now();
      await cluster.killPrimary();
      const pauses = await Promise.all(sellers.map((url) => untilSold(url, offers, killed)));
      await pause(SALE_MS);
      isOver = true;
      await Promise.all(selling);
      const [reads, pages] = [await reading, await visiting];
      const broken = [...promised.wrong, ...(await compareCarts(promised)), ...(await compareDatabase(data, promised))];
      const sold = (Math.max(...pauses) / 1_000).toFixed(1);
      say(
        `The ${round} primary was killed: sales paused for ${sold} s; ${reads.answered} reads were answered meanwhile, ` +
          `${reads.failed} were not, the slowest took ${reads.slowest.toFixed(0)} ms; ${pages.answered} pages of the site were ` +
          `answered, ${pages.failed} were not, the slowest took ${pages.slowest.toFixed(0)} ms; ` +
          `${before} promises before, ${countOf(promised)} in all, ${promised.unanswered} cut off, ${broken.length} broken.`,
      );
      faults.push(...broken);
      if (Math.max(...pauses) > PAUSE_LIMIT_MS) faults.push(`Sales paused for ${sold} s.`);
      if (reads.failed > 0) faults.push(`${reads.failed} reads were not answered.`);
      if (pages.failed > 0) faults.push(`${pages.failed} pages of the site were not answered.`);
      // The last one is left alone: nothing follows it.
      if (round === LAST) continue;
      const rejoining = performance.now();
      await cluster.repair();
      say(`  The former primary was a standby again after ${((performance.now() - rejoining) / 1_000).toFixed(1)} s.`);
    }
  } finally {
    await shell?.stop();
    for (const provider of providers) provider.signal('SIGTERM');
    await Promise.all(providers.map(({ ended }) => ended));
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

/** The start page, the list and the next events, in both languages. */
async function findPages(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/de/api/events/?page_size=${EVENT_PAGES}`);
  const { results } = (await answer.json()) as { results: { id: number; slug: string }[] };
  return LANGUAGES.flatMap((lang) => [
    paths.home({ lang }),
    paths.events({ lang }),
    ...results.map(({ id, slug }) => paths.event({ lang, slug, id: String(id) })),
  ]);
}

/** Asks these in turn, without a break, and counts what is not answered with what was asked for. */
async function readAll(urls: readonly string[], addresses: readonly string[], isOver: () => boolean) {
  const reads = { answered: 0, failed: 0, slowest: 0 };
  const read = async (url: string) => {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.ok === true;
  };
  // Each provider has shown each once, as in a house that is visited.
  await Promise.all(urls.flatMap((url) => addresses.map((path) => read(url + path))));
  for (let turn = 0; !isOver(); turn += 1) {
    const start = performance.now();
    const isAnswered = await read(`${urls[turn % urls.length]}${addresses[turn % addresses.length]}`);
    reads[isAnswered ? 'answered' : 'failed'] += 1;
    reads.slowest = Math.max(reads.slowest, performance.now() - start);
    await pause(20);
  }
  return reads;
}
