import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { canConnect, unprivilegedUser } from './startPostgres.ts';

/** PgBouncer in transaction mode before a server, on the loopback. */
export interface Pooler {
  /** The address of a database on the server, by way of the pooler. */
  through(url: string): string;
  /** Ends it as a crash does, and starts it again on the same port. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

const PROGRAM = '/usr/sbin/pgbouncer';
const START_MS = 10_000;

/** Whether this machine has Debian's package. */
export function canStartPooler(): boolean {
  return existsSync(PROGRAM);
}

/** Starts one with so many connections to the server that startPostgres has started. */
export async function startPooler(serverUrl: string, connections: number): Promise<Pooler> {
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'spielplan-pooler-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: connections,
    ignore_startup_parameters: 'options, statement_timeout, idle_in_transaction_session_timeout',
    unix_socket_dir: '',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const databases = `* = host=${hostname} port=${serverPort} user=${username}`;
  writeFileSync(file, `[databases]\n${databases}\n[pgbouncer]\n${lines.join('\n')}\n`, { mode: 0o644 });

  let child: ChildProcess;
  const start = async () => {
    child = spawn(PROGRAM, [file], { ...owner, cwd: folder, stdio: 'ignore' });
    for (const end = Date.now() + START_MS; !(await canConnect(port)); await pause(50))
      if (Date.now() > end) throw new Error('PgBouncer did not start.');
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  const abandon = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  await start();
  return {
    through: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    async crashAndRestart() {
      await end('SIGKILL');
      await start();
    },
    async stop() {
      process.off('exit', abandon);
      // Asked politely it would wait for its clients.
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
