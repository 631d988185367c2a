import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { SignedText } from '@spielplan/shared-contracts/signing';
import type { Remote } from '../parts.ts';
import { describeFailure } from './describeFailure.ts';
import { untilUnchanged } from './feedLock.ts';
import { storeOf } from './urlStore.ts';

export type Action =
  | 'release'
  | 'rollback'
  | 'promote'
  | 'withdraw'
  | 'pause'
  | 'resume'
  | 'return'
  | 'keys'
  | 'canary'
  | 'halt'
  | 'free'
  | 'preview';

/** One write of the feed: what was done, by whom and why. */
export interface HistoryEntry {
  number: number;
  /** ISO instant. */
  at: string;
  who: string;
  what: Action;
  /** `*` where it concerns all. */
  remote: Remote;
  /** The versions after and before; null where there is none. */
  version: string | null;
  before: string | null;
  why: string;
  /** The build on trial afterwards, and its share. */
  canary?: { version: string; share: number };
  /** What was signed of it; missing in development. */
  signed?: SignedText;
}

const MAX_HISTORY = 2_000;

/** The lines of a folder's history, the oldest first. */
export async function readLines(folder: string): Promise<HistoryEntry[]> {
  await storeOf(folder)?.pull('history.jsonl');
  const text = await readFile(`${folder}/history.jsonl`, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as HistoryEntry);
}

/** Lines with those that are not among them yet. */
export function withLines(lines: readonly HistoryEntry[], more: readonly (HistoryEntry | undefined)[]): HistoryEntry[] {
  const isNew = (entry: HistoryEntry) =>
    !lines.some(({ number, at, what }) => number === entry.number && at === entry.at && what === entry.what);
  return [...lines, ...more.filter((entry) => entry !== undefined).filter(isNew)];
}

/** Notes a write of the feed, which stands already and holds the line: the next write brings it here where this one cannot. */
export async function noteWritten(entry: HistoryEntry, before: HistoryEntry | undefined, folder: string): Promise<void> {
  await note([before, entry], folder).catch((error: unknown) => {
    process.stderr.write(`⚠ the history cannot be written now, the feed is: ${describeFailure(error)}\n`);
  });
}

/** Adds lines behind the feed's lock. */
export async function note(entries: readonly (HistoryEntry | undefined)[], folder: string): Promise<void> {
  await untilUnchanged(async () => {
    const lines = withLines(await readLines(folder), entries).slice(-MAX_HISTORY);
    await replace(`${folder}/history.jsonl`, lines.map((each) => `${JSON.stringify(each)}\n`).join(''));
    await storeOf(folder)?.replace('history.jsonl');
  });
}

/** Replaces a file in one step. Rejects with a sentence where that cannot be. */
export async function replace(path: string, text: string): Promise<void> {
  const draft = path.replace(/([^/]+)$/, `.$1-${process.pid}`);
  try {
    await writeFile(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw new Error(`${path} cannot be written: ${describeFailure(error)}`, { cause: error });
  }
}
