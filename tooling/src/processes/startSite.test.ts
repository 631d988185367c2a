import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../root.ts';
import { findFreePort, refuseUsedPort } from './ports.ts';
import { startSite } from './startSite.ts';

/** Starts a site whose builds never end. */
const START = `
  import { startSite } from '${ROOT}/tooling/src/processes/startSite.ts';
  const [port, providerPort, stateDir] = process.argv.slice(1);
  const prepare = () => new Promise(() => setInterval(() => {}, 1_000));
  const onLine = (_, line) => console.log(line);
  await startSite({ port: Number(port), providerPort: Number(providerPort), stateDir, prepare, onLine });`;

describe('The site as `npm start` starts it', () => {
  let stateDir: string;
  beforeEach(async () => void (stateDir = await mkdtemp(`${tmpdir()}/spielplan-start-`)));
  afterEach(() => rm(stateDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

  it('refuses one port for both programs', async () => {
    const port = await findFreePort();
    await expect(startSite({ port, providerPort: port, stateDir })).rejects.toThrow(`are both ${port}`);
  });

  it('is stopped as a whole while it starts', async () => {
    const [port, providerPort] = [await findFreePort(), await findFreePort()];
    const stopped = Promise.withResolvers<void>();
    const listening = Promise.withResolvers<void>();
    const starting = startSite({
      port,
      providerPort,
      stateDir,
      // Builds that take longer than anybody waits.
      prepare: () => stopped.promise.then(() => Promise.reject(new Error('stopped'))),
      onStop: (stop) => void listening.promise.then(stop).then(stopped.resolve),
      onLine: (_, line) => line.startsWith('Provider: ') && listening.resolve(),
    });
    await expect(starting).rejects.toThrow('stopped');
    await expect(refuseUsedPort('PROVIDER_PORT', providerPort)).resolves.toBeUndefined();
  }, 60_000);

  it('leaves no provider behind where what has started it is killed', async () => {
    const [port, providerPort] = [await findFreePort(), await findFreePort()];
    const args = ['--input-type=module', '-e', START, String(port), String(providerPort), stateDir];
    const starter = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: starter.stdout })) if (line.startsWith('Provider: ')) break;
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    const isFree = () =>
      refuseUsedPort('PROVIDER_PORT', providerPort).then(
        () => true,
        () => false,
      );
    for (let turn = 0; turn < 100 && !(await isFree()); turn += 1) await pause(100);
    expect(await isFree()).toBe(true);
  }, 60_000);
});
