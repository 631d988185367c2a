import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeEmptyFolder } from '../../testing/seededFolder.ts';
import { holdDataFolder } from './dataFolderLock.ts';

const HOLD = `
  const { holdDataFolder } = await import(process.argv[1]);
  try {
    holdDataFolder(process.argv[2]);
    console.log('held by process ' + process.pid);
    setInterval(() => undefined, 1_000);
  } catch (error) {
    console.log(error.message);
  }`;
const ARGS = ['--input-type=module', '-e', HOLD, join(import.meta.dirname, 'dataFolderLock.ts')];

/** As in two containers: each has its own process numbers, and none sees the other's. */
const APART = ['--pid', '--fork', '--kill-child', '--mount-proc'];
const canBeApart = spawnSync('unshare', [...APART, 'true']).status === 0;

describe('A data folder', () => {
  const { folder, remove } = makeEmptyFolder();
  const holders: ChildProcess[] = [];

  /** Starts a process that wants the folder, and answers what it says. */
  async function hold(isApart: boolean): Promise<{ said: string; kill: () => Promise<void> }> {
    const args = [...ARGS, folder];
    const child = isApart ? spawn('unshare', [...APART, process.execPath, ...args]) : spawn(process.execPath, args);
    holders.push(child);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const kill = async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    };
    return { said: line.toString().trim(), kill };
  }

  afterAll(() => {
    for (const holder of holders) holder.kill('SIGKILL');
    remove();
  });

  it('is held by one process, says which, and is free when that one lets go', () => {
    const release = holdDataFolder(folder);
    expect(() => holdDataFolder(folder)).toThrow(
      new RegExp(`^The data folder ${folder} is in use by process ${process.pid} on .+ \\(since .+\\)\\. Stop that one first`),
    );
    release();
    holdDataFolder(folder)();
  });

  it('that was held by a process which was killed is free at once', async () => {
    const holder = await hold(false);
    expect(holder.said).toMatch(/^held by process \d+$/);
    expect(() => holdDataFolder(folder)).toThrow(/in use by process \d+ on/);
    await holder.kill();
    holdDataFolder(folder)();
  });

  it('is held also between processes that do not see each other, as in two containers', async () => {
    if (!canBeApart) {
      process.stderr.write('Not tried: this system does not let a test make process namespaces (unshare).\n');
      return;
    }
    const holder = await hold(true);
    // The first process of its own numbering, which here is somebody else.
    expect(holder.said).toBe('held by process 1');
    expect((await hold(true)).said).toMatch(/is in use by process 1 on .+Stop that one first/);
    expect((await hold(false)).said).toMatch(/is in use by process 1 on/);
    await holder.kill();
    expect((await hold(true)).said).toBe('held by process 1');
  });

  it('is refused with the error of the system where there can be no lock', () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    expect(() => holdDataFolder(file)).toThrow(/EEXIST|ENOTDIR/);
    expect(readFileSync(file, 'utf8')).toBe('');
  });
});
