import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { describeFailure } from './describeFailure.ts';
import { StoreChanged } from './urlStore.ts';

/** A holder says so often that it lives; from elsewhere, one that is silent for longer than its limit has crashed. */
const BEAT_MS = 1_000;
const SILENCE_MS = 10_000;
/** A holder whose process still runs may only be slow. */
const OWN_SILENCE_MS = 60_000;
const RETRY_MS = 20;
const MAX_TRIES = 10;

/** Rejects with a sentence where another process has taken the lock over; called before every write. */
export type StillHeld = () => Promise<void>;

/**
 * Two teams may publish at once, and each must see the other's
 * entry. A lock that a crash left behind is taken over.
 */
export async function withFeedLock<T>(folder: string, work: (stillHeld: StillHeld) => Promise<T>): Promise<T> {
  const lock = `${folder}/.feed-lock`;
  const holder = JSON.stringify({ pid: process.pid, machine: machine(), id: randomUUID() });
  while (!(await takeLock(lock, holder))) {
    const crashed = await findCrashed(lock, folder);
    if (crashed === null) await setTimeout(RETRY_MS);
    else await takeAway(lock, crashed);
  }
  const beat = setInterval(() => void writeFile(`${lock}/beat`, '').catch(() => undefined), BEAT_MS);
  const isHeld = async () => (await readHolder(lock)) === holder;
  const stillHeld = async () => {
    if (await isHeld()) return;
    throw new Error(`Another command took this one for a crashed one and wrote to ${folder}. Run it again.`);
  };
  try {
    return await untilUnchanged(() => work(stillHeld));
  } finally {
    clearInterval(beat);
    if (await isHeld()) await rm(lock, { recursive: true, force: true });
  }
}

/** The lock holds on this machine alone: where another one has changed the store meanwhile, work begins again. */
export async function untilUnchanged<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreChanged) || tries === MAX_TRIES) throw error;
      await setTimeout(Math.random() * 200 * tries);
    }
  }
}

async function takeLock(lock: string, holder: string): Promise<boolean> {
  try {
    await mkdir(lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new Error(`${lock} cannot be made: ${describeFailure(error)}`, { cause: error });
  }
  try {
    await writeFile(`${lock}/holder`, holder);
    return true;
  } catch (error) {
    await rm(lock, { recursive: true, force: true });
    throw new Error(`${lock} cannot be written: ${describeFailure(error)}`, { cause: error });
  }
}

/** What the holder of a lock said of itself; empty where it came to say nothing, or there is none. */
function readHolder(lock: string): Promise<string> {
  return readFile(`${lock}/holder`, 'utf8').catch(() => '');
}

/** The holder of a lock that will not let go any more, or null. */
async function findCrashed(lock: string, folder: string): Promise<string | null> {
  const holder = await readHolder(lock);
  const { pid, machine: place } = parseHolder(holder);
  const isOwn = pid !== undefined && place === machine();
  if (isOwn && !isRunning(pid)) return holder;
  return (await silenceOf(lock, folder)) > (isOwn ? OWN_SILENCE_MS : SILENCE_MS) ? holder : null;
}

/** Two processes may find the same crashed lock: the second puts back the lock that the first has taken meanwhile. */
async function takeAway(lock: string, holder: string): Promise<void> {
  const aside = `${lock}-${randomUUID()}`;
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  if ((await readHolder(aside)) !== holder) await rename(aside, lock).catch(() => undefined);
  await rm(aside, { recursive: true, force: true });
}

/** Milliseconds by the clock of the disk that both files are on, which need not be that of this machine. */
async function silenceOf(lock: string, folder: string): Promise<number> {
  const probe = `${folder}/.feed-probe-${process.pid}-${randomUUID()}`;
  try {
    await writeFile(probe, '');
    const [now, said] = await Promise.all([stat(probe), stat(`${lock}/beat`).catch(() => stat(lock))]);
    return now.mtimeMs - said.mtimeMs;
  } catch {
    return 0;
  } finally {
    await rm(probe, { force: true });
  }
}

/** Where numbers of processes mean the same: this machine, or this container of it. */
function machine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function parseHolder(text: string): { pid?: number; machine?: string } {
  try {
    return JSON.parse(text) as { pid?: number; machine?: string };
  } catch {
    return {};
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
