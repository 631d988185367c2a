import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProviderProcess } from '../../faults/providerProcess.ts';
import { makeSeededFolder } from '../../testing/seededFolder.ts';
import { newVisitor, START_TIMEOUT_MS } from '../../testing/testProvider.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const PASSWORD = 'Wehr-am-Morgen-7';

describe('A provider whose database is damaged', () => {
  const above = mkdtempSync(join(tmpdir(), 'spielplan-damaged-'));
  // A path that a shell takes apart where it is not quoted.
  const folder = join(above, "the house's data");
  const { DATABASE_URL: _, DATA_DIR: __, ...machine } = process.env;
  const run = (command: string, env: NodeJS.ProcessEnv) =>
    execFileSync('sh', ['-c', command], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...machine, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  beforeAll(async () => {
    const seeded = await makeSeededFolder();
    renameSync(seeded.folder, folder);
  }, START_TIMEOUT_MS);
  afterAll(() => rmSync(above, { recursive: true, force: true }));

  it('serves what the backup holds, once its own sentence has been followed', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: '' };
    run('npm run account -w provider -- --username aufsicht', { ...env, ACCOUNT_PASSWORD: PASSWORD });
    mkdirSync(join(folder, 'backups'), { recursive: true });
    run('npm run db:backup -w provider', env);
    truncateSync(join(folder, 'database/global/pg_control'), 100);

    const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'provider/src/main.ts'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...machine, ...env, PROVIDER_PORT: '0' },
    });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/The database in .* is damaged: .* Move that folder away/)]);
    const [, damaged = ''] = /The database in (.+?) is damaged/.exec(stderr) ?? [];
    const [, command = ''] = /then restore the newest backup: (.+) \(of /.exec(stderr) ?? [];
    renameSync(damaged, `${damaged}-damaged`);
    expect(run(command, {})).toMatch(/^Restored \d{4,} rows of \d+ tables/m);

    const provider = await startProviderProcess(env);
    const visitor = await newVisitor(provider.url);
    const login = await visitor.send('POST', '/pageeditor-api/login', { username: 'aufsicht', password: PASSWORD });
    const { count } = (await (await fetch(`${provider.url}/de/api/events/`)).json()) as { count: number };
    provider.signal('SIGTERM');
    expect(await provider.ended).toBe(0);
    expect([login.status, count > 400]).toEqual([200, true]);
  }, 240_000);
});
