import { execFileSync } from 'node:child_process';
import { findLeftBehind, leftBehindStep } from './leftBehindStep.ts';

const SCRATCH = '/tmp/spielplan-test-of-nobody';
const started: number[] = [];

/** Starts a program whose parent ends at once, and answers its id. */
function orphan(command: string, env: NodeJS.ProcessEnv = {}): number {
  const pid = Number(
    execFileSync('sh', ['-c', `${command} >/dev/null 2>&1 & echo $!`], { encoding: 'utf8', env: { ...process.env, ...env } }),
  );
  started.push(pid);
  return pid;
}

afterEach(() => {
  for (const pid of started.splice(0)) process.kill(pid, 'SIGKILL');
});

describe('What a test run leaves behind', () => {
  const NODE = `"${process.execPath}" -e "setTimeout(() => {}, 60000)"`;

  it.each([
    ['is found by this Node', NODE, {}, true],
    ['is found by the folder of the run in its environment', 'sleep 60', { SPIELPLAN_STATE: `${SCRATCH}/e2e` }, true],
    ['is no program of others', 'sleep 60', {}, false],
  ])('%s', (_, command, env, isFound) => {
    const pid = orphan(command, env);
    expect(findLeftBehind(SCRATCH).includes(pid)).toBe(isFound);
  });

  it('is named, and fails the step, only if it stays', async () => {
    const said: string[] = [];
    const context = { say: (line: string) => void said.push(line), scratch: SCRATCH, signal: new AbortController().signal };
    const [short, long] = [orphan('exec sleep 1', { SPIELPLAN_STATE: SCRATCH }), orphan(NODE)];
    expect((await leftBehindStep(2_000).run(context)).failed).toBe(1);
    expect(said.find((line) => line.includes(`process ${long} lives on: `))).toContain('setTimeout');
    expect(said.some((line) => line.includes(`process ${short} `))).toBe(false);
    started.shift();
  });
});
