import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './root.ts';

const ALERTS = readFileSync(`${ROOT}/deploy/prometheus/alerts.yml`, 'utf8');
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'spielplan-facts-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(name: string, env: Readonly<Record<string, string>>) {
  const { PATH } = process.env;
  return spawnSync('bash', [`${ROOT}/deploy/bin/${name}`], { env: { PATH, METRICS_DIR: folder, ...env }, encoding: 'utf8' });
}

/** The metrics of a file that node_exporter reads; each is one that an alert names. */
function readFacts(name: string): Record<string, number> {
  const path = join(folder, `${name}.prom`);
  expect(statSync(path).mode & 0o777).toBe(0o644);
  expect(readdirSync(folder).filter((file) => file.startsWith('.'))).toEqual([]);
  const lines = readFileSync(path, 'utf8').split('\n');
  const facts = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' '));
  for (const [metric = ''] of facts) {
    expect(lines).toContain(`# TYPE ${metric} gauge`);
    expect(ALERTS).toContain(metric);
  }
  return Object.fromEntries(facts.map(([metric = '', value]) => [metric, Number(value)]));
}

it('tells how the last backup ended, and keeps when one succeeded last', () => {
  const [failed, succeeded] = ['spielplan_backup_failed', 'spielplan_backup_success_timestamp_seconds'];
  expect(run('spielplan-backup-result', { SERVICE_RESULT: 'exit-code' }).status).toBe(0);
  expect(readFacts('spielplan-backup')).toEqual({ [failed]: 1 });
  const now = Math.floor(Date.now() / 1_000);
  run('spielplan-backup-result', { SERVICE_RESULT: 'success' });
  const made = readFacts('spielplan-backup');
  expect(made).toEqual({ [failed]: 0, [succeeded]: expect.any(Number) });
  expect(made[succeeded]).toBeGreaterThanOrEqual(now);
  run('spielplan-backup-result', { SERVICE_RESULT: 'oom-kill' });
  expect(readFacts('spielplan-backup')).toEqual({ ...made, [failed]: 1 });
});

it('is told by systemd whenever a backup has ended', () => {
  const unit = readFileSync(`${ROOT}/deploy/systemd/spielplan-backup.service`, 'utf8');
  expect(unit).toContain('\nExecStopPost=-/opt/spielplan/current/deploy/bin/spielplan-backup-result\n');
  expect(unit).toMatch(/^ReadWritePaths=.* -\/var\/lib\/spielplan\/metrics$/m);
});

it('tells when the certificate ends that is served, and leaves what is known where none is', async () => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '30',
    '-subj',
    '/CN=localhost',
  ];
  expect(spawnSync('openssl', [...args, '-keyout', key, '-out', certificate]).status).toBe(0);
  const port = await freePort();
  const env = { PUBLIC_ORIGIN: 'https://localhost', CERTIFICATE_ADDRESS: `127.0.0.1:${port}` };
  const server = spawn('openssl', ['s_server', '-accept', `127.0.0.1:${port}`, '-cert', certificate, '-key', key, '-quiet'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  for (let tries = 0; tries < 100 && run('spielplan-certificate', env).status !== 0; tries += 1) await pause(50);
  server.kill();
  const known = readFacts('spielplan-certificate');
  const days = ((known.spielplan_certificate_end_timestamp_seconds ?? 0) - Date.now() / 1_000) / 86_400;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);
  expect(run('spielplan-certificate', { ...env, CERTIFICATE_ADDRESS: `127.0.0.1:${await freePort()}` }).status).not.toBe(0);
  expect(readFacts('spielplan-certificate')).toEqual(known);
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
