import type { IncomingMessage } from 'node:http';
import { PREVIEW_PREFIX } from '@spielplan/shared-contracts/signing';
import { prepareResponse, withHeaders, type PreparedResponse } from '../http/PreparedResponse.ts';
import type { ReportSource } from '../../failures/createFailureReports.server.ts';
import { createRouteNames } from '../metrics/createRouteNames.ts';
import { languageOfAddress, pathOf, queryOf } from '../http/requestUrl.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import { visitorNetwork } from '../http/visitorAddress.ts';
import { createPages, type Pages } from '../pages/createPages.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import type { ServedSets, SetOwner } from '../releases/createServedSets.ts';
import { createPreviews } from './createPreviews.ts';
import { CURRENT_LANE, formatLaneCookie, parseLaneCookie } from './laneCookie.ts';
import { answerLaneScript, LANE_SCRIPT_PATH } from './laneScript.ts';
import { PREVIEW_HEADERS, presentClosedPreview } from './presentPreview.ts';
import { previewCookie } from './previewCookie.ts';
import type { CanaryWatch } from './watchCanary.ts';

/** The ways besides the current release set: the canary's, and those of previews. */
export interface Lanes {
  /** The pages of this visitor's lane; null for nearly everybody, who gets the current ones. */
  pagesOf(cookie: string | undefined): Pages | null;
  /** The script that draws a visitor for the canary, and counts the view. */
  answerScript(request: IncomingMessage): PreparedResponse;
  /** Checks the link of an address and leads to its preview. */
  openPreview(url: string): Promise<PreparedResponse>;
  leavePreview(request: IncomingMessage): PreparedResponse;
  /** Counts the visitor whose browser told of a failing build. */
  takeFailure(source: ReportSource | null, request: IncomingMessage): void;
  /** Counts the visitor who got an error where a page of the remote on trial should be. */
  noteAnswer(request: IncomingMessage, status: number): void;
  /** The builds that previews show. */
  previews: SetOwner;
  /** Forgets the canary's pages. */
  clear(): void;
}

type PreviewOptions = Parameters<typeof createPreviews>[0];

interface LanesOptions extends Omit<PreviewOptions, 'makePages'> {
  canary: CanaryWatch;
  /** Is asked to tell of each change of the canary's release set. */
  onTrialSwap: ServedSets['onTrialSwap'];
  /** The pages of the current release set. */
  pages: Pages;
  isBehindProxy: boolean;
  /** Whether the cache in front keeps each lane's copies apart. */
  hasCachedLanes: boolean;
  makePages: Pick<Parameters<typeof createPages>[0], 'renderer' | 'hasCache' | 'marks' | 'maxBytes'>;
}

/** A cache that keeps lanes apart may send a canary's page for this long after the canary has halted. */
const SHARED_SECONDS = 5;
const PRIVATE = 'private, no-store';

