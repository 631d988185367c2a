import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Entry {
  pid: number;
  file: string;
  source: string;
  mutated: string;
}

/** Puts mutants into files and the files right again, also after a kill that nobody could catch: a journal says what was broken. */
export interface MutantFile {
  write(file: string, source: string, mutated: string): void;
  /** Puts the file right that is broken now; nothing where none is. */
  restore(): void;
}

/**
 * Opens the journal. What a killed run left in it is put right first; a file that was edited since is
 * named and stays. Throws while the run that wrote it still lives.
 */
export function openMutantFile(journal: string, say: (line: string) => void): MutantFile {
  mkdirSync(dirname(journal), { recursive: true });
  const left = parseEntry(journal);
  if (left && left.pid !== process.pid && isAlive(left.pid)) {
    throw new Error(`Process ${left.pid} tries mutants in this folder already; wait until it ends.`);
  }
  if (left) say(restoreEntry(left));
  rmSync(journal, { force: true });
  let broken: Entry | null = null;
  return {
    write(file, source, mutated) {
      broken = { pid: process.pid, file, source, mutated };
      writeFileSync(journal, JSON.stringify(broken));
      writeFileSync(file, mutated);
    },
    restore() {
      if (broken) restoreEntry(broken);
      broken = null;
      rmSync(journal, { force: true });
    },
  };
}

function restoreEntry({ file, source, mutated }: Entry): string {
  const found = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (found === mutated) writeFileSync(file, source);
  if (found === mutated || found === source) return `put right: ${file}, which an interrupted run had broken`;
  return `look at ${file}: an interrupted run had broken it, and it was edited since`;
}

function parseEntry(journal: string): Entry | null {
  try {
    return JSON.parse(readFileSync(journal, 'utf8')) as Entry;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
