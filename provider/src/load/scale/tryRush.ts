import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderProcess } from '../../faults/providerProcess.ts';
import { freePort } from '../../testing/freePort.ts';
import { openHouse } from './house.ts';
import { rush, type RushFigures } from './rush.ts';

// `npm run bench -- rush [buyers] [seconds]`: so many buyers for one hall, at one provider, at two,
// and at two of which one is killed. Fails on seats sold wrongly, long waits and slow lists.
const EVENTS = 600;
const MUSTS = { waitMs: 1_000, listRatio: 2, listMs: 20 };
/** What has just started makes posters, and compiles. */
const POSTERS_MS = 6_000;
const WARM_UP = { buyers: 150, seconds: 4 };
/** Of a hundred buyers so many find a seat. */
const SHARE = 0.8;
const ROW = 40;

const [buyers = 2_000, seconds = 60] = process.argv.slice(2).map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);
const broken: string[] = [];
const rows = Math.floor((buyers * SHARE) / ROW);
const house = await openHouse(EVENTS);
try {
  const halls = [await house.addHall(rows, ROW), await house.addHall(rows, ROW), await house.addHall(rows, ROW)] as const;
  const first = await house.startProvider();
  const warmUp = async (provider: ProviderProcess) => {
    await pause(POSTERS_MS);
    await rush([provider.url], house.database.db, await house.addHall(2, ROW), WARM_UP);
  };
  await warmUp(first);
  report('one provider', await rush([first.url], house.database.db, halls[0], { buyers, seconds }), false);
  const port = String(await freePort());
  const second = await house.startProvider({ PROVIDER_PORT: port });
  await warmUp(second);
  const urls = [first.url, second.url];
  report('two providers', await rush(urls, house.database.db, halls[1], { buyers, seconds }), false);
  const halfway = async () => {
    second.signal('SIGKILL');
    await second.ended;
    await house.startProvider({ PROVIDER_PORT: port });
  };
  report('two providers, one killed', await rush(urls, house.database.db, halls[2], { buyers, seconds, halfway }), true);
} finally {
  await house.remove();
}
for (const line of broken) process.stderr.write(`over: ${line}\n`);
process.exit(broken.length > 0 ? 1 : 0);

function report(name: string, figures: RushFigures, isCut: boolean): void {
  say(`${name}: ${buyers} buyers in ${seconds} s`);
  for (const [what, value] of Object.entries(figures)) say(`  ${what} ${Number(Number(value).toFixed(1))}`);
  const { seats, sold, refused, failed, wrong, comeP95, holdP95, payP95, listBeforeP50, listP50 } = figures;
  const fault = (what: string) => void broken.push(`${name}: ${what}`);
  if (wrong > 0) fault(`${wrong} seats are wrong`);
  // Who was cut off may hold a seat that nobody else gets.
  if (isCut) return;
  if (sold !== seats) fault(`${sold} of ${seats} seats sold`);
  if (failed > 0 || sold + refused !== buyers) fault(`${failed} buyers were told neither yes nor no`);
  const wait = Math.max(comeP95, holdP95, payP95);
  if (wait > MUSTS.waitMs) fault(`a buyer waits ${wait.toFixed(0)} ms`);
  if (listP50 > Math.max(MUSTS.listMs, listBeforeP50 * MUSTS.listRatio)) fault(`lists take ${listP50.toFixed(0)} ms meanwhile`);
}
