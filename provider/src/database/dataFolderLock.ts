import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Marks a data folder as in use by this process, because two processes on one embedded database would destroy it.
 * Returns what releases it. Throws when a living process holds the folder; what a crash left behind is taken over.
 */
export function holdDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'provider.lock');
  const holder = readLock(file);
  if (holder && holder !== processMark(process.pid) && isAlive(holder)) {
    throw new Error(
      `The data folder ${dataDir} is in use by process ${holder.split(' ')[0]}. Stop it, or remove ${file} if that is wrong.`,
    );
  }
  const own = processMark(process.pid);
  writeFileSync(file, own);
  return () => {
    if (readLock(file) === own) rmSync(file, { force: true });
  };
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(mark: string): boolean {
  const pid = Number(mark.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return processMark(pid) === mark;
}

/** Pids are reused, in containers within seconds; with the start time of the process they are not. */
function processMark(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return String(pid);
  }
}
