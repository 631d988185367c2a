import { jest } from '@jest/globals';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import type { Remotes } from '../federation/createRemotes.ts';
import { createNavigation } from '../navigation/createNavigation.ts';

export const SET = 'set-1';
/** A page of the site, as its data answer. */
export const answerOf = (url: string, rest: Partial<PageAnswer> = {}) =>
  ({
    releaseSet: SET,
    lang: 'de',
    url,
    status: 200,
    screen: { remote: 'shell', id: url },
    head: { title: url, description: '', canonical: url, alternates: {} },
    site: { siteName: 'Haus' },
    messages: {},
    bodyClass: null,
    data: null,
    ...rest,
  }) as unknown as PageAnswer;

/** The shell's server: what each path answers, which a test may hold back. */
export const server = new Map<string, () => Promise<unknown>>();
/** Addresses that were asked of the server, and those that the browser itself was left to load. */
export const asked: string[] = [];
export const left: string[] = [];
/** What was said in the console. */
export const logged: unknown[][] = [];
const listeners: Parameters<typeof window.removeEventListener>[] = [];

/** Gives every test of a file a fresh browser: its history, its listeners, its network. */
export function startFresh(): void {
  beforeEach(() => {
    history.pushState(null, '', '/de');
    window.scrollTo = jest.fn();
    jest.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void logged.push(said));
    const listen = window.addEventListener.bind(window) as (...args: unknown[]) => void;
    jest.spyOn(window, 'addEventListener').mockImplementation((...args: unknown[]) => {
      listeners.push(args as (typeof listeners)[number]);
      listen(...args);
    });
    globalThis.fetch = (async (url: string, { signal }: RequestInit) => {
      asked.push(url);
      const body = await (server.get(url.replace('/_data', ''))?.() ?? Promise.reject(new TypeError('network')));
      signal?.throwIfAborted();
      return { json: async () => body, headers: new Headers() };
    }) as typeof fetch;
  });
  afterEach(() => {
    for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
    jest.restoreAllMocks();
    for (const list of [asked, left, logged]) list.splice(0);
    server.clear();
  });
}

interface OpenOptions {
  isCodeGone?: boolean;
  section?: Remotes['section'];
  /** An address that the browser refuses to load. */
  refused?: string;
}

/** Opens the start page; `section` is the loading of what shows sections. */
export function open({ isCodeGone = false, section = async () => undefined, refused }: OpenOptions = {}) {
  const screen = async ({ id }: { id: string }) => {
    if (isCodeGone && id !== 'error') throw new Error('ChunkLoadError');
    return id;
  };
  const adopt = ({ releaseSet }: PageAnswer) => releaseSet === SET;
  const remotes = { screen, section, adopt, addMessages: () => undefined } as unknown as Remotes;
  const leave = (url: string) => {
    if (url === refused) throw new DOMException('refused', 'SyntaxError');
    left.push(url);
  };
  const navigation = createNavigation(answerOf('/de'), remotes, leave);
  return {
    ...navigation,
    visit: (path: string) => navigation.navigator.push(path),
    page: () => navigation.getState().page,
    state: () => navigation.getState().state,
    shown: () => navigation.getState().page.answer.url,
  };
}
export const serve = (url: string, rest: Partial<PageAnswer> = {}) =>
  server.set(url.split('#')[0]!, async () => answerOf(url, rest));
/** A page that comes when the returned function is called. */
export function holdBack(url: string) {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  server.set(url, async () => (await wait, answerOf(url)));
  return letGo;
}
export const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
export async function back(delta = -1) {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(delta);
  await arrived;
  await settle();
}
