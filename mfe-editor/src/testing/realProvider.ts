import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WireBlock } from '../domain/workspace/wireBlock.ts';
import { fieldsOf } from '../domain/workspace/wireBlock.ts';
import { toRef } from '../transport/createEditingCalls.ts';
import type { Fault } from './FakeProvider.ts';

/** The real provider with drafts, in a process of its own, and a browser in which an editor has logged in. */
export interface RealProvider {
  /** How the next changes go wrong, one after the other. */
  faults: Fault[];
  /** Two documents without a published block. */
  documents: readonly string[];
  /** Discards what was made of the documents. */
  clear(): Promise<void>;
  /** A block of a document, made by somebody else. */
  add(document: string, model: string, fields: object): Promise<void>;
  /** What it has, as `screen` of a queue tells it. */
  tree(document: string): Promise<unknown>;
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('../../../provider/src/testing/watchedProvider.ts', import.meta.url));
const EDITOR = { username: 'redaktion', password: 'spielplan-demo' };

/** A provider in a process of its own, and what ends it. */
export interface ProviderProcess {
  url: string;
  stop(): Promise<void>;
}

export async function startProviderProcess(publishing: 'draft' | 'direct' = 'draft'): Promise<ProviderProcess> {
  const child = fork(PROGRAM, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, PUBLISHING: publishing },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await heardUrl(child);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.send({ id: -1, ask: 'stop' });
      await ended;
    },
  };
}

/** Starts it; requests of this test go there from now on. */
export async function startRealProvider(): Promise<RealProvider> {
  const { url, stop } = await startProviderProcess();
  const faults: Fault[] = [];
  const jar = new Map<string, string>();
  let endedJar = jar;
  const ask: typeof fetch = async (input, init) => {
    const isChange = init?.method !== undefined && init.method !== 'GET';
    const fault = isChange ? faults.shift() : undefined;
    if (fault === 'timeout') throw new TypeError('Failed to fetch');
    if (fault === 500) return new Response('{}', { status: 500 });
    const sender = fault === 401 ? endedJar : jar;
    const cookie = [...sender].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = isChange && { 'X-CSRFToken': sender.get('csrftoken') ?? '' };
    const headers = { ...(init?.headers as Record<string, string>), ...token, cookie };
    const response = await realFetch(url + (input as string), { ...init, headers, signal: null });
    if (fault !== 401) for (const line of response.headers.getSetCookie()) keep(jar, line);
    if (fault === 'afterCommit') throw new TypeError('Failed to fetch');
    return response;
  };
  globalThis.fetch = ask;
  const send = async (path: string, body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const response = await ask(path, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  // The first session is ended, and its cookies are kept.
  await ask('/api/shop-cart/');
  await send('/pageeditor-api/login', EDITOR);
  endedJar = new Map(jar);
  await send('/pageeditor-api/logout');
  jar.clear();
  await ask('/api/shop-cart/');
  await send('/pageeditor-api/login', EDITOR);
  const events = (await (await ask('/de/api/events/')).json()) as { results: { id: number }[] };
  const documents = events.results.slice(0, 2).map(({ id }) => `event:${id}`);
  return {
    faults,
    documents,
    clear: async () => void (await send('/de/pageeditor-api/documents/discard/', { documents: documents.map(toRef) })),
    async add(document, model, fields) {
      await send(`/de/pageeditor-api/${model}/`, { ...toRef(document), parent: null, slug: '', ...fields });
    },
    async tree(document) {
      const { content_type, object_id } = toRef(document);
      const response = await ask(`/de/pageeditor-api/documents/blocks/?content_type=${content_type}&object_id=${object_id}`);
      return ((await response.json()) as { blocks: WireBlock[] }).blocks.map(plain);
    },
    stop,
  };
}

const realFetch = globalThis.fetch;

function heardUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url));
    child.once('exit', () => reject(new Error('The provider has ended.')));
  });
}

/** Scripts see the token alone. */
function keep(jar: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  jar.set(name, value);
  if (name === 'csrftoken') document.cookie = `${name}=${value}; path=/`;
}

function plain(wire: WireBlock): object {
  const columns = wire.columns.map(({ classes, children }) => ({ classes, children: children.map(plain) }));
  return { model: wire.model, fields: fieldsOf(wire), columns };
}
