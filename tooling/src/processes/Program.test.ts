import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './ports.ts';
import { type Program, startProgram } from './Program.ts';

const SERVER = 'shell/src/server/testing/slowProcess.ts';
/** Waits until a process has ended, and says how 20 connections to its port fare. */
const VISITS = `
const { readFileSync } = require('node:fs');
const [pid, port] = process.argv.slice(1);
while (!/State:\\s+Z/.test(readFileSync('/proc/' + pid + '/status', 'utf8')));
for (let count = 0; count < 20; count += 1)
  require('node:http')
    .get({ port, host: '127.0.0.1', timeout: 500 })
    .on('timeout', function () { this.destroy({ code: 'connected, and never answered' }); })
    .on('error', ({ code }) => console.log(code));
`;

function start(flags: readonly string[] = []): Promise<{ program: Program; port: string }> {
  return new Promise((resolve) => {
    const program = startProgram({
      name: 'shell',
      args: [...flags, SERVER],
      sharesPort: true,
      onLine: (line) => line.startsWith('port ') && resolve({ program, port: line.slice(5) }),
    });
  });
}

describe('A program that shares its port', () => {
  it('has a socket of its own: none is left on which connections wait for nobody when it has ended', async () => {
    // Elsewhere programs share their supervisor's socket.
    if (process.platform !== 'linux') return;
    const { program, port } = await start();
    process.kill(program.pid, 'SIGTERM');
    // Nothing of this process runs meanwhile: it cannot close what it would still have open.
    const output = execFileSync(process.execPath, ['-e', VISITS, String(program.pid), port], { encoding: 'utf8' });
    expect(output.trim().split('\n')).toEqual(Array.from({ length: 20 }, () => 'ECONNREFUSED'));
    expect(await program.ended).toBe(0);
  });

  it('can be looked into at the port that its flag names', async () => {
    const inspectPort = await findFreePort();
    const { program } = await start([`--inspect=127.0.0.1:${inspectPort}`]);
    try {
      const targets = (await (await fetch(`http://127.0.0.1:${inspectPort}/json`)).json()) as { title: string }[];
      expect(targets.map(({ title }) => title)).toEqual([SERVER]);
    } finally {
      await program.stop();
    }
  });
});

/** Starts a program that never ends, says its process id, and is itself over at once. */
const PARENT = `
import { startProgram } from ${JSON.stringify(fileURLToPath(new URL('Program.ts', import.meta.url)))};
const { pid } = startProgram({ name: 'child', hearsOfEnd: true, args: ['-e', process.argv[1]] });
process.stdout.write(String(pid), () => process.argv[2] === 'ends' && process.exit(1));
`;
const ENDLESS = 'setInterval(() => {}, 1_000);';

it.each([
  ['ends with it', 'ends', ENDLESS],
  ['learns of its end also where it was killed', 'is killed', `${ENDLESS} process.once('disconnect', () => process.exit());`],
])('what a program has started %s', async (_, how, program) => {
  const args = ['--input-type=module', '-e', PARENT, program, how];
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
  if (how === 'is killed') parent.kill('SIGKILL');
  while (isRunning(Number(pid))) await new Promise((resolve) => setTimeout(resolve, 5));
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
