import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { PREVIEW_PREFIX } from '@spielplan/shared-contracts/signing';
import { CART_PATH } from '../parts/cart/cartPath.ts';
import type { FindCard } from './cards/createCards.ts';
import { BLOCKS_PATH, type BlockPosts } from './editing/createBlockPosts.ts';
import type { FailureReports } from '../failures/createFailureReports.server.ts';
import type { FormPosts } from './forms/createFormPosts.ts';
import type { Lanes } from './lanes/createLanes.ts';
import { RELEASES_PAGE } from '../routes.ts';
import { LEAVE_PATH } from './lanes/presentPreview.ts';
import { FAILURES_PATH } from '../failures/failureReport.ts';
import { LANE_SCRIPT_PATH } from './lanes/laneScript.ts';
import type { Admission } from './limits/createAdmission.ts';
import type { Sessions } from './limits/createSessions.ts';
import type { Log } from './log.ts';
import type { PageView } from './pages/createSharedRenders.ts';
import type { Pages } from './pages/createPages.ts';
import { FRAME_PREFIX } from './frames/answerFrame.ts';
import { isProviderPath } from './http/proxyToProvider.ts';
import type { PreparedResponse } from './http/PreparedResponse.ts';
import { namesPreview } from './pages/loading/openPreview.ts';
import { redirectWebshop } from './webshop/redirectWebshop.ts';

export interface RequestParts {
  pages: Pages;
  /** The pages and addresses of builds on trial and of previews. */
  lanes?: Pick<Lanes, 'pagesOf' | 'answerScript' | 'openPreview' | 'leavePreview' | 'noteAnswer'>;
  sessions: Sessions;
  admission: Admission;
  /** The languages of the site, the default first, as they were known last. */
  languages: () => readonly Language[];
  assets: ReadonlyMap<string, PreparedResponse>;
  /** An icon made of the house's mark, a font of its own, or a script of a shell before, by its name below `/assets/`; or null. */
  findAsset: (name: string) => Promise<PreparedResponse | null>;
  /** The card that a page is shared with, or null. */
  findCard: FindCard;
  /** The code on a printed page, or null. */
  findQrCode: (path: string) => Promise<PreparedResponse | null>;
  /** Leads to the cart that a cookie names. */
  findCart?: (url: string, cookie: string | undefined) => Promise<PreparedResponse>;
  /** A file of a published build, or null; `admit` is asked before one is read that is not in memory. */
  findRemoteFile: (path: string, admit: () => void) => Promise<PreparedResponse | null>;
  /** A table of messages below `/_messages/{lang}/{owner}/{version}`, or null. */
  findMessages: (path: string) => PreparedResponse | null;
  /** A sealed document below `/_frame/`, or null. */
  findFrame: (url: string, cookie?: string) => Promise<PreparedResponse | null>;
  /** What machines ask a site for by a fixed address, such as `/robots.txt`, or null; `admit` is asked before a sitemap is made. */
  findSiteFile: (path: string, admit: () => void) => Promise<PreparedResponse | null>;
  /** A custom error page by itself, for balancers, or null. */
  findErrorFile: (url: string) => Promise<PreparedResponse | null>;
  /** The page for teams, or null for anyone who is no editor. */
  findReleasesPage?: (request: IncomingMessage) => Promise<PreparedResponse | null>;
  /** An answer of `/health/…`, or null. */
  checkHealth: (path: string) => PreparedResponse | null;
  proxy: (request: IncomingMessage, response: ServerResponse) => void;
  /** The page for when not even the error page can be made. */
  fallbackPage: (url: string) => PreparedResponse;
  forms: FormPosts;
  failures: FailureReports;
  /**
   * To anyone who told of a failure, whatever became of it: a page has nothing to do with the answer.
   */
  noContent: PreparedResponse;
  /** Answers for editors alone. */
  blocks: BlockPosts;
  notFound: PreparedResponse;
  methodNotAllowed: PreparedResponse;
  log: Log;
}

