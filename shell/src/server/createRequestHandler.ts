import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOST_COOKIE_PREFIX, SESSION_COOKIE } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { CART_PATH } from '../parts/cart/cartPath.ts';
import type { FindCard } from './cards/createCards.ts';
import type { BlockPosts } from './editing/createBlockPosts.ts';
import type { FailureReports } from '../failures/createFailureReports.server.ts';
import type { FormPosts } from './forms/createFormPosts.ts';
import type { Lanes } from './lanes/createLanes.ts';
import { RELEASES_PAGE } from './lanes/createReleasesPage.ts';
import type { Admission } from './limits/createAdmission.ts';
import type { Sessions } from './limits/createSessions.ts';
import type { Log } from './log.ts';
import type { Pages, PageView } from './pages/createPages.ts';
import { FRAME_PREFIX } from './frames/answerFrame.ts';
import { pathOf } from './http/requestUrl.ts';
import { namesPreview } from './pages/loading/openPreview.ts';
import { sendPrepared, type PreparedResponse } from './http/PreparedResponse.ts';
import { withTrace } from './traces.ts';
import { redirectWebshop } from './webshop/redirectWebshop.ts';
import { isProviderPath } from './http/proxyToProvider.ts';
import { COMMON_HEADERS } from './http/securityHeaders.ts';

export interface RequestParts {
  pages: Pages;
  /** Where visitors may see other builds than the current ones. */
  lanes?: Pick<Lanes, 'pagesOf' | 'find' | 'takes' | 'take' | 'noteAnswer'>;
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
  findRemoteFile: (path: string) => Promise<PreparedResponse | null>;
  /** A table of messages below `/_messages/{lang}/{owner}/{version}`, or null. */
  findMessages: (path: string) => PreparedResponse | null;
  /** A sealed document below `/_frame/`, or null. */
  findFrame: (url: string, cookie?: string) => Promise<PreparedResponse | null>;
  /** What machines ask a site for by a fixed address, such as `/robots.txt`, or null. */
  findSiteFile: (url: string) => Promise<PreparedResponse | null>;
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
  /** What editors alone are answered. */
  blocks: BlockPosts;
  notFound: PreparedResponse;
  methodNotAllowed: PreparedResponse;
  log: Log;
}

const SESSION = new RegExp(`(?:^|;\\s?)(?:${HOST_COOKIE_PREFIX})?${SESSION_COOKIE}=`);
/**
 * Files that browsers ask for at the root: icons by their old
 * names, and the service worker, whose place is its scope.
 */
const ROOT_FILES: Readonly<Record<string, string>> = {
  '/sw.js': 'sw.js',
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'icons/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png': 'icons/apple-touch-icon.png',
};
const FROM_MEMORY = 'page;desc=memory';
const LAST_RESORT = { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Sends every request where it belongs. Cached pages
 * leave first: they are nearly all of the traffic.
 */
export function createRequestHandler(parts: RequestParts) {
  const { log } = parts;
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const { cookie } = request.headers;
    const session = hasSession(cookie);
    const pages = parts.lanes?.pagesOf(cookie) ?? parts.pages;
    if (isRead && !session && !namesPreview(url)) {
      const cached = pages.fromCache(url);
      if (cached) return sendPrepared(request, response, cached, FROM_MEMORY);
    }
    const own = pages === parts.pages ? parts : { ...parts, pages };
    withTrace(request.headers['traceparent'] as string | undefined, () =>
      answer(own, request, response, url, { isRead, session }),
    );
  };

  function answer(
    parts: RequestParts,
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    { isRead, session }: { isRead: boolean; session: boolean },
  ): void {
    const elsewhere = isRead ? redirectWebshop(url, parts.languages()) : null;
    if (elsewhere) return sendPrepared(request, response, elsewhere);
    if (isProviderPath(url)) return parts.proxy(request, response);
    const posted = request.method === 'POST' ? takePost(parts, request, url) : undefined;
    if (!isRead && !posted) return sendPrepared(request, response, parts.methodNotAllowed);
    let timing: string | undefined;
    (posted ?? find(parts, request, session, (told) => (timing = told)))
      // Whose body came too slowly has been refused meanwhile.
      .then((prepared) => {
        parts.lanes?.noteAnswer(request, prepared.status);
        return response.headersSent || sendPrepared(request, response, prepared, timing);
      })
      .catch((error: unknown) => {
        if (isSpielplanError(error, 'TOO_MANY_REQUESTS')) return sendPrepared(request, response, parts.admission.refusal(url));
        log.error('request.failed', error, { path: pathOf(url).slice(0, 200) });
        if (response.headersSent) response.destroy();
        else sendFallbackPage(parts, request, response);
      });
  }
}

