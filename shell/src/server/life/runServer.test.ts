import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../testing/slowProcess.ts');
const BUSY = 20;

interface Running {
  child: ChildProcess;
  origin: string;
  lines: string[];
  ended: Promise<unknown[]>;
}

interface Answer {
  status?: number;
  connection?: string;
  body: string;
}

function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.once('end', () => resolve({ status: response.statusCode, connection: response.headers.connection, body }));
      response.once('error', reject);
    }).once('error', reject);
  });
}

const codeOf = (error: NodeJS.ErrnoException) => error.code;

describe('A process that serves', () => {
  const started: ChildProcess[] = [];
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
  });

  async function start({ stopNotice = 0, isSupervised = false } = {}): Promise<Running> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      env: { ...process.env, STOP_NOTICE: String(stopNotice) },
      stdio: ['ignore', 'pipe', 'inherit', ...(isSupervised ? (['ipc'] as const) : [])],
    });
    started.push(child);
    const ended = once(child, 'exit');
    const lines: string[] = [];
    const output = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    const port = await new Promise<string>((resolve) => {
      output.on('line', (line) => (line.startsWith('port ') ? resolve(line.slice(5)) : lines.push(line)));
    });
    return { child, origin: `http://127.0.0.1:${port}`, lines, ended };
  }

  it('finishes what is under way when it is asked to stop, tells its balancer first, and takes nothing new in the end', async () => {
    const { child, origin, lines, ended } = await start({ stopNotice: 300 });
    const agent = new Agent({ keepAlive: true, maxSockets: BUSY });
    // Connections that are kept, as a balancer's are.
    await Promise.all(Array.from({ length: BUSY }, () => ask(`${origin}/?ms=20`, agent)));
    const underWay = Array.from({ length: BUSY }, () => ask(`${origin}/?ms=900`, agent));
    await pause(50);
    child.kill('SIGTERM');
    await pause(100);

    // The notice: not ready, and still answered on a connection that is new.
    const notice = await ask(`${origin}/health/ready`, new Agent());
    expect({ ...notice, body: JSON.parse(notice.body) as unknown }).toMatchObject({
      status: 503,
      connection: 'close',
      body: { status: 'stopping' },
    });
    expect(await ask(`${origin}/?ms=1`, new Agent())).toEqual({ status: 200, connection: 'close', body: 'whole' });
    await pause(400);
    expect(await ask(`${origin}/?ms=1`, new Agent()).catch(codeOf)).toBe('ECONNREFUSED');

    const answers = await Promise.all(underWay.map((each) => each.catch(codeOf)));
    expect(answers).toEqual(Array.from({ length: BUSY }, () => ({ status: 200, connection: 'close', body: 'whole' })));
    expect(await ended).toEqual([0, null]);
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(['stopping', 'stopped']);
    agent.destroy();
  });

  it('ends with a failure after a mistake that nobody caught, and still finishes what is under way', async () => {
    const { origin, lines, ended } = await start();
    const underWay = ask(`${origin}/?ms=600`, new Agent());
    await pause(50);
    expect((await ask(`${origin}/throw?ms=1`, new Agent())).body).toBe('whole');
    await pause(100);
    expect(await ask(`${origin}/?ms=1`, new Agent()).catch(codeOf)).toBe('ECONNREFUSED');
    expect(await underWay).toMatchObject({ status: 200, body: 'whole' });
    expect(await ended).toEqual([1, null]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'process.exception', code: 'SP-9000' });
  });

  it('goes on after such a mistake until its supervisor has another one', async () => {
    const { child, origin, ended } = await start({ isSupervised: true });
    const said: unknown[] = [];
    child.on('message', (message) => said.push(message));
    await ask(`${origin}/throw?ms=1`, new Agent());
    await pause(200);
    expect(said).toEqual(['spielplan:ready', 'spielplan:replace']);
    expect(await ask(`${origin}/?ms=1`, new Agent())).toMatchObject({ status: 200 });
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  });
});
