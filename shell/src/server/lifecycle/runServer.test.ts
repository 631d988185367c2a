import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@spielplan/shared-contracts/testing';

const MAIN = join(import.meta.dirname, '../testing/slowProcess.ts');
const BUSY = 20;

interface Running {
  child: ChildProcess;
  origin: string;
  lines: string[];
  ended: Promise<unknown[]>;
  /**
   * Settles when the process has begun to read nothing
   * (`/hold`), or when all wait that were to (`/later?of=20`).
   */
  held: Promise<void>;
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

interface Connection {
  send(bytes: string): void;
  /** Status of the next answer, or the code of what broke the connection. */
  answer(): Promise<number | string | undefined>;
}

async function open(origin: string): Promise<Connection> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let text = '';
  let broken: string | undefined;
  socket.on('data', (part: Buffer) => (text += part.toString()));
  socket.on('error', ({ code }: NodeJS.ErrnoException) => (broken = code));
  socket.on('close', () => (broken ??= 'closed'));
  await once(socket, 'connect');
  return {
    send: (bytes) => void socket.write(bytes),
    async answer() {
      while (!text.includes('whole')) {
        if (broken) return broken;
        await pause(10);
      }
      const status = Number(text.slice(9, 12));
      text = '';
      return status;
    },
  };
}

const request = (path: string, connection: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: ${connection}\r\n\r\n`;

const codeOf = (error: NodeJS.ErrnoException) => error.code;

/** Waits until the listener is closed: a busy machine needs up to a second (`createDrain`). */
const untilRefused = (origin: string) =>
  until(async () => (await ask(`${origin}/?ms=1`, new Agent()).catch(codeOf)) === 'ECONNREFUSED');

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
    const held = Promise.withResolvers<void>();
    const port = await new Promise<string>((resolve) => {
      output.on('line', (line) => {
        if (line === 'held' || line === 'all wait') held.resolve();
        else if (line.startsWith('port ')) resolve(line.slice(5));
        else lines.push(line);
      });
    });
    return { child, origin: `http://127.0.0.1:${port}`, lines, ended, held: held.promise };
  }

  it('finishes what is under way when it is asked to stop, tells its balancer first, and takes nothing new in the end', async () => {
    const { child, origin, lines, ended, held } = await start({ stopNotice: 2_000 });
    const agent = new Agent({ keepAlive: true, maxSockets: BUSY });
    // Connections that are kept, as a balancer's are.
    await Promise.all(Array.from({ length: BUSY }, () => ask(`${origin}/?ms=20`, agent)));
    const underWay = Array.from({ length: BUSY }, () => ask(`${origin}/later?of=${BUSY}`, agent));
    await held;
    child.kill('SIGTERM');
    await until(() => lines.length > 0);

    // The notice: not ready, and still answered on a connection that is new.
    const notice = await ask(`${origin}/health/ready`, new Agent());
    expect({ ...notice, body: JSON.parse(notice.body) as unknown }).toMatchObject({
      status: 503,
      connection: 'close',
      body: { status: 'stopping' },
    });
    expect(await ask(`${origin}/?ms=1`, new Agent())).toEqual({ status: 200, connection: 'close', body: 'whole' });
    await untilRefused(origin);

    child.kill('SIGUSR2');
    const answers = await Promise.all(underWay.map((each) => each.catch(codeOf)));
    expect(answers).toEqual(Array.from({ length: BUSY }, () => ({ status: 200, connection: 'close', body: 'whole' })));
    expect(await ended).toEqual([0, null]);
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(['stopping', 'stopped']);
    agent.destroy();
  });

  it('answers what waits in the queue of its socket, what arrives in pieces, and what comes late', async () => {
    const { child, origin, held, ended } = await start();
    // Connections that the process knows: one that rests, one
    // in the middle of a head, one that has sent nothing yet.
    const resting = await open(origin);
    resting.send(request('/?ms=1', 'keep-alive'));
    expect(await resting.answer()).toBe(200);
    const [inPieces, silent] = [await open(origin), await open(origin)];
    inPieces.send('GET /?ms=1 HTTP/1.1\r\nho');
    void ask(`${origin}/hold?ms=300`, new Agent());
    await held;
    const queued = await Promise.all(Array.from({ length: 3 * BUSY }, () => open(origin)));
    for (const each of queued) each.send(request('/?ms=1', 'close'));
    child.kill('SIGTERM');
    const answers = queued.map((each) => each.answer());
    expect(await Promise.all(answers)).toEqual(queued.map(() => 200));
    await pause(200);
    resting.send(request('/?ms=1', 'keep-alive'));
    silent.send(request('/?ms=1', 'keep-alive'));
    expect(await Promise.all([resting.answer(), silent.answer()])).toEqual([200, 200]);
    await pause(1_200);
    inPieces.send('st: localhost\r\n\r\n');
    expect(await inPieces.answer()).toBe(200);
    expect(await ended).toEqual([0, null]);
  });

  it('ends with a failure after an uncaught exception, and still finishes what is under way', async () => {
    const { child, origin, lines, ended, held } = await start();
    const underWay = ask(`${origin}/later?of=1`, new Agent());
    await held;
    expect((await ask(`${origin}/throw?ms=1`, new Agent())).body).toBe('whole');
    await untilRefused(origin);
    child.kill('SIGUSR2');
    expect(await underWay).toMatchObject({ status: 200, body: 'whole' });
    expect(await ended).toEqual([1, null]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'process.exception', code: 'SP-9000' });
  });

  it.each(['/throw', '/reject'])('goes on after such a mistake (%s) until its supervisor has another one', async (path) => {
    const { child, origin, lines, ended } = await start({ isSupervised: true });
    const said: unknown[] = [];
    child.on('message', (message) => said.push(message));
    await ask(`${origin}${path}?ms=1`, new Agent());
    await until(() => said.length > 1);
    expect(said).toEqual(['spielplan:ready', 'spielplan:replace']);
    const event = path === '/throw' ? 'process.exception' : 'process.rejection';
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(expect.objectContaining({ event, code: 'SP-9000' }));
    expect(await ask(`${origin}/?ms=1`, new Agent())).toMatchObject({ status: 200 });
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  });

  it('goes on where nobody reads its log any more, and still ends when it is asked to', async () => {
    const { child, origin, held, ended } = await start({ isSupervised: true });
    const underWay = ask(`${origin}/later?of=1`, new Agent());
    await held;
    child.stdout?.destroy();
    // A line of the log, for each of which there is nobody.
    await ask(`${origin}/reject?ms=1`, new Agent());
    expect(await ask(`${origin}/?ms=1`, new Agent())).toMatchObject({ status: 200, body: 'whole' });
    child.kill('SIGTERM');
    child.kill('SIGUSR2');
    expect(await underWay).toMatchObject({ status: 200 });
    expect(await ended).toEqual([1, null]);
  });
});
