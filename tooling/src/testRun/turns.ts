import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { ROOT } from '../root.ts';

const DAY_MS = 86_400_000;

/**
 * The number of the day, settled once for all processes of a run: what takes turns runs on one day in so many. `PRESS_SEED`
 * names it, so that a fault can be met again.
 */
export const DAY = Number((process.env.PRESS_SEED ??= String(Math.floor(Date.now() / DAY_MS))));

/** Whether it is the turn of the one at `index` today, where each has its turn on one day in so many. */
export const isTurnOf = (index: number, days: number, day = DAY): boolean => (index + day) % days === 0;

/** By hand everything can be asked for: `TURNS=all npm test`, and the same of the deep run, beyond its hour. */
export const ARE_ALL_WANTED = process.env.TURNS === 'all';

/** What the deep run takes of the others: those of the two days before. `npm test` takes the rest in the next two. */
export const isTurnOfDeep = (index: number, days: number, day = DAY): boolean =>
  ARE_ALL_WANTED || isTurnOf(index, days, day - 1) || isTurnOf(index, days, day - 2);

/** What takes turns here has its own once in so many days. */
export const ROUND_DAYS = 5;

/**
 * What starts programs, databases and servers or draws whole screens: half of the test files and
 * four fifths of the time. Every call of the contract is asked each day.
 */
const IN_TURN = [
  /^provider\/src\/(database|faults|fuzz|gracefulStop|media|resources(?!\/everyCall)|security\/accounts|seed|verify)/,
  /^shell\/src\/(blocks|forms|screens|server\/(cards|lanes|lifecycle|releases|smokeTest|threads))\//,
  /^mfe-\w+\/src\/(blocks|components|screens|slots|stores\/purchase)/,
  /^tooling\/src\/(packages\/|release\/|processes\/startSite)/,
];

/** A pull request, more or less. */
const NEWEST_COMMITS = 5;

/**
 * The test files that `npm test` leaves out today, as paths from the root: four in five of those that take turns. A test
 * runs in any case when it or the file it is named after was changed by the newest commits, or is not committed yet.
 */
export function findNotToday(changed: readonly string[] = findChanged(), day = DAY): string[] {
  const subjects = new Set(changed.map(subjectOf));
  return listInTurn().filter((path, index) => !isTurnOf(index, ROUND_DAYS, day) && !subjects.has(subjectOf(path)));
}

/** Those of them that the deep run takes: two in four. */
export function findForDeep(notToday: readonly string[], day = DAY): string[] {
  const turns = listInTurn();
  return notToday.filter((path) => isTurnOfDeep(turns.indexOf(path), ROUND_DAYS, day));
}

let inTurn: readonly string[] | undefined;

/** All that take turns, in an order that stays: looked for once in a process. */
export function listInTurn(): readonly string[] {
  return (inTurn ??= globSync('*/src/**/*.test.{ts,tsx}', { cwd: ROOT })
    .filter((path) => IN_TURN.some((pattern) => pattern.test(path)) && !path.includes('.deep.test.'))
    .toSorted());
}

/** Patterns of exactly these paths, as jest takes them. */
export function patternsOf(paths: readonly string[]): string[] {
  return paths.map((path) => `/${path.replaceAll('.', '[.]')}$`);
}

/** A test and what it tests have this in common. */
function subjectOf(path: string): string {
  return path.replace(/([.](server|test))*[.]tsx?$/, '');
}

/** Nothing where the history is not there, as in an archive; what a shallow clone begins with is no change. */
function findChanged(): string[] {
  const ask = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n');
  try {
    return [
      ...ask('-c', 'log.showRoot=false', 'log', `-${NEWEST_COMMITS}`, '--name-only', '--format='),
      ...ask('diff', '--name-only', 'HEAD'),
      ...ask('ls-files', '--others', '--exclude-standard'),
    ];
  } catch {
    return [];
  }
}
