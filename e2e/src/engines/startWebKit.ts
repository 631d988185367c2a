import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@spielplan/tooling/processes';
import type { Engine } from './Engine.ts';
import { end, startProgram } from './programs.ts';

const TIMEOUT_MS = 60_000;
/** Room for the widest page and the bar of the browser's window. */
const [SCREEN_WIDTH, SCREEN_HEIGHT] = [1600, 1200];

/** The programs that WebKitGTK needs; without a screen of its own it gets one in memory. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Starts WebKitGTK's small browser and speaks WebDriver with it (W3C). */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const programs: ChildProcess[] = [];
  const stop = async () => {
    for (const program of programs.toReversed()) await end(program);
  };
  try {
    const display = await startScreen(screen, programs);
    const port = await findFreePort();
    const env = {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      TZ: 'Pacific/Auckland',
    };
    programs.push(startProgram(driver, [`--port=${port}`], { stdio: 'ignore', env }));
    return await openSession(`http://127.0.0.1:${port}`, browser, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The screen picks a free number and writes it down. */
async function startScreen(command: string, programs: ChildProcess[]): Promise<string> {
  const program = startProgram(
    command,
    ['-displayfd', '3', '-screen', '0', `${SCREEN_WIDTH}x${SCREEN_HEIGHT}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  programs.push(program);
  const number = createInterface({ input: program.stdio[3] as NodeJS.ReadableStream });
  // The pipe stays open: a screen that cannot write the end of its line ends.
  const [line] = (await once(number, 'line', { signal: AbortSignal.timeout(TIMEOUT_MS) })) as [string];
  return `:${line.trim()}`;
}

async function openSession(base: string, browser: string, stop: () => Promise<void>): Promise<Engine> {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } | null };
    if (!response.ok) throw new Error(`WebKit: ${path.split('/').slice(3).join('/')}: ${value?.message}`);
    return value;
  };
  await waitUntilListening(base);
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const begin = async () =>
    (await ask('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
  const { sessionId, capabilities } = await begin();
  let session = `/session/${sessionId}`;
  const evaluate = (expression: string) =>
    ask('POST', `${session}/execute/async`, {
      script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }))`,
      args: [],
    }) as Promise<{ value?: unknown; error?: string }>;
  return {
    name: 'webkit',
    version: capabilities.browserVersion,
    async visit(url) {
      await ask('POST', `${session}/url`, { url });
    },
    async evaluate<Value>(expression: string) {
      const { value, error } = await evaluate(expression);
      if (error !== undefined) throw new Error(`WebKit: ${error}`);
      return value as Value;
    },
    async resize(width, height) {
      // Nobody manages the screen's windows: the one below the pointer, in the middle, has the keyboard.
      const [x, y] = [(SCREEN_WIDTH - width) / 2, (SCREEN_HEIGHT - height) / 2];
      await ask('POST', `${session}/window/rect`, { x, y, width, height });
      // The window answers before it has its size; what its bar takes is added afterwards.
      for (let attempt = 0, total = height; attempt < 20; attempt += 1) {
        const { value } = await evaluate('new Promise((done) => setTimeout(() => done(innerHeight), 50))');
        if (value === height) return;
        if (attempt % 5 !== 4) continue;
        total += height - Number(value);
        await ask('POST', `${session}/window/rect`, { x, y, width, height: total });
      }
    },
    async perform(actions) {
      await ask('POST', `${session}/actions`, { actions });
    },
    async picture() {
      return Buffer.from(String(await ask('GET', `${session}/screenshot`)), 'base64');
    },
    async reopen() {
      await ask('DELETE', session).catch(() => undefined);
      session = `/session/${(await begin()).sessionId}`;
    },
    takeComplaints: () => [],
    async stop() {
      await ask('DELETE', session).catch(() => undefined);
      await stop();
    },
  };
}

async function waitUntilListening(base: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (await fetch(`${base}/status`).then(isOk, () => false)) return;
    await sleep(50);
  }
  throw new Error('WebKit’s driver does not listen.');
}

function isOk({ ok }: Response): boolean {
  return ok;
}
