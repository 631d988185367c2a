import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'data.lock';
/** Who holds the lock, for people alone: the lock itself cannot be read while it is held. */
const HOLDER_FILE = 'data.lock.holder';
/** SQLite's result code for a lock that somebody else holds. */
const SQLITE_BUSY = 5;

/**
 * Keeps a data folder to this process, because two processes on one embedded database destroy it and
 * sell places twice. The lock is the operating system's on an open file: it holds between containers
 * that share the folder, and ends with the process, however that ends. Returns what releases it.
 * Throws a sentence where another process holds the folder.
 */
export function holdDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 });
  try {
    // Nothing is ever written, so a full disk does not matter; a journal beside the file is not needed.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    throw (error as { errcode?: number }).errcode === SQLITE_BUSY ? new Error(refusal(dataDir)) : error;
  }
  nameHolder(dataDir);
  return () => {
    rmSync(join(dataDir, HOLDER_FILE), { force: true });
    // The file stays: who waits for it has it open already, and a new one would be a second lock.
    lock.close();
  };
}

function refusal(dataDir: string): string {
  const holder = readHolder(dataDir);
  return `The data folder ${dataDir} is in use by ${holder ?? 'another process'}. Stop that one first, give this one a DATA_DIR of its own, or let several providers share a PostgreSQL (DATABASE_URL).`;
}

function readHolder(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, HOLDER_FILE), 'utf8').trim() || null;
  } catch {
    return null;
  }
}

function nameHolder(dataDir: string): void {
  try {
    writeFileSync(join(dataDir, HOLDER_FILE), `process ${process.pid} on ${hostname()} (since ${new Date().toISOString()})\n`);
  } catch {
    // The lock holds without its name, as on a full disk.
  }
}
