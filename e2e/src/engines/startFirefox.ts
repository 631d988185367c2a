import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import type { Engine } from './Engine.ts';
import { end, startProgram } from './programs.ts';

const TIMEOUT_MS = 60_000;
/** Nothing of the browser's own asks a network. */
const PREFERENCES = {
  'app.update.auto': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'browser.safebrowsing.update.enabled': false,
  'intl.accept_languages': 'de, en',
};

interface Message {
  id?: number;
  result?: Record<string, unknown>;
  message?: string;
  method?: string;
  params?: {
    level?: string;
    text?: string;
    errorText?: string;
    request?: { url: string };
    response?: { url: string; status: number };
  };
}

/**
 * Starts Firefox without a window and speaks WebDriver BiDi
 * with it (W3C), which needs no driver beside the browser.
 */
export async function startFirefox(binary: string): Promise<Engine> {
  const profile = await mkdtemp(`${tmpdir()}/spielplan-firefox-`);
  const preferences = Object.entries(PREFERENCES).map(
    (entry) => `user_pref(${entry.map((part) => JSON.stringify(part)).join(', ')});`,
  );
  await writeFile(`${profile}/user.js`, preferences.join('\n'));
  const program = startProgram(binary, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, TZ: 'Pacific/Auckland' },
  });
  // For a run that is stopped by a signal.
  process.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));
  const stop = async () => {
    await end(program);
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const socket = new WebSocket(
      `${await readAddress(createInterface({ input: program.stderr as NodeJS.ReadableStream }))}/session`,
    );
    await once(socket, 'open', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return await openSession(socket, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openSession(socket: WebSocket, stop: () => Promise<void>): Promise<Engine> {
  const waiting = new Map<number, (message: Message) => void>();
  const complaints: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else complaints.push(...readComplaint(message));
  });
  let count = 0;
  const call = async (method: string, params: object = {}): Promise<Record<string, unknown>> => {
    count += 1;
    const id = count;
    const { promise, resolve, reject } = Promise.withResolvers<Message>();
    waiting.set(id, resolve);
    const timer = setTimeout(() => reject(new Error(`Firefox did not answer ${method}.`)), TIMEOUT_MS);
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await promise.finally(() => clearTimeout(timer));
    waiting.delete(id);
    if (!answer.result) throw new Error(`Firefox: ${method}: ${answer.message}`);
    return answer.result;
  };
  const { capabilities } = await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded', 'network.responseCompleted', 'network.fetchError'] });
  let { context } = await call('browsingContext.create', { type: 'tab' });
  return {
    name: 'firefox',
    version: (capabilities as { browserVersion: string }).browserVersion,
    async visit(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate<Value>(expression: string) {
      const text = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
      const answer = await call('script.evaluate', { expression: text, target: { context }, awaitPromise: true });
      const { result, exceptionDetails } = answer as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!result) throw new Error(`Firefox: ${exceptionDetails?.text}`);
      return JSON.parse(result.value) as Value;
    },
    async resize(width, height) {
      await call('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async perform(actions) {
      await call('input.performActions', { context, actions });
    },
    async picture() {
      const { data } = await call('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    async runFirst(script) {
      await call('script.addPreloadScript', { functionDeclaration: `() => { ${script} }` });
    },
    async reopen() {
      const before = context;
      ({ context } = await call('browsingContext.create', { type: 'tab' }));
      await call('browsingContext.close', { context: before });
    },
    takeComplaints: () => complaints.splice(0),
    async stop() {
      socket.close();
      await stop();
    },
  };
}

/** What is told of requests makes a missing file known, whatever the page itself says of it. */
function readComplaint({ method, params }: Message): string[] {
  const { level, text = '', errorText = '', request, response } = params ?? {};
  if (method === 'log.entryAdded') return level === 'error' || level === 'warn' ? [text] : [];
  if (response) return response.status >= 400 ? [`${response.status} ${response.url}`] : [];
  // Leaving a page ends what it was still loading.
  return errorText === '' || /ABORT|CANCEL/.test(errorText) ? [] : [`${errorText} ${request?.url}`];
}

async function readAddress(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Firefox ended before it listened.');
}
