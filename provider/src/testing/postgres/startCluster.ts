import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../freePort.ts';
import { findPostgres } from './findPostgres.ts';

/** Two PostgreSQL with failover, as deploy/failover sets them up, on the loopback. */
export interface Cluster {
  /** A database of the provider's, by way of HAProxy: wherever the primary is. */
  url: string;
  /** Ends the primary and what watches it as a machine that loses power does. */
  killPrimary(): Promise<void>;
  /** Starts what was killed again, and waits until it is a standby that has all. */
  repair(): Promise<void>;
  /** Ends everything and deletes its files. */
  stop(): Promise<void>;
}

const FILES = join(import.meta.dirname, '../../../../deploy/failover');
const PROGRAMS = { etcd: '/usr/bin/etcd', patroni: '/usr/bin/patroni', haproxy: '/usr/sbin/haproxy' };
const ADDRESS = '127.0.0.1';
const PASSWORD = 'only-on-this-loopback';
const READY_MS = 60_000;

/** Whether this machine has what a cluster takes: root, and Debian's packages. */
export function canStartCluster(): boolean {
  return process.getuid?.() === 0 && Object.values(PROGRAMS).every((path) => existsSync(path));
}

interface Node {
  name: string;
  config: string;
  data: string;
  rest: number;
  port: number;
  patroni: ChildProcess | null;
}

/** Starts etcd, two PostgreSQL under Patroni, and HAProxy before them, and waits until the second is a synchronous standby. */
export async function startCluster(): Promise<Cluster> {
  const bin = findPostgres(() => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'spielplan-cluster-'));
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, owner.uid, owner.gid);
  const children = new Set<ChildProcess>();
  const start = (program: string, args: readonly string[]): ChildProcess => {
    const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder }, stdio: 'ignore' } as const;
    const child = spawn(program, [...args], options);
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };
  const abandon = () => {
    for (const child of children) child.kill('SIGKILL');
    for (const { data } of nodes) killPostmaster(data);
    rmSync(folder, { recursive: true, force: true });
  };
  const nodes: Node[] = [];
  process.once('exit', abandon);

  const fill = (name: string, values: Readonly<Record<string, string | number>>, to: string) => {
    const text = readFileSync(join(FILES, name), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`${name} names ${key}, which nobody fills in.`);
      return String(value);
    });
    writeFileSync(to, text, { mode: 0o644 });
    return to;
  };

  const [client, peer] = [await freePort(), await freePort()];
  start(PROGRAMS.etcd, [
    '--name=one',
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=http://${ADDRESS}:${client}`,
    `--advertise-client-urls=http://${ADDRESS}:${client}`,
    `--listen-peer-urls=http://${ADDRESS}:${peer}`,
    `--initial-advertise-peer-urls=http://${ADDRESS}:${peer}`,
    `--initial-cluster=one=http://${ADDRESS}:${peer}`,
  ]);
  for (const name of ['one', 'two']) {
    const [rest, port, data] = [await freePort(), await freePort(), join(folder, name)];
    const values = {
      NODE: name,
      ADDRESS,
      ETCD: `${ADDRESS}:${client}`,
      REST_PORT: rest,
      POSTGRES_PORT: port,
      POSTGRES_BIN: bin,
      DATA: data,
      SOCKETS: folder,
      NETWORK: `${ADDRESS}/32`,
      SUPERUSER_PASSWORD: PASSWORD,
      REPLICATION_PASSWORD: PASSWORD,
    };
    nodes.push({ name, data, rest, port, config: fill('patroni.yml', values, join(folder, `${name}.yml`)), patroni: null });
  }
  const run = (node: Node) => void (node.patroni = start(PROGRAMS.patroni, [node.config]));
  const state = async (node: Node, path: string) =>
    (await fetch(`http://${ADDRESS}:${node.rest}${path}`, { method: 'OPTIONS' }).catch(() => null))?.status === 200;
  const findPrimary = async () => {
    for (const node of nodes) if (node.patroni && (await state(node, '/primary'))) return node;
    return null;
  };
  const until = async (what: string, isSo: () => Promise<boolean>) => {
    for (const end = Date.now() + READY_MS; !(await isSo()); await pause(200))
      if (Date.now() > end) throw new Error(`${what}: not within ${READY_MS / 1_000} s.`);
  };
  const hasStandby = async () => (await Promise.all(nodes.map((node) => state(node, '/sync')))).includes(true);

  try {
    for (const node of nodes) run(node);
    await until('a primary', async () => (await findPrimary()) !== null);
    await until('a synchronous standby', hasStandby);
    const proxy = await freePort();
    const [one, two] = nodes as [Node, Node];
    mkdirSync(join(folder, 'proxy'));
    const values = {
      PROXY_PORT: proxy,
      ONE: `${ADDRESS}:${one.port}`,
      TWO: `${ADDRESS}:${two.port}`,
      ONE_REST_PORT: one.rest,
      TWO_REST_PORT: two.rest,
    };
    start(PROGRAMS.haproxy, ['-db', '-f', fill('haproxy.cfg', values, join(folder, 'haproxy.cfg'))]);
    const admin = `postgres://postgres:${PASSWORD}@${ADDRESS}:${proxy}/postgres`;
    // Until its first checks HAProxy takes the standby for a primary.
    const statements = [
      `create role spielplan login password '${PASSWORD}'`,
      'create database spielplan owner spielplan template template0',
    ];
    for (const statement of statements) await until('HAProxy', () => canRun(admin, statement));
    return {
      url: `postgres://spielplan:${PASSWORD}@${ADDRESS}:${proxy}/spielplan`,
      async killPrimary() {
        const primary = await findPrimary();
        if (!primary) throw new Error('There is no primary.');
        primary.patroni?.kill('SIGKILL');
        primary.patroni = null;
        killPostmaster(primary.data);
      },
      async repair() {
        for (const node of nodes) if (!node.patroni) run(node);
        await until('a synchronous standby', hasStandby);
      },
      async stop() {
        process.off('exit', abandon);
        await Promise.all([...children].map(endChild));
        abandon();
      },
    };
  } catch (error) {
    process.off('exit', abandon);
    abandon();
    throw error;
  }
}

/** The server itself; what it has started follows as soon as it notices. */
function killPostmaster(data: string): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    if (pid > 1) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

async function endChild(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const isLate = await Promise.race([ended.then(() => false), pause(15_000, true, { ref: false })]);
  if (isLate) child.kill('SIGKILL');
}

async function canRun(url: string, statement: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
