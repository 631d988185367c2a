import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { relative } from 'node:path';
import { jest } from '@jest/globals';
import { ROOT } from '../root.ts';
import { startWatchedProgram, type WatchedProgram } from './WatchedProgram.ts';

let folder: string;
let program: WatchedProgram | null = null;

beforeEach(async () => (folder = await mkdtemp(`${tmpdir()}/program-`)));
afterEach(async () => {
  await program?.stop();
  await rm(folder, { recursive: true });
});

async function start(script: string, sources: readonly string[] = []): Promise<{ lines: string[] }> {
  await writeFile(`${folder}/program.mjs`, script);
  const lines: string[] = [];
  program = startWatchedProgram({
    name: 'program',
    args: [`${folder}/program.mjs`],
    env: {},
    isReadyLine: (line) => line.startsWith('serving'),
    onLine: (line) => lines.push(line),
    sources,
    stopTimeoutMs: 1_000,
  });
  return { lines };
}

const SERVES = `process.stdout.write('serving ' + process.pid + '\\n'); setInterval(() => {}, 1000);`;

describe('a watched program', () => {
  it('is ready when it says so, and another one after a restart', async () => {
    const { lines } = await start(SERVES);
    await program?.ready();
    await program?.restart();
    expect(new Set(lines).size).toBe(2);
  });

  it('lets those who wait during a restart wait for the new run', async () => {
    await start(SERVES);
    const waiting = program?.ready();
    const restarted = program?.restart();
    await expect(Promise.all([waiting, restarted, program?.ready()])).resolves.toBeDefined();
  });

  it('says its last words when it does not start, and gets another chance', async () => {
    await start(`process.stderr.write('no database\\n'); process.exit(3);`);
    await expect(program?.ready()).rejects.toThrow(/exit code 3[\s\S]*no database/);
    await writeFile(`${folder}/program.mjs`, SERVES);
    await program?.restart();
    await expect(program?.ready()).resolves.toBeUndefined();
  });

  it('that is stopped is not started again by a change just before', async () => {
    const { lines } = await start(SERVES, [relative(ROOT, folder)]);
    await program?.ready();
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance', 'setInterval', 'queueMicrotask', 'Date'] });
    try {
      await writeFile(`${folder}/changed.ts`, '');
      while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
      await program?.stop();
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
    expect(lines).toHaveLength(1);
  });
});
