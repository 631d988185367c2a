import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** An active reservation of the provider's own table. */
export interface TableRow {
  eventId: number;
  cart: string;
  group: number | null;
  block: number | null;
  saleType: number;
  quantity: number;
}

/**
 * What happens to a request: nothing, or one of the ways in which networks and servers fail.
 * `tooSlow`: nobody waits any longer, and the ticket system answers all the same, after that. Of an
 * answer that never arrived a browser keeps no cookie either.
 */
export type Fault = 'none' | 'lostRequest' | 'lostAnswer' | 'error500' | 'nonsense' | 'tooSlow';

/** The real provider in a process of its own, spoken with over HTTP; its table can be looked at. */
export interface RealShop {
  url: string;
  /** New events for one run: one by seat group, one by time of admission. */
  events(): Promise<{ seated: number; timed: number; now: number }>;
  rows(): Promise<TableRow[]>;
  forward(minutes: number): Promise<number>;
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('../../../provider/src/testing/watchedProvider.ts', import.meta.url));

/** Starts it. */
export async function startRealShop(): Promise<RealShop> {
  const child = fork(PROGRAM, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url } = await heard<{ url: string }>(child, (message) => 'url' in message);
  let last = 0;
  const ask = async <Found>(question: object): Promise<Found> => {
    const id = (last += 1);
    const reply = heard<{ found: Found }>(child, (message) => message.id === id);
    child.send({ id, ...question });
    return (await reply).found;
  };
  return {
    url,
    events: () => ask({ ask: 'events' }),
    rows: () => ask({ ask: 'rows' }),
    forward: (minutes) => ask({ ask: 'forward', minutes }),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.send({ id: -1, ask: 'stop' });
      await ended;
    },
  };
}

function heard<Message>(child: ChildProcess, isIt: (message: Record<string, unknown>) => boolean): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The provider has ended.'));
    const listen = (message: Record<string, unknown>) => {
      if (!isIt(message)) return;
      child.off('message', listen);
      child.off('exit', onExit);
      resolve(message as Message);
    };
    child.on('message', listen);
    child.once('exit', onExit);
  });
}

/**
 * A visitor's browser before that shop: cookies in a
 * jar, and faults and delays where the test wants them.
 */
export function openBrowser({ url }: RealShop) {
  const jar = new Map<string, string>();
  const late = new Set<Promise<unknown>>();
  let open: Promise<void> | null = null;
  const browser = {
    fault: 'none' as Fault,
    /** Scripts see the token alone. */
    setCookie(name: string, value: string): void {
      jar.set(name, value);
      if (name === 'csrftoken') document.cookie = `${name}=${value}; path=/`;
    },
    /** Keeps the next answers to posts on their way, until the returned function is called. */
    holdAnswers(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      open = promise;
      return () => {
        open = null;
        resolve();
      };
    },
    /** All that was too slow has been answered now. */
    async settled(): Promise<void> {
      await Promise.all(late);
      late.clear();
    },
  };
  globalThis.fetch = async (input, init) => {
    const isPost = init?.method === 'POST' && !(input as string).includes('renewal');
    const fault = isPost ? browser.fault : 'none';
    if (fault === 'lostRequest') throw new TypeError('Failed to fetch');
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const asked = realFetch(url + (input as string), {
      method: init?.method ?? 'GET',
      headers: { ...(init?.headers as Record<string, string>), cookie },
      ...(typeof init?.body === 'string' && { body: init.body }),
    });
    if (fault === 'tooSlow') {
      late.add(asked.then((response) => response.text()));
      throw new DOMException('This operation was aborted', 'AbortError');
    }
    const response = await asked;
    if (isPost) await open;
    if (fault === 'lostAnswer') throw new TypeError('Failed to fetch');
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      browser.setCookie(name, value);
    }
    if (fault === 'error500') return new Response('<h1>500</h1>', { status: 500 });
    if (fault === 'nonsense') return new Response('{"tickets_quantity":"many"}', { status: 200 });
    return response;
  };
  return browser;
}

const realFetch = globalThis.fetch;
