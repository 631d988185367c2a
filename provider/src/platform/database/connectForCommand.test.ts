import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectForCommand, readCommandConfiguration } from './connectForCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'spielplan-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const SOURCES = join(import.meta.dirname, '../..');
const HTTPS = { PUBLIC_ORIGIN: 'https://altwasser.example', EDITOR_PASSWORD: 'Wehr-am-Morgen-7' };

function run(file: string, args: readonly string[], environment: NodeJS.ProcessEnv): string {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const { stderr } = spawnSync(process.execPath, [join(SOURCES, file), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
    encoding: 'utf8',
    input: 'Wehr-am-Morgen-7',
  });
  return stderr;
}

it.each([
  ['accounts/accountCommand.ts', ['--username', 'technik']],
  ['accounts/audit/auditCommand.ts', []],
  ['platform/security/signing/renewCommand.ts', []],
  ['documents/versions/cleanCommand.ts', []],
  ['backup/backupCommand.ts', []],
])('%s makes no database by the way', (file, args) => {
  const dataDir = join(folder, 'none');
  expect(run(file, args, { DATA_DIR: dataDir })).toContain(`There is no database in ${dataDir}.`);
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
});

it('the database of a public site is neither thrown away nor made in a new folder by a command', () => {
  const dataDir = join(folder, 'public');
  expect(run('seed/reset.ts', [], { DATA_DIR: dataDir, ...HTTPS })).toContain('not thrown away by db:reset');
  expect(run('seed/reset.ts', ['--keep'], { DATA_DIR: dataDir, ...HTTPS })).toContain('no command makes a database in a new one');
  expect(existsSync(dataDir)).toBe(false);
});

it('a release on a server wants to be told its database, and takes the one it is told', () => {
  const deployedMark = join(folder, '.deployed');
  writeFileSync(deployedMark, '');
  const read = (environment: NodeJS.ProcessEnv) => readCommandConfiguration({ environment, deployedMark });
  expect(() => read({})).toThrow('call it by `spielplan`');
  expect(() => read({ ...HTTPS })).toThrow('call it by `spielplan`');
  expect(read({ DATABASE_URL: 'postgres:///x?host=/run/postgresql' }).databaseUrl).toContain('/run/postgresql');
  expect(read({ DATA_DIR: folder }).dataDir).toBe(folder);
  rmSync(deployedMark);
  expect(read({}).databaseUrl).toBeNull();
});

it('nobody writes into the database of another user, who could not read that', () => {
  const dataDir = join(folder, 'owned');
  mkdirSync(join(dataDir, 'database'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17');
  const owner = statSync(dataDir).uid;
  const configuration = readCommandConfiguration({ environment: { DATA_DIR: dataDir } });
  expect(() => connectForCommand(configuration, { user: owner + 1 })).toThrow(`belongs to the user with the id ${owner}`);
});
