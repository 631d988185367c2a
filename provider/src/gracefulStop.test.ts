import { spawnSync } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ProviderProcess, startProviderProcess } from './faults/providerProcess.ts';
import { makeSeededData, type SeededData } from './testing/seededDatabase.ts';
import { START_TIMEOUT_MS } from './testing/testProvider.ts';

interface Answer {
  status: number;
  /** What the `connection` header says. */
  connection: string | undefined;
  bytes: number;
}

/** Asks on a connection that is kept, as the site's server does. */
function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, bytes }));
      response.once('error', reject);
    }).once('error', reject);
  });
}

async function untilRefused(url: string): Promise<void> {
  for (;;) {
    const answer = await ask(`${url}/health/live`, new Agent()).catch(({ code }: NodeJS.ErrnoException) => code);
    if (answer === 'ECONNREFUSED') return;
    await pause(50);
  }
}

describe('A provider that is asked to stop', () => {
  let data: SeededData;
  let provider: ProviderProcess;

  beforeAll(async () => {
    data = await makeSeededData();
    provider = await startProviderProcess({
      DATA_DIR: data.dataDir,
      DATABASE_URL: data.databaseUrl ?? '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      STOP_NOTICE: '3000',
    });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    provider.signal('SIGKILL');
    await provider.ended;
    await data.remove();
  });

  it('keeps its embedded database to itself, also from a provider in another container', () => {
    if (data.databaseUrl !== null) return;
    const apart = ['--pid', '--fork', '--kill-child', '--mount-proc'];
    const canBeApart = spawnSync('unshare', [...apart, 'true']).status === 0;
    const [command, ...args] = [
      ...(canBeApart ? ['unshare', ...apart] : []),
      process.execPath,
      join(import.meta.dirname, 'main.ts'),
    ];
    const env = { ...process.env, DATA_DIR: data.dataDir, PROVIDER_PORT: '0' };
    const { status, stdout, stderr } = spawnSync(command ?? '', args, { env, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^The data folder ${data.dataDir} is in use by process ${provider.pid} on .*DATABASE_URL`));
  });

  it('answers everything that is under way, takes nothing new, and ends', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 60 });
    // Pictures that nobody has asked for yet take their time.
    const pictures = Array.from({ length: 3 }, (_, index) => `/media/posters/production-${index + 31}-320.avif`);
    const lists = Array.from({ length: 12 }, (_, index) => `/de/api/events/?page_size=50&page=${(index % 5) + 1}`);
    const paths = [...pictures, ...lists];
    // Connections that the provider knows and that are at rest:
    // what is sent there has arrived, however late it is read.
    await Promise.all(paths.map(() => ask(`${provider.url}/health/live`, agent)));
    const underWay = paths.map((path) => ask(provider.url + path, agent));
    await pause(30);
    provider.signal('SIGTERM');
    // The notice to a balancer: it does not send anybody any more, and anyone who comes is answered.
    const readiness = () => ask(`${provider.url}/health/ready`, new Agent());
    let ready = await readiness();
    while (ready.status === 200) ready = await readiness();
    expect(ready).toMatchObject({ status: 503, connection: 'close' });
    expect(await ask(`${provider.url}/de/api/events/`, new Agent())).toMatchObject({ status: 200, connection: 'close' });

    await untilRefused(provider.url);
    const answers = await Promise.all(underWay);
    expect(answers.filter(({ status, bytes }) => status !== 200 || bytes === 0)).toEqual([]);
    expect(answers.some(({ connection }) => connection === 'close')).toBe(true);
    expect(await provider.ended).toBe(0);
    agent.destroy();
  });

  it('has told so in its log, and every line of it is one object', () => {
    const lines = provider.log.filter((line) => !line.startsWith('Provider: ')).map((line) => JSON.parse(line) as object);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'stopping', service: 'provider' }));
    const answered =
      lines.find((line) => 'route' in line && line.route === '/media/posters/:file') ?? lines.find((line) => 'reqId' in line);
    expect(answered).toMatchObject({ reqId: expect.stringMatching(/^[\w-]{8,}$/), status: 200, ms: expect.any(Number) });
  });
});
