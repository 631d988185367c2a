import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import { PAGE_DATA_PREFIX } from '@spielplan/shared-contracts/routes';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { COMMON_HEADERS, documentHeaders } from '../http/securityHeaders.ts';
import { answerPage, type PageOutcome } from './answerPage.ts';
import { composeErrorAnswer } from './composeErrorAnswer.ts';
import { createPageCache } from './PageCache.ts';
import type { PageRequest, PageWorks } from './PageRequest.ts';
import { renderAnswer } from './renderAnswer.ts';
import { languageOfPath, parseRequestUrl } from './requestUrl.ts';

const FRESH = 10_000;
const STALE = 600_000;
const MAX_CACHED_KEY = 600;
const RETRY_AFTER = '30';

interface PagesOptions {
  works: () => PageWorks;
  hasCache: boolean;
  isSecure: boolean;
}

export interface Pages {
  /** A fresh page from memory, or nothing: the way of nearly every request. */
  fromCache(url: string): PreparedResponse | undefined;
  /** The answer to a path, as HTML or (below `/_data`) as data. Never rejects. */
  answer(url: string, hasSession: boolean): Promise<PreparedResponse>;
  /** Forgets everything made by another release set. */
  clear(): void;
}

/** Makes and keeps the pages of the site. Equal page views under way are made once; failing ones fall back to the last good page. */
export function createPages({ works, hasCache, isSecure }: PagesOptions): Pages {
  const cache = createPageCache();
  const pending = new Map<string, Promise<PreparedResponse>>();

  function make(url: string, hasSession: boolean): Promise<PreparedResponse> {
    const key = hasSession ? `session ${url}` : url;
    let promise = pending.get(key);
    if (!promise) {
      promise = makePage(works(), url, hasSession, isSecure)
        .then(({ prepared, keepUntil, isFailure }) => {
          const known = cache.get(url);
          const now = Date.now();
          if (isFailure && known && known.staleUntil > now) return known.prepared;
          if (hasCache && !hasSession && keepUntil > now && url.length <= MAX_CACHED_KEY) {
            cache.set(url, { prepared, freshUntil: Math.min(now + FRESH, keepUntil), staleUntil: Math.min(now + STALE, keepUntil) });
          }
          return prepared;
        })
        .finally(() => pending.delete(key));
      pending.set(key, promise);
    }
    return promise;
  }

  return {
    fromCache(url) {
      const page = cache.get(url);
      return page && page.freshUntil > Date.now() ? page.prepared : undefined;
    },
    async answer(url, hasSession) {
      const known = hasSession ? undefined : cache.get(url);
      if (known && known.staleUntil > Date.now()) {
        void make(url, hasSession);
        return known.prepared;
      }
      return make(url, hasSession);
    },
    clear: () => cache.clear(),
  };
}

interface MadePage {
  prepared: PreparedResponse;
  /** Epoch ms until which it may be kept; 0 for what must not be. */
  keepUntil: number;
  isFailure: boolean;
}

async function makePage(works: PageWorks, url: string, hasSession: boolean, isSecure: boolean): Promise<MadePage> {
  const isData = url.startsWith(`${PAGE_DATA_PREFIX}/`);
  const pathAndQuery = isData ? url.slice(PAGE_DATA_PREFIX.length) : url;
  const now = Date.now();
  let request: PageRequest;
  try {
    request = { ...parseRequestUrl(pathAndQuery, works.origin), pathAndQuery, now, hasSession };
  } catch (cause) {
    request = { pathAndQuery: '/', now, hasSession, url: new URL(works.origin), segments: [], lang: languageOfPath(pathAndQuery), hasLanguage: false };
    const error = isSpielplanError(cause) ? cause : new SpielplanError('MALFORMED_URL', { cause });
    works.log.warn('page.malformed', { code: error.code, path: pathAndQuery.slice(0, 200) });
    return present(works, composeErrorAnswer(works, request, null, 400, error), request, isData, isSecure);
  }
  const outcome = await answerPage(works, request);
  if (outcome.kind === 'page' && outcome.answer.status === 404) works.log.info('page.missing', { path: request.url.pathname.slice(0, 200) });
  return present(works, outcome, request, isData, isSecure).catch((cause: unknown) => {
    works.log.error('page.unrenderable', cause, { path: request.url.pathname });
    const error = isSpielplanError(cause) ? cause : new SpielplanError('UNEXPECTED', { cause });
    return present(works, composeErrorAnswer(works, request, null, 500, error), request, isData, isSecure);
  });
}

