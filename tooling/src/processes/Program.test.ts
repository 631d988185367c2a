import { execFileSync } from 'node:child_process';
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

function start(): Promise<{ program: Program; port: string }> {
  return new Promise((resolve) => {
    const program = startProgram({
      name: 'shell',
      args: [SERVER],
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
});
