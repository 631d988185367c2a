import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TEST_DATABASE_URL } from '../testing/seededDatabase.ts';
import { makeEmptyFolder, makeSeededFolder } from '../testing/seededFolder.ts';
import { type ProviderProcess, startProviderProcess } from './providerProcess.ts';
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts';

const DISK_MB = 140;
const END_MS = 30_000;
const WAIT_MS = 45_000;
const FILL_LOG = join(import.meta.dirname, 'fillLogOnSignal.ts');

describe('A provider whose embedded database cannot go on with its log', () => {
  let disk: SmallDisk | null = null;
  let provider: ProviderProcess | undefined;

  beforeAll(() => {
    if (TEST_DATABASE_URL !== null) return;
    disk = mountSmallDisk(makeEmptyFolder().folder, DISK_MB);
    if (!disk)
      process.stderr.write('Not tried: a small file system cannot be mounted here; that takes an administrator (root).\n');
  });
  afterAll(async () => {
    provider?.signal('SIGKILL');
    await provider?.ended;
    disk?.remove();
  });

  it('answers 503, ends itself, waits for room at its next start and goes on when there is some', async () => {
    if (!disk) return;
    const { folder, remove } = await makeSeededFolder();
    cpSync(folder, disk.folder, { recursive: true });
    remove();
    const environment = { DATA_DIR: disk.folder, DATABASE_URL: '', LOG_LEVEL: 'error', NODE_OPTIONS: `--import=${FILL_LOG}` };
    provider = await startProviderProcess(environment);
    const { url, ended, log, signal } = provider;

    disk.fill();
    signal('SIGUSR2');
    const statuses = new Set<number>();
    const result: { code?: number | null } = {};
    void ended.then((code) => (result.code = code));
    for (const end = Date.now() + END_MS; result.code === undefined && Date.now() < end; await pause(20)) {
      const answer = await fetch(`${url}/de/api/pages/?slug=start`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      if (answer) statuses.add(answer.status);
    }
    expect(result.code).toBe(1);
    expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(log.join('\n')).toMatch(/The embedded database has given up: .*No space left on device/);

    const said: string[] = [];
    const starting = startProviderProcess(environment, said);
    const isWaiting = () => /cannot be opened: .*No space left on device.*waits for room/.test(said.join('\n'));
    for (const end = Date.now() + WAIT_MS; !isWaiting() && Date.now() < end;) await pause(50);
    expect(isWaiting()).toBe(true);
    disk.empty();
    provider = await starting;
    expect((await fetch(`${provider.url}/health/ready`)).status).toBe(200);
  }, 240_000);
});
