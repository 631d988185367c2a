import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { ROOT } from '../root.ts';

let home: string;
beforeEach(async () => void (home = await mkdtemp(`${tmpdir()}/spielplan-outside-`)));
afterEach(() => rm(home, { recursive: true, force: true }));

it.each([[['P']], [['--reports']], [['--report', 'P']], [['--since']]])(
  '`pack` refuses %j and says what it takes',
  async (args) => {
    const { status, stderr } = spawnSync(process.execPath, [`${ROOT}/tooling/src/commands/pack.ts`, ...args], {
      env: { ...process.env, SPIELPLAN_STATE: home },
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `pack does not understand "${args.join(' ')}": it fills ${home}/packages, or takes one of --report, --published and --since STATE.\n`,
    });
    await expect(stat(`${home}/packages`)).rejects.toThrow('ENOENT');
  },
);

it('a new remote keeps what runs leave behind out of its repository', () => {
  const folder = `${home}/mfe-garden`;
  const create = `${ROOT}/tooling/packages/create-spielplan-remote/bin/create.mjs`;
  execFileSync(process.execPath, [create, folder, '--no-install']);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const left = ['node_modules/a/index.js', '.spielplan/feed.json', '.cache/a', '.swc/plugins/a'];
  const { stdout } = spawnSync('git', ['check-ignore', ...left, 'src/remote.ts'], { cwd: folder, encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(left);
});

it('a new remote takes the packages of the house into its repository: nothing in it names a folder of this machine', async () => {
  const folder = `${home}/mfe-garden`;
  await mkdir(`${home}/packed`);
  const files = ['shared-contracts', 'shared-ui', 'remote-kit'].map((name) => `spielplan-${name}-0.1.0.tgz`);
  for (const file of files) await writeFile(`${home}/packed/${file}`, file);
  const create = `${ROOT}/tooling/packages/create-spielplan-remote/bin/create.mjs`;
  execFileSync(process.execPath, [create, folder, '--no-install', '--packages', `${home}/packed`]);
  const text = await readFile(`${folder}/package.json`, 'utf8');
  expect(text).not.toContain(home);
  const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>;
  const named = Object.values({ ...dependencies, ...devDependencies }).filter((version) => version.startsWith('file:'));
  expect(named).toEqual(files.map((file) => `file:packages/${file}`));
  for (const file of files) await expect(readFile(`${folder}/packages/${file}`, 'utf8')).resolves.toBe(file);
});