/** What is posted to the shell itself; undefined for everything else. */
function takePost(
  { forms, failures, blocks, lanes, noContent }: RequestParts,
  request: IncomingMessage,
  url: string,
): Promise<PreparedResponse> | undefined {
  if (failures.takes(url)) return failures.take(request).then(() => noContent);
  if (lanes?.takes(url)) return lanes.take(request);
  return [forms, blocks].find((each) => each.takes(url))?.answer(request);
}

/** What is made for each who asks: sealed documents, codes, and the way to a cart. */
export const WORK_PREFIXES = ['/_qr/', CART_PATH, FRAME_PREFIX] as const;

function isWork(path: string): boolean {
  return WORK_PREFIXES.some((prefix) => path === prefix || path.startsWith(prefix));
}

async function find(
  parts: RequestParts,
  request: IncomingMessage,
  hasCookie: boolean,
  onTiming: (timing: string) => void,
): Promise<PreparedResponse> {
  const url = request.url ?? '/';
  const cookie = hasCookie ? (request.headers.cookie ?? '') : undefined;
  const path = pathOf(url);
  const file = path.startsWith('/assets/') ? path.slice('/assets/'.length) : ROOT_FILES[path];
  if (file !== undefined) return parts.assets.get(file) ?? (await parts.findAsset(file)) ?? parts.notFound;
  if (path.startsWith('/_cards/')) return (await parts.findCard(request, parts.pages, parts.admission)) ?? parts.notFound;
  // No memory answers these: each is work, and every network has its share of it.
  if (isWork(path)) parts.admission.admit(request);
  if (path.startsWith('/_qr/')) return (await parts.findQrCode(path)) ?? parts.notFound;
  if (path === CART_PATH) return (await parts.findCart?.(url, request.headers.cookie)) ?? parts.notFound;
  if (path.startsWith('/remotes/')) return (await parts.findRemoteFile(path)) ?? parts.notFound;
  if (path.startsWith('/health/')) return parts.checkHealth(path) ?? parts.notFound;
  if (path.startsWith('/_messages/')) return parts.findMessages(path) ?? parts.notFound;
  if (path.startsWith(FRAME_PREFIX)) return (await parts.findFrame(url, cookie)) ?? parts.notFound;
  if (path.startsWith('/_blocks/')) return (await parts.blocks.findKinds(request)) ?? parts.notFound;
  const ofLanes = path.startsWith('/_') ? parts.lanes?.find(request) : null;
  if (ofLanes) return ofLanes;
  const ofTeams = path === RELEASES_PAGE ? await parts.findReleasesPage?.(request) : null;
  if (ofTeams) return ofTeams;
  return (await parts.findSiteFile(url)) ?? answerPage(parts, request, url, { cookie, onTiming });
}

/**
 * Only a session that the provider knows leaves the page cache; while
 * it cannot be asked, what is in memory is better than nothing.
 */
async function answerPage(
  { pages, sessions, admission }: RequestParts,
  request: IncomingMessage,
  url: string,
  view: PageView,
): Promise<PreparedResponse> {
  const { cookie } = view;
  const admit = () => admission.admit(request);
  // A preview link serves anyone who has it, session or not, and is kept as little as an editor's page.
  if (namesPreview(url)) return pages.answer(url, true, { ...view, cookie: undefined, admit });
  const state = cookie === undefined ? 'ended' : await sessions.stateOf(cookie, admit);
  if (state === 'ended') return pages.answer(url, false, { ...view, cookie: undefined, admit });
  const kept = state === 'unknown' ? pages.fromCache(url) : undefined;
  if (kept) view.onTiming?.(FROM_MEMORY);
  return kept ?? pages.answer(url, true, { ...view, admit });
}

function hasSession(cookie: string | undefined): boolean {
  return cookie !== undefined && SESSION.test(cookie);
}

/** Visitors get a page with the way home, scripts the bare status. */
function sendFallbackPage({ fallbackPage }: RequestParts, request: IncomingMessage, response: ServerResponse): void {
  if (/\btext\/html\b/.test(request.headers.accept ?? '')) sendPrepared(request, response, fallbackPage(request.url ?? '/'));
  else response.writeHead(500, LAST_RESORT).end('500');
}
