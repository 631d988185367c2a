import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { FileFound, RemoteName } from '@spielplan/shared-contracts/remote';
import { prepareResponse, type PreparedResponse } from '../../http/PreparedResponse.ts';
import { COMMON_HEADERS, documentHeaders } from '../../http/securityHeaders.ts';
import { presentCard } from '../head/presentCard.ts';
import type { PageOutcome } from '../PageOutcome.ts';
import { forBrowser } from './composeAnswer.ts';
import { renderPageTags } from '../head/renderHead.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';
import { isForEverybody } from '../isForEverybody.ts';
import { previewTokenOf } from '../loading/openPreview.ts';
import { redirectTarget } from '../site/redirectTarget.ts';
import { renderAnswer } from './renderAnswer.ts';

const REDIRECT_CACHED_MS = 10_000;
const STALE_MS = 600_000;
/** The time that an incomplete page is cached where there is no complete one. */
const PARTIAL_CACHED_MS = 10_000;
const RETRY_AFTER = '30';
/** The address of a preview is a secret: no other site is told of it, and no search engine keeps it. */
const PREVIEW_HEADERS = { 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' };
const JSON_TYPE = 'application/json; charset=utf-8';

export interface PreparedPage {
  prepared: PreparedResponse;
  /** Epoch ms until which it may be kept; 0 for what must not be. */
  keepUntil: number;
  /** Whether the last good page is better than this one. */
  isFailure: boolean;
  /** Whether the site was closed, which ends what was kept of the page. */
  isClosed?: boolean;
  /** The remotes whose code made it; left out where any may have. */
  uses?: readonly RemoteName[];
  /**
   * Address of a page that is not there, to be told to the provider's error log with each view of it.
   */
  missing?: string;
  /** Queries of the redirect rules for its path, which its own address did not have to name. */
  ruleQueries?: readonly string[];
}

interface Format {
  /** Answer data for a page that is on screen already, not a document. */
  isData: boolean;
  isSecure: boolean;
}

/**
 * Writes down what a page view came to, with the headers that
 * browsers and CDNs need. Rejects when it cannot be rendered.
 */
export async function presentOutcome(
  renderContext: RenderContext,
  outcome: PageOutcome,
  request: PageRequest,
  format: Format,
): Promise<PreparedPage> {
  switch (outcome.kind) {
    case 'redirect':
      return presentRedirect(renderContext, outcome, request, format);
    case 'file':
      return presentFile(outcome.file, request);
    case 'page':
      return presentPage(renderContext, outcome, request, format);
    default:
      return outcome satisfies never;
  }
}

type Of<K extends PageOutcome['kind']> = Extract<PageOutcome, { kind: K }>;

async function presentPage(
  renderContext: RenderContext,
  { answer, found, error, isPartial = false }: Of<'page'>,
  request: PageRequest,
  { isData, isSecure }: Format,
): Promise<PreparedPage> {
  const isBroken = answer.status >= 500;
  const isClosed = isSpielplanError(error, 'SITE_OFFLINE') && error.cause === undefined;
  const isShared = isForEverybody(request);
  const isFailure = (isBroken && !isClosed) || (isPartial && isShared);
  const whole = isBroken || !isShared ? 0 : cachedUntil(request, found.validUntil);
  const keepUntil = isPartial ? Math.min(whole, request.now + PARTIAL_CACHED_MS) : whole;
  const isPreview = previewTokenOf(request.url) !== null;
  const headers: Record<string, string> = {
    'cache-control': pageCacheControl(request, answer.status, keepUntil),
    ...(isPreview && PREVIEW_HEADERS),
  };
  if (answer.status === 503) headers['retry-after'] = RETRY_AFTER;
  const base = { status: answer.status, madeAt: request.now };
  if (isData) {
    const prepared = prepareResponse({
      ...base,
      contentType: JSON_TYPE,
      body: JSON.stringify(forBrowser(answer, renderPageTags(answer, renderContext))),
      headers: { ...COMMON_HEADERS, ...headers },
    });
    return { prepared, keepUntil, isFailure, isClosed };
  }
  const { html, styleHashes, scriptHashes, uses } = await renderAnswer({ renderContext, answer, found });
  const documentOnes = {
    ...documentHeaders({
      isShared,
      styleHashes,
      scriptHashes,
      isSecure,
      mediaOrigins: answer.site.mediaOrigins,
      hasTagManager: answer.site.tagManagerId !== undefined,
      origin: answer.layout === 'webshop' ? renderContext.origin : undefined,
    }),
    ...headers,
    'content-language': answer.lang,
  };
  return {
    prepared: {
      ...prepareResponse({ ...base, contentType: 'text/html; charset=utf-8', body: html, headers: documentOnes }),
      card: presentCard(answer) ?? undefined,
    },
    keepUntil,
    isFailure,
    isClosed,
    // Any release may bring a page that is missing now, so a missing page names no remotes.
    ...(answer.status === 200 && !isPartial && { uses: [...new Set([...uses, ...(request.owners ?? [])])] }),
  };
}

function presentFile(
  { contentType, body, filename, validUntil, disposition = 'attachment' }: FileFound,
  request: PageRequest,
): PreparedPage {
  const keepUntil = cachedUntil(request, validUntil);
  const headers = {
    ...COMMON_HEADERS,
    'cache-control': sharedFor(request, keepUntil),
    'content-disposition': `${disposition}; filename="${filename.replace(/[^\w.-]/g, '_')}"`,
  };
  return { prepared: prepareResponse({ contentType, body, headers, madeAt: request.now }), keepUntil, isFailure: false };
}

function presentRedirect(
  renderContext: RenderContext,
  { status, to, isPrivate }: Of<'redirect'>,
  request: PageRequest,
  { isData }: Format,
): PreparedPage {
  const target = redirectTarget(to);
  if (target === null) throw new SpielplanError('REDIRECT_FAILED', { detail: `ERR_REDIRECT: a redirect to ${to.slice(0, 200)}` });
  const headers = {
    ...COMMON_HEADERS,
    'cache-control': isPrivate || !isForEverybody(request) ? 'private, no-store' : 'public, max-age=0, s-maxage=60',
  };
  if (isData) {
    const body = JSON.stringify({ releaseSet: renderContext.set.id, redirect: target });
    return { prepared: prepareResponse({ contentType: JSON_TYPE, body, headers }), keepUntil: 0, isFailure: false };
  }
  const prepared = prepareResponse({
    status,
    contentType: 'text/plain; charset=utf-8',
    body: '',
    headers: { ...headers, location: target },
  });
  return { prepared, keepUntil: isPrivate || !isForEverybody(request) ? 0 : request.now + REDIRECT_CACHED_MS, isFailure: false };
}

function cachedUntil({ now }: PageRequest, validUntil = Number.POSITIVE_INFINITY): number {
  return Math.min(now + STALE_MS, validUntil);
}

function pageCacheControl(request: PageRequest, status: number, keepUntil: number): string {
  if (status >= 500) return 'no-store';
  return status === 200 || !isForEverybody(request) ? sharedFor(request, keepUntil) : 'public, max-age=0, s-maxage=10';
}

/**
 * For CDNs: fresh for a short while, then served while the next one is
 * fetched; both together never past the moment the page changes by itself.
 */
function sharedFor(request: PageRequest, keepUntil: number): string {
  if (!isForEverybody(request)) return 'private, no-store';
  const seconds = Math.max(0, Math.floor((keepUntil - request.now) / 1_000));
  const fresh = Math.min(30, seconds);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${seconds - fresh}`;
}
