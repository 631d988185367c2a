import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../freePort.ts';
import { findPostgres } from './findPostgres.ts';

export interface LocalPostgres {
  /** The database "postgres" of its superuser. */
  url: string;
  /** The process that all others of the server come from. */
  pid(): number;
  /** Whether it has not ended by itself. */
  isRunning(): boolean;
  /** Ends the server as a crash does, and starts it again on the same files and port. */
  crashAndRestart(): Promise<void>;
  /** Ends the server and deletes its files. */
  stop(): Promise<void>;
}

export interface LocalPostgresOptions {
  say?: (line: string) => void;
  /**
   * Flushes each commit to the disk, as a real server does. Tests that lose nothing by it go without.
   */
  isDurable?: boolean;
  /** Where its folder is made; left out where the system keeps temporary files. */
  within?: string;
}

const START_MS = 30_000;
// Nothing is asked often enough to be worth machine code.
const SPEED = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'max_wal_size=2GB', 'jit=off'];

/**
 * Starts a PostgreSQL server of this process's own: in
 * a temporary folder, on a free port of the loopback.
 */
export async function startPostgres({
  say = () => undefined,
  isDurable = false,
  within = tmpdir(),
}: LocalPostgresOptions = {}): Promise<LocalPostgres> {
  const bin = findPostgres(say);
  const folder = mkdtempSync(join(within, 'spielplan-postgres-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  let server: ChildProcess | null = null;

  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'max_connections=200'];
    const all = [...settings, ...(isDurable ? [] : SPEED)].flatMap((setting) => ['-c', setting]);
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...all], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    server = child;
    const log: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (lines: string) => {
      log.push(lines);
      if (log.length > 200) log.shift();
    });
    for (const end = Date.now() + START_MS; ; await pause(50)) {
      if (await canConnect(port)) return;
      if (hasEnded(child)) throw new Error(`PostgreSQL did not start:\n${log.join('')}`);
      if (Date.now() > end) throw new Error(`PostgreSQL did not answer within ${START_MS / 1_000} s:\n${log.join('')}`);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    const child = server;
    server = null;
    if (!child || hasEnded(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  const abandon = () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);

  try {
    const choices = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', ...(isDurable ? [] : ['-N'])];
    await promisify(execFile)(join(bin, 'initdb'), choices, options);
    await start();
  } catch (error) {
    abandon();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => server?.pid ?? 0,
    isRunning: () => server !== null && !hasEnded(server),
    async crashAndRestart() {
      await end('SIGKILL');
      // What the killed server left behind notices within a second; until then its memory is still held.
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await start();
        } catch (error) {
          if (attempt === 20) throw error;
          await end('SIGKILL');
          await pause(200);
        }
      }
    },
    async stop() {
      process.off('exit', abandon);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root; then it gets a user who may do nothing else. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // The next one, then.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as.');
}

/** Whether a server, or a pooler before one, answers on this port of the loopback. */
export async function canConnect(port: number): Promise<boolean> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 1_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
