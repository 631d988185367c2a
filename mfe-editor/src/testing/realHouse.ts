import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type { BlockKind, BlockView } from '@spielplan/shared-contracts/remote';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { WireBlock } from '../domain/workspace/wireBlock.ts';
import { fieldsOf } from '../domain/workspace/wireBlock.ts';
import { toRef } from '../transport/createEditingCalls.ts';
import { startProviderProcess } from './realProvider.ts';

/** How the next change of a browser goes wrong. `afterCommit`: it is done and nobody hears of it. */
export type BrowserFault = 500 | 'timeout' | 'afterCommit';

/** A browser with a session of its own; whatever is begun within `act` is asked for with that session. */
export interface Browser {
  readonly account: number;
  faults: BrowserFault[];
  isOffline: boolean;
  /** The ids of blocks that it asked to remove, each with all that stood in it then. */
  removals: { readonly ids: readonly number[] }[];
  act<T>(work: () => T): T;
}

export interface RealHouse {
  open(username: string): Promise<Browser>;
  /** Asks as somebody who only looks on; fails where that is refused. */
  ask(path: string, init?: { method: string; body?: object }): Promise<unknown>;
  /** The blocks of a document in the working state, as the provider tells them. */
  blocks(document: string, lang: Language): Promise<readonly WireBlock[]>;
  /** What the page brings along of a document when it is loaded. */
  views(document: string, lang: Language): Promise<BlockView[]>;
  stop(): Promise<void>;
}

interface Session {
  jar: Map<string, string>;
  browser: Omit<Browser, 'act'> | null;
}

/** The accounts of the demo house, as the tests of the provider know them. */
const PASSWORDS: Readonly<Record<string, string>> = { redaktion: 'spielplan-demo', leitung: 'leitung-demo' };
const realFetch = globalThis.fetch;

/**
 * The real provider in a process of its own, before several browsers with real sessions in one test. The kinds and the views of
 * blocks, which are the shell's to tell, are made here of the fields.
 */
export async function openRealHouse(kinds: readonly BlockKind[], publishing: 'draft' | 'direct' = 'draft'): Promise<RealHouse> {
  const provider = await startProviderProcess(publishing);
  const current = new AsyncLocalStorage<Session>();

  const request = async ({ jar }: Session, path: string, init: RequestInit): Promise<Response> => {
    const isChange = (init.method ?? 'GET') !== 'GET';
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = isChange && { 'X-CSRFToken': jar.get('csrftoken') ?? '' };
    const headers = { ...(init.headers as Record<string, string>), ...token, cookie };
    const response = await realFetch(provider.url + path, { ...init, headers, signal: null });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  const logIn = async (username: string): Promise<Session> => {
    const session: Session = { jar: new Map(), browser: null };
    await request(session, '/api/shop-cart/', {});
    const body = JSON.stringify({ username, password: PASSWORDS[username] });
    const response = await request(session, '/pageeditor-api/login', { method: 'POST', headers: JSON_TYPE, body });
    if (!response.ok) throw new Error(`The login of ${username} was answered with ${response.status}.`);
    return session;
  };
  const onlooker = await logIn('leitung');
  const ask: RealHouse['ask'] = async (path, init) => {
    const body = init?.body === undefined ? {} : { body: JSON.stringify(init.body) };
    const response = await request(onlooker, path, { ...(init && { method: init.method, headers: JSON_TYPE }), ...body });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const noteRemoval = async (browser: NonNullable<Session['browser']>, path: string) => {
    const id = /\/blocks\/(\d+)\/$/.exec(path.split('?')[0]!)?.[1];
    if (id === undefined) return;
    const read = await request(onlooker, `/de/pageeditor-api/blocks/${id}/`, {});
    if (!read.ok) return;
    const { block } = (await read.json()) as { block: WireBlock };
    browser.removals.push({ ids: idsIn(block) });
  };

  for (const target of [window, document]) keepContexts(target);
  // Scripts see that there is a token; whose it is follows from who asks.
  document.cookie = 'csrftoken=known; path=/';
  globalThis.fetch = async (input, init = {}) => {
    const path = input as string;
    const session = current.getStore() ?? onlooker;
    const { browser } = session;
    if (browser?.isOffline) throw new TypeError('Failed to fetch');
    if (path.startsWith('/_blocks/kinds')) return Response.json({ kinds });
    if (path.startsWith('/_blocks')) return Response.json({ blocks: present(init.body as string) });
    const isChange = init.method !== undefined && init.method !== 'GET' && !path.includes('/presence/');
    const fault = isChange ? browser?.faults.shift() : undefined;
    if (fault === 'timeout') throw new TypeError('Failed to fetch');
    if (fault === 500) return new Response('{}', { status: 500 });
    if (init.method === 'DELETE' && browser) await noteRemoval(browser, path);
    const response = await request(session, path, init);
    if (fault === 'afterCommit') throw new TypeError('Failed to fetch');
    return response;
  };

  const blocks: RealHouse['blocks'] = async (document, lang) => {
    const { content_type, object_id } = toRef(document);
    const path = `/${lang}/pageeditor-api/documents/blocks/?content_type=${content_type}&object_id=${object_id}`;
    return ((await ask(path)) as { blocks: readonly WireBlock[] }).blocks;
  };
  return {
    async open(username) {
      const session = await logIn(username);
      const { id } = (await (await request(session, '/pageeditor-api/user', {})).json()) as { id: number };
      const browser: Browser = {
        account: id,
        faults: [],
        isOffline: false,
        removals: [],
        act: (work) => current.run(session, work),
      };
      session.browser = browser;
      return browser;
    },
    ask,
    blocks,
    views: async (document, lang) => (await blocks(document, lang)).map((block) => viewOf(block, document)),
    stop: provider.stop,
  };
}

/** What a tab hears of the window it hears as itself, whoever caused it. */
function keepContexts(target: EventTarget): void {
  const own = new WeakMap<object, EventListener>();
  const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
  target.addEventListener = (type, listener, options) => {
    const bound = typeof listener === 'function' ? (own.get(listener) ?? AsyncResource.bind(listener)) : listener;
    if (typeof listener === 'function') own.set(listener, bound as EventListener);
    add(type, bound, options);
  };
  target.removeEventListener = (type, listener, options) => remove(type, (listener && own.get(listener)) ?? listener, options);
}

const JSON_TYPE = { 'content-type': 'application/json' };

function idsIn({ id, columns }: WireBlock): number[] {
  return [id, ...columns.flatMap(({ children }) => children.flatMap(idsIn))];
}

function viewOf(block: WireBlock, document: string): BlockView {
  const columns = block.columns.map(({ classes, children }) => ({
    classes,
    blocks: children.map((each) => viewOf(each, document)),
  }));
  const data = { ...fieldsOf(block), ...(block.columns.length > 0 && { columns }) };
  return view(block.id, block.model, data, document, block.revision);
}

function view(id: number, model: string, data: unknown, document: string, revision?: number): BlockView {
  const source = { document: toRef(document), slug: '', parent: null, ...(revision !== undefined && { revision }) };
  return { id, model, owner: 'shell', data, source };
}

function present(body: string) {
  const { blocks } = JSON.parse(body) as {
    blocks: { key: string; model: string; fields: { columns?: readonly { classes: string }[] } }[];
  };
  return blocks.map(({ key, model, fields }) => {
    const columns = fields.columns?.map(({ classes }) => ({ classes, blocks: [] }));
    return { key, block: view(0, model, { ...fields, ...(columns && { columns }) }, 'page:0') };
  });
}
