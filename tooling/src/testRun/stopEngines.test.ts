import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { ROOT } from '../root.ts';

const EVENT = { id: 1, slug: 'x', status: 'scheduled', ticket_status: 'available', date_start: '2999-01-01T20:00:00+01:00' };
const DETAIL = { seat_groups: [{ status: 2, timeslots: [], prices: [{ price: '9.00' }] }] };
const PROGRAMS = ['firefox', 'driver', 'screen'];

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('a run of other engines that is stopped leaves no browser, driver or screen behind', async () => {
  const folder = await mkdtemp(`${tmpdir()}/spielplan-stopped-`);
  // Each notes its process and stays; the screen names its number.
  for (const name of PROGRAMS) {
    const says = name === 'screen' ? 'echo 77 >&3\n' : '';
    await writeFile(`${folder}/${name}`, `#!/bin/sh\n${says}echo $$ > ${folder}/${name}.pid\nexec sleep 60\n`);
    await chmod(`${folder}/${name}`, 0o755);
  }
  const site = createServer(({ url = '' }, response) =>
    response.end(JSON.stringify(url.includes('events/?') ? { results: [EVENT] } : DETAIL)),
  ).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const webkit = [`${folder}/driver`, '/bin/false', `${folder}/screen`].join(',');
  const args = ['e2e/src/engines/main.ts', '--origin', origin, '--firefox', `${folder}/firefox`, '--webkit', webkit];
  const run = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
  const pidOf = async (name: string) => Number(await readFile(`${folder}/${name}.pid`, 'utf8').catch(() => ''));
  try {
    const pids: number[] = [];
    for (const name of PROGRAMS) {
      let pid = 0;
      while ((pid = await pidOf(name)) === 0) await sleep(25);
      pids.push(pid);
    }
    run.kill('SIGTERM');
    expect(await once(run, 'exit')).toEqual([1, null]);
    expect(pids.filter(isAlive)).toEqual([]);
  } finally {
    run.kill('SIGKILL');
    site.close();
    await rm(folder, { recursive: true, force: true });
  }
});