/** One request on its way to an endpoint. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: string;
  /** The path of the address, without its query. */
  path: string;
  /** The cookies of a request that brings a session. */
  sessionCookie: string | undefined;
  /** Counts one piece of work; throws `TOO_MANY_REQUESTS` where the network has had its share. */
  admit: () => void;
  /** Is handed the value of `Server-Timing`. */
  onTiming: (timing: string) => void;
}

/**
 * What bounds the work of one request: `memory` answers from memory or with a file of a build; `small` is a computation
 * of bounded size; `body` reads a body of bounded size; `queue` draws one at a time and refuses when many wait; `page`
 * makes a page under the time limits of pages; `provider` is bounded by the provider itself.
 */
export type EndpointLimit = 'memory' | 'small' | 'body' | 'queue' | 'page' | 'provider';

/**
 * How a network has its share: of `each` request; of `made` work alone, which the endpoint counts by `admit`; by the
 * `provider`'s own limits; or `none`, for what memory answers.
 */
export type EndpointShare = 'each' | 'made' | 'provider' | 'none';

/** What caches may do with an answer that is no refusal: a key of `CACHE_CONTROL`. */
export type EndpointCache = keyof typeof CACHE_CONTROL;

/** The values of `Cache-Control` that each rule allows. */
export const CACHE_CONTROL = {
  /** The address names the content, which never changes. */
  immutable: /^public, max-age=31536000, immutable$/,
  /** As `immutable` where the address names the content, else as `brief`. */
  named: /^public, max-age=(?:31536000, immutable|3600)$/,
  /** Browsers and CDNs keep it for minutes or hours, whatever changes. */
  brief: /^public, max-age=(?:60|3600|86400)$/,
  /** Browsers ask each time whether it has changed. */
  asked: /^no-cache$/,
  /** Browsers ask again, CDNs keep it for a short while (record 0011). */
  shared: /^public, max-age=0, s-maxage=\d+(?:, stale-while-revalidate=\d+)?$/,
  /** As `shared` for everybody; nobody keeps what a session or a preview link gets. */
  page: /^(?:public, max-age=0, s-maxage=\d+(?:, stale-while-revalidate=\d+)?|(?:private, )?no-store)$/,
  /** No cache keeps it. */
  never: /^(?:private, )?no-store$/,
  /** The provider says it of each of its answers. */
  provider: /^/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Where an endpoint is: at some paths, at every path below a prefix, or where a rule says so. */
export type EndpointAddress =
  | { at: readonly string[] }
  | { below: string }
  | { where: (parts: RequestParts, url: string) => boolean };

/** What answers a kind of address. */
export interface Endpoint {
  name: string;
  methods: 'read' | 'post' | 'any';
  limit: EndpointLimit;
  share: EndpointShare;
  cache: EndpointCache;
  address: EndpointAddress;
  /** Null where nothing is there: then the next one that takes the address answers. `passed` has been answered elsewhere. */
  answer: (parts: RequestParts, exchange: Exchange) => Promise<PreparedResponse | null> | PreparedResponse | null | 'passed';
  /** The answer for a network that has had its share; the page with the time to wait where it is left out. */
  refused?: (parts: RequestParts) => PreparedResponse;
}

const ASSETS_PREFIX = '/assets/';
/** Icons that browsers ask for by their old names. */
const ROOT_ICONS: Readonly<Record<string, string>> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'icons/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png': 'icons/apple-touch-icon.png',
};
export const FROM_MEMORY = 'page;desc=memory';

