import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../testing/freePort.ts';
import type { SeededData } from '../testing/seededDatabase.ts';
import { compareCarts, compareDatabase, countOf } from './comparePromises.ts';
import { findOffers } from './findOffers.ts';
import { startProviderProcess, waitUntilReady } from './providerProcess.ts';
import { type Promised, write } from './writer.ts';

export interface KillOptions {
  data: Pick<SeededData, 'dataDir' | 'databaseUrl'>;
  rounds: number;
  /**
   * Kills the database server itself and starts it again; every third round does it where it is given.
   */
  crashServer?: () => Promise<void>;
  say?: (line: string) => void;
}

export interface KillReport {
  rounds: number;
  /** Answers that were promises: carts and addresses. */
  promised: number;
  unanswered: number;
  /**
   * What was promised and is not there, and whatever else is wrong. Empty is the only good result.
   */
  faults: string[];
}

const WRITERS = 8;
/** Promises of a round before something is killed. */
const MAX_ROUNDS = 40;
const TIMEOUT_MS = 20_000;

/**
 * Kills a provider with `kill -9` in the middle of writes, starts it again, and compares what is
 * there with everything it had answered, this round and before. Reservations last for a day, so that
 * none ends meanwhile.
 */
export async function runKillRounds({ data, rounds, crashServer, say = () => undefined }: KillOptions): Promise<KillReport> {
  const offers = await findOffers(data);
  const promised: Promised = { carts: [], addresses: [], unanswered: 0, wrong: [] };
  const faults: string[] = [];
  const environment = {
    DATA_DIR: data.dataDir,
    DATABASE_URL: data.databaseUrl ?? '',
    // The visitors' addresses hold over every restart.
    PROVIDER_PORT: String(await freePort()),
    RESERVATION_MINUTES: '1440',
    RESERVATION_LIMIT_MINUTES: '1440',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  let provider = await startProviderProcess(environment);
  for (let round = 1; round <= rounds; round += 1) {
    const isServerRound = crashServer !== undefined && round % 3 === 0;
    let isOver = false;
    const { url } = provider;
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      write({ url, offers, promised, name: `${round}-${index}`, isOver: () => isOver }),
    );
    const enough = countOf(promised) + MAX_ROUNDS;
    const deadline = Date.now() + TIMEOUT_MS;
    while (countOf(promised) < enough && Date.now() < deadline) await pause(5);
    await pause(Math.random() * 500);
    if (isServerRound) {
      await crashServer();
      isOver = true;
      await waitUntilReady(url);
    } else {
      provider.signal('SIGKILL');
      isOver = true;
      await provider.ended;
      provider = await startProviderProcess(environment);
    }
    await Promise.all(writers);
    faults.push(...(await compareCarts(promised)));
    const victim = isServerRound ? 'the database server' : 'the provider';
    say(`Round ${round}: killed ${victim}, ${countOf(promised)} promises so far, ${faults.length} broken.`);
    if (faults.length > 0) break;
  }
  provider.signal('SIGTERM');
  await provider.ended;
  faults.push(...promised.wrong, ...(await compareDatabase(data, promised)));
  return { rounds, promised: countOf(promised), unanswered: promised.unanswered, faults };
}