/** Puts the lanes of a shell together. */
export function createLanes(options: LanesOptions): Lanes {
  const { canary, pages, renderContextOf, current, isSecure, isBehindProxy, hasCachedLanes, log } = options;
  const routeOf = createRouteNames(() => renderContextOf(canary.current()?.set ?? current()));
  const visitorOf = (request: IncomingMessage) => visitorNetwork(request, isBehindProxy);
  const previews = createPreviews(options);
  const lanePages = createPages({
    ...options.makePages,
    renderContext: () => withTrialScript(canary, renderContextOf(canary.current()?.set ?? current())),
    isSecure,
    adapt: (prepared) => withCacheControl(prepared, hasCachedLanes && prepared.status < 500),
  });
  options.onTrialSwap((set, before) => (set && before ? lanePages.follow(set, before) : lanePages.clear()));

  /** The current pages, uncached, for a visitor of a canary that has not begun here or has ended. */
  function pagesOfOthers(lane: string): Pages {
    const cookie = canary.isAwaited(lane) ? null : formatLaneCookie(null, isSecure);
    const present = (prepared: PreparedResponse) =>
      withHeaders(prepared, { ...prepared.headers, 'cache-control': PRIVATE, ...(cookie !== null && { 'set-cookie': cookie }) });
    return {
      ...pages,
      fromCache(url) {
        const kept = pages.fromCache(url);
        return kept && present(kept);
      },
      answer: async (url, hasSession, view) => present(await pages.answer(url, hasSession, view)),
    };
  }

  async function openPreview(url: string): Promise<PreparedResponse> {
    const token = pathOf(url).slice(PREVIEW_PREFIX.length);
    const opened = await previews.open(token);
    if (opened.kind === 'closed')
      return presentClosedPreview(opened, { url, messages: renderContextOf(current()).messages, isSecure, isData: false });
    const seconds = Math.max(1, Math.floor((Date.parse(opened.statement.until) - Date.now()) / 1_000));
    log.info('preview.opened', { remote: opened.statement.remote, version: opened.statement.version });
    const lang = languageOfAddress(`/?${queryOf(url)}`);
    return redirect(302, lang ? `/${lang}` : '/', previewCookie({ token, seconds }, isSecure));
  }

  return {
    takeFailure(source, request) {
      const running = canary.current();
      if (!running || source?.remote !== running.release.name) return;
      if (source.version === running.release.version) canary.fail('canary', visitorOf(request));
      else if (source.version === current().remotes.get(source.remote)?.release.version)
        canary.fail('current', visitorOf(request));
    },
    noteAnswer(request, status) {
      const running = status >= 500 ? canary.current() : null;
      const [remote] = running
        ? routeOf(request.url ?? '/')
            .replace('data ', '')
            .split('/')
        : [];
      if (!running || remote !== running.release.name) return;
      canary.fail(parseLaneCookie(request.headers.cookie)?.lane === running.lane ? 'canary' : 'current', visitorOf(request));
    },
    clear: () => lanePages.clear(),
    previews,
    pagesOf(cookie) {
      if (cookie === undefined) return null;
      const preview = previews.pagesOf(cookie);
      if (preview) return preview;
      const lane = parseLaneCookie(cookie)?.lane ?? CURRENT_LANE;
      if (lane === CURRENT_LANE) return null;
      return canary.current()?.lane === lane ? lanePages : pagesOfOthers(lane);
    },
    answerScript(request) {
      const running = canary.current();
      const set = new URLSearchParams(request.url?.split('?')[1]).get('set');
      running?.counter.view(set === running.set.id ? 'canary' : 'current', visitorOf(request));
      return answerLaneScript(running, request.headers.cookie, isSecure);
    },
    openPreview,
    leavePreview(request) {
      request.resume();
      return redirect(303, '/', previewCookie(null, isSecure));
    },
  };
}

/** The context that renders pages; while a canary runs it adds the canary's script to them. */
export function withTrialScript(canary: Pick<CanaryWatch, 'current'>, renderContext: RenderContext): RenderContext {
  if (!canary.current()) return renderContext;
  const script = `${LANE_SCRIPT_PATH}?set=${renderContext.set.id}`;
  return { ...renderContext, shellScripts: [...renderContext.shellScripts, script] };
}

function withCacheControl(prepared: PreparedResponse, isShared: boolean): PreparedResponse {
  const shared = `public, max-age=0, s-maxage=${SHARED_SECONDS}`;
  // An answer that was not cacheable before is not cacheable in a lane either.
  const isKept = isShared && !/\b(?:private|no-store)\b/.test(prepared.headers['cache-control'] ?? '');
  return withHeaders(prepared, { ...prepared.headers, 'cache-control': isKept ? shared : PRIVATE });
}

function redirect(status: number, location: string, cookie: string): PreparedResponse {
  return prepareResponse({
    status,
    contentType: 'text/plain; charset=utf-8',
    body: '',
    headers: { ...COMMON_HEADERS, ...PREVIEW_HEADERS, 'referrer-policy': 'no-referrer', location, 'set-cookie': cookie },
  });
}