/** All that the site answers, in the order in which they are asked. Pages are last: every other address is one's. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'old addresses of the webshop',
    methods: 'read',
    limit: 'small',
    share: 'none',
    cache: 'shared',
    address: { where: ({ languages }, url) => redirectWebshop(url, languages()) !== null },
    answer: ({ languages }, { url }) => redirectWebshop(url, languages()),
  },
  {
    name: 'provider',
    methods: 'any',
    limit: 'provider',
    share: 'provider',
    cache: 'provider',
    address: { where: (_parts, url) => isProviderPath(url) },
    answer({ proxy }, { request, response }) {
      proxy(request, response);
      return 'passed';
    },
  },
  {
    name: 'reports of failures',
    methods: 'post',
    limit: 'body',
    share: 'each',
    cache: 'never',
    address: { at: [FAILURES_PATH] },
    answer: ({ failures, noContent }, { request }) => failures.take(request).then(() => noContent),
    refused: ({ noContent }) => noContent,
  },
  {
    name: 'end of a preview',
    methods: 'post',
    limit: 'small',
    share: 'none',
    cache: 'never',
    address: { at: [LEAVE_PATH] },
    answer: ({ lanes }, { request }) => lanes?.leavePreview(request) ?? null,
  },
  {
    name: 'posted forms',
    methods: 'post',
    limit: 'body',
    share: 'each',
    cache: 'never',
    address: { where: ({ forms }, url) => forms.takes(url) },
    answer: ({ forms }, { request }) => forms.answer(request),
  },
  {
    // A request without a session is refused before its body is read; each session and each account has a share of its own.
    name: 'blocks that are not saved',
    methods: 'post',
    limit: 'body',
    share: 'made',
    cache: 'never',
    address: { at: [BLOCKS_PATH] },
    answer: ({ blocks }, { request }) => blocks.answer(request),
  },
  {
    name: 'assets',
    methods: 'read',
    limit: 'memory',
    share: 'none',
    cache: 'named',
    address: { below: ASSETS_PREFIX },
    answer: (parts, { path }) => findAsset(parts, path.slice(ASSETS_PREFIX.length)),
  },
  {
    // The path of a service worker is its scope.
    name: 'service worker',
    methods: 'read',
    limit: 'memory',
    share: 'none',
    cache: 'asked',
    address: { at: ['/sw.js'] },
    answer: (parts) => findAsset(parts, 'sw.js'),
  },
  {
    name: 'icons at the root',
    methods: 'read',
    limit: 'memory',
    share: 'none',
    cache: 'brief',
    address: { at: Object.keys(ROOT_ICONS) },
    answer: (parts, { path }) => findAsset(parts, ROOT_ICONS[path] ?? ''),
  },
  {
    name: 'share cards',
    methods: 'read',
    limit: 'queue',
    share: 'made',
    cache: 'named',
    address: { below: '/_cards/' },
    answer: async (parts, { request }) => (await parts.findCard(request, parts.pages, parts.admission)) ?? parts.notFound,
  },
  {
    name: 'codes on printed pages',
    methods: 'read',
    limit: 'small',
    share: 'each',
    cache: 'immutable',
    address: { below: '/_qr/' },
    answer: async ({ findQrCode, notFound }, { path }) => (await findQrCode(path)) ?? notFound,
  },
  {
    name: 'way to a cart',
    methods: 'read',
    limit: 'provider',
    share: 'each',
    cache: 'never',
    address: { at: [CART_PATH] },
    answer: async ({ findCart, notFound }, { url, request }) => (await findCart?.(url, request.headers.cookie)) ?? notFound,
  },
  {
    name: 'files of remotes',
    methods: 'read',
    limit: 'memory',
    share: 'made',
    cache: 'immutable',
    address: { below: '/remotes/' },
    answer: async ({ findRemoteFile, notFound }, { path, admit }) => (await findRemoteFile(path, admit)) ?? notFound,
  },
  {
    name: 'health',
    methods: 'read',
    limit: 'memory',
    share: 'none',
    cache: 'never',
    address: { below: '/health/' },
    answer: ({ checkHealth, notFound }, { path }) => checkHealth(path) ?? notFound,
  },
  {
    name: 'tables of messages',
    methods: 'read',
    limit: 'memory',
    share: 'none',
    cache: 'immutable',
    address: { below: '/_messages/' },
    answer: ({ findMessages, notFound }, { path }) => findMessages(path) ?? notFound,
  },
  {
    name: 'sealed documents',
    methods: 'read',
    limit: 'provider',
    share: 'each',
    cache: 'page',
    address: { below: FRAME_PREFIX },
    answer: async ({ findFrame, notFound }, { url, sessionCookie }) => (await findFrame(url, sessionCookie)) ?? notFound,
  },
  {
    name: 'kinds of blocks',
    methods: 'read',
    limit: 'small',
    share: 'made',
    cache: 'never',
    address: { below: '/_blocks/' },
    answer: async ({ blocks, notFound }, { request }) => (await blocks.findKinds(request)) ?? notFound,
  },
  {
    name: 'script of a trial',
    methods: 'read',
    limit: 'memory',
    share: 'none',
    cache: 'never',
    address: { at: [LANE_SCRIPT_PATH] },
    answer: ({ lanes }, { request }) => lanes?.answerScript(request) ?? null,
  },
  {
    name: 'previews of builds',
    methods: 'read',
    limit: 'small',
    share: 'each',
    cache: 'never',
    address: { below: PREVIEW_PREFIX },
    answer: ({ lanes }, { url }) => lanes?.openPreview(url) ?? null,
  },
  {
    name: 'page of releases',
    methods: 'read',
    limit: 'small',
    share: 'made',
    cache: 'never',
    address: { at: [RELEASES_PAGE] },
    answer: ({ findReleasesPage }, { request }) => findReleasesPage?.(request) ?? null,
  },
  {
    name: 'error pages for balancers',
    methods: 'read',
    limit: 'provider',
    share: 'each',
    cache: 'brief',
    address: { below: '/html/' },
    answer: ({ findErrorFile }, { url }) => findErrorFile(url),
  },
  {
    name: 'files for machines',
    methods: 'read',
    limit: 'page',
    share: 'made',
    cache: 'brief',
    address: { below: '/' },
    answer: ({ findSiteFile }, { path, admit }) => findSiteFile(path, admit),
  },
  {
    name: 'pages',
    methods: 'read',
    limit: 'page',
    share: 'made',
    cache: 'page',
    address: { where: () => true },
    answer: answerPage,
  },
];

/** Whether an endpoint answers this address. */
export function isAt(address: EndpointAddress, parts: RequestParts, { url, path }: Pick<Exchange, 'url' | 'path'>): boolean {
  if ('at' in address) return address.at.includes(path);
  if ('below' in address) return path.startsWith(address.below);
  return address.where(parts, url);
}

async function findAsset({ assets, findAsset, notFound }: RequestParts, name: string): Promise<PreparedResponse> {
  return assets.get(name) ?? (await findAsset(name)) ?? notFound;
}

/**
 * Only a session that the provider knows leaves the page cache; while
 * it cannot be asked, what is in memory is better than nothing.
 */
async function answerPage(
  { pages, sessions }: RequestParts,
  { url, sessionCookie, admit, onTiming }: Exchange,
): Promise<PreparedResponse> {
  const ofVisitor: PageView = { cookie: undefined, admit, onTiming };
  // A preview link serves anyone who has it, session or not, and is kept as little as an editor's page.
  if (namesPreview(url)) return pages.answer(url, true, ofVisitor);
  const state = sessionCookie === undefined ? 'ended' : await sessions.stateOf(sessionCookie, admit);
  if (state === 'ended') return pages.answer(url, false, ofVisitor);
  const kept = state === 'unknown' ? pages.fromCache(url) : undefined;
  if (kept) onTiming(FROM_MEMORY);
  return kept ?? pages.answer(url, true, { ...ofVisitor, cookie: sessionCookie });
}
