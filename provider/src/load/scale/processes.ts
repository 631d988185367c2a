import { setTimeout as pause } from 'node:timers/promises';
import { compareRounds } from './costs.ts';
import { openHouse } from './house.ts';
import { processTimeOf } from './processTime.ts';
import { quantile } from './quantile.ts';

// `npm run bench -- processes [rounds]`: what a read and a sale cost one provider, and two on one
// PostgreSQL, within three minutes. Fails where two cost more than they may.
const EVENTS = 5_000;
const MAX_RATIO = 1.1;
const LIMIT_MS = 90_000;
const CALM_LIMIT_MS = 30_000;
const LOOK_MS = 1_000;
/** Of one processor. */
const CALM_SHARE = 0.05;

const [rounds = 9] = process.argv.slice(2).map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);
const house = await openHouse(EVENTS);
try {
  const event = await house.addHall(80, 80);
  const running = [await house.startProvider(), await house.startProvider()] as const;
  await untilCalm(running.map(({ pid }) => pid));
  const { one, two, ratios, atRest } = await compareRounds(running, event, {
    databasePid: house.postgres.pid(),
    rounds,
    limitMs: LIMIT_MS,
  });
  for (const what of ['read', 'sale'] as const) {
    const ratio = quantile(ratios[what], 0.5);
    const all = ratios[what].map((each) => each.toFixed(2)).join(' ');
    say(
      `CPU of the providers for a ${what}: ${one[what].toFixed(2)} ms with one, ${two[what].toFixed(2)} ms with two, ${ratio.toFixed(2)} × (${all})`,
    );
    if (ratio > MAX_RATIO) {
      process.stderr.write(`over: a ${what} costs ${ratio.toFixed(2)} × with two providers\n`);
      process.exitCode = 1;
    }
  }
  say(`CPU of a provider that nobody asks: ${atRest.toFixed(1)} ms each second`);
  say(`CPU of the database for a sale: ${one.database.toFixed(2)} ms with one, ${two.database.toFixed(2)} ms with two`);
  say(
    `Extrapolated, not measured: with a core for each provider ${(1_000 / two.read).toFixed(0)} reads or ${(1_000 / two.sale).toFixed(0)} sales ` +
      `a second each; a core of the database carries ${(1_000 / two.database).toFixed(0)} sales a second.`,
  );
} finally {
  await house.remove();
}

/** What has just started makes posters. */
async function untilCalm(pids: readonly number[]): Promise<void> {
  for (const end = performance.now() + CALM_LIMIT_MS; performance.now() < end;) {
    const before = processTimeOf(pids);
    await pause(LOOK_MS);
    if (processTimeOf(pids) - before < LOOK_MS * CALM_SHARE) return;
  }
}
