import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Failures that damage nothing: what the machine refuses. */
const REFUSED_BY_MACHINE =
  /No space left on device|Read-only file system|Permission denied|Input\/output error|\b(ENOSPC|EROFS|EACCES|EIO)\b/;

/** Whether the sentence of a database that cannot be opened says that the disk is full. */
export const isOutOfRoom = (sentence: string): boolean =>
  /cannot be opened: .*(No space left on device|\bENOSPC\b)/.test(sentence);

/**
 * What the engine has said of why it cannot open its files, without the time and number of the line.
 */
export function reasonsIn(said: readonly string[]): string[] {
  const lines = said.map((line) => /\b(PANIC|FATAL|DETAIL|WARNING|LOG|ERROR):\s+(.*)$/.exec(line));
  const grave = lines.filter((line) => line?.[1] === 'PANIC' || line?.[1] === 'FATAL' || line?.[1] === 'DETAIL');
  return (grave.length > 0 ? grave : lines).flatMap((line) => line?.[2] ?? []);
}

/**
 * The sentences for an embedded database that cannot
 * be opened: what is wrong with it, and how to go on.
 */
export function describeUnopened(dataDir: string, said: readonly string[], error?: unknown): string {
  const folder = join(dataDir, 'database');
  const words = [...reasonsIn(said), ...(error instanceof Error ? [error.message] : [])];
  const reason = (reasonsIn(said).slice(-3).join(' ') || words[0] || 'the engine does not say why').replace(/[\s.]+$/, '');
  const hindrance = words.find((word) => REFUSED_BY_MACHINE.test(word));
  if (hindrance)
    return `The database in ${folder} cannot be opened: ${hindrance}. Nothing in it is damaged by that; start again when this is put right.`;
  return `The database in ${folder} is damaged: ${reason}. ${adviceFor(dataDir)}`;
}

/**
 * Throws for a folder that holds something and no database:
 * the engine would make an empty one over what is left.
 */
export function refuseDamagedFolder(dataDir: string): void {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, 'PG_VERSION'))) return;
  throw new Error(`The database in ${folder} is damaged: its file PG_VERSION is missing. ${adviceFor(dataDir)}`);
}

function adviceFor(dataDir: string): string {
  const backup = newestBackup(join(dataDir, 'backups'));
  const away = `Move that folder away (keep it, for it may hold what no backup has)`;
  if (backup)
    return `${away}, then restore the newest backup: DATA_DIR=${quoted(dataDir)} npm run db:restore -w provider -- ${quoted(backup.file)} (of ${backup.made}).`;
  return `${away}. There is no backup in ${join(dataDir, 'backups')}: restore one from elsewhere with npm run db:restore -w provider -- FILE, or start over with the demo content.`;
}

/** A path as a shell reads it. */
function quoted(path: string): string {
  return /^[\w./@:+-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}

function newestBackup(folder: string): { file: string; made: string } | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .map((name) => ({ file: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  const [newest] = files;
  return newest ? { file: newest.file, made: new Date(newest.at).toISOString().slice(0, 16).replace('T', ' ') } : null;
}