async function present(works: PageWorks, outcome: PageOutcome, request: PageRequest, isData: boolean, isSecure: boolean): Promise<MadePage> {
  switch (outcome.kind) {
    case 'redirect':
      return presentRedirect(works, outcome, isData, request.now);
    case 'file': {
      const { file } = outcome;
      const keepUntil = Math.min(request.now + STALE, file.validUntil ?? Number.POSITIVE_INFINITY);
      const headers = { ...COMMON_HEADERS, 'cache-control': cacheControl(request, keepUntil), 'content-disposition': `attachment; filename="${file.filename.replace(/[^\w.-]/g, '_')}"` };
      return { prepared: prepareResponse({ contentType: file.contentType, body: file.body, headers }), keepUntil, isFailure: false };
    }
    case 'page': {
      const { answer, found } = outcome;
      const isGood = answer.status === 200;
      const isFailure = answer.status >= 500;
      const keepUntil = isFailure || request.hasSession ? 0 : Math.min(request.now + STALE, found.validUntil ?? Number.POSITIVE_INFINITY);
      const headers: Record<string, string> = { 'cache-control': isGood ? cacheControl(request, keepUntil) : isFailure ? 'no-store' : 'public, max-age=0, s-maxage=10' };
      if (answer.status === 503) headers['retry-after'] = RETRY_AFTER;
      if (isData) {
        const prepared = prepareResponse({ status: answer.status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(answer), headers: { ...COMMON_HEADERS, ...headers } });
        return { prepared, keepUntil, isFailure };
      }
      const { html, styleHashes } = await renderAnswer({ works, answer, found });
      const prepared = prepareResponse({
        status: answer.status,
        contentType: 'text/html; charset=utf-8',
        body: html,
        headers: { ...documentHeaders(styleHashes, isSecure), ...headers, 'content-language': answer.lang },
      });
      return { prepared, keepUntil, isFailure };
    }
    default:
      return outcome satisfies never;
  }
}

function presentRedirect(works: PageWorks, { status, to, isPrivate }: Extract<PageOutcome, { kind: 'redirect' }>, isData: boolean, now: number): MadePage {
  const cacheHeader = isPrivate ? 'no-store' : 'public, max-age=0, s-maxage=60';
  if (isData) {
    const body = JSON.stringify({ releaseSet: works.set.id, redirect: to });
    return { prepared: prepareResponse({ contentType: 'application/json; charset=utf-8', body, headers: { ...COMMON_HEADERS, 'cache-control': cacheHeader } }), keepUntil: 0, isFailure: false };
  }
  const headers = { ...COMMON_HEADERS, location: encodeURI(decodeSafely(to)), 'cache-control': cacheHeader };
  return { prepared: prepareResponse({ status, contentType: 'text/plain; charset=utf-8', body: '', headers }), keepUntil: isPrivate ? 0 : now + FRESH, isFailure: false };
}

/** For CDNs: fresh for a short while, then served while the next one is fetched; never past the moment the page changes by itself. */
function cacheControl(request: PageRequest, keepUntil: number): string {
  if (request.hasSession) return 'private, no-store';
  const seconds = Math.max(0, Math.floor((keepUntil - request.now) / 1_000));
  return `public, max-age=0, s-maxage=${Math.min(30, seconds)}, stale-while-revalidate=${Math.min(600, seconds)}`;
}

function decodeSafely(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}
