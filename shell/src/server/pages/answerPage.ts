import { ERROR_VOCABULARY, isSpielplanError, SpielplanError, toSpielplanError } from '@spielplan/shared-contracts/errors';
import { isRuleAllowed, paths } from '@spielplan/shared-contracts/routes';
import { earliest } from '../../blocks/earliest.ts';
import { describeCause } from '../log.ts';
import { answerError } from './errors/answerError.ts';
import { composeAnswer } from './answer/composeAnswer.ts';
import { loadScreen } from './loading/loadScreen.ts';
import { asksForEditorView, openEditorView } from './loading/openEditorView.ts';
import { openPreview, PREVIEW_PARAM, previewTokenOf } from './loading/openPreview.ts';
import type { PageOutcome } from './PageOutcome.ts';
import type { EditorView, PageRequest, RenderContext } from './PageRequest.ts';
import type { Site } from './site/presentSite.ts';
import { readSite } from './site/readSite.ts';
import { findRedirect, redirectKey } from './site/usableRedirects.ts';
import { findNearby } from '../releases/findNearby.ts';
import { pathOf } from '../http/requestUrl.ts';
import { withOthers } from './splitAddress.ts';
import { HUB_PATH } from '../../routes.ts';

type PageRedirect = Extract<PageOutcome, { kind: 'redirect' }>;

/**
 * Settles everything about a page view: redirects, canonical slugs, `v`, offline state, the screen
 * and its data. Never rejects: a failure is a page with its true status, in the language of the
 * path.
 */
export async function answerPage(renderContext: RenderContext, request: PageRequest): Promise<PageOutcome> {
  if (request.segments.length === 0)
    return (
      (await rootRedirect(renderContext, request)) ?? {
        kind: 'redirect',
        status: 302,
        to: withOthers(paths.home({ lang: request.languages[0] ?? request.lang }), queryOf(request)),
        isPrivate: false,
      }
    );
  let site: Site | null = null;
  let editor: EditorView | null = null;
  try {
    // Who closed the site has to open it again: what asks for the account, and editors' views, stay.
    const isOwn = isEditorsOwn(renderContext, request);
    site = await readSite(renderContext, request.lang, request.now, isOwn || asksForEditorView(request.url));
    renderContext.errorPages.warm(request.lang, site.settings);
    if (request.isForeign)
      return (
        listedRedirect(request, site, request.url.pathname, request.url.search) ??
        (await answerError(renderContext, request, site, NOT_THERE))
      );
    const token = previewTokenOf(request.url);
    if (token !== null) {
      editor = await openPreview(renderContext, request, token);
      if (!editor) return withoutPreview(request);
    } else if (asksForEditorView(request.url)) editor = await openEditorView(renderContext, request);
    if (!site.settings.is_site_online && !editor && !isOwn)
      throw new SpielplanError('SITE_OFFLINE', { detail: 'settings say so' });
    let viewed = request;
    // Alerts and opening hours are those of the moment, too.
    if (editor?.at !== undefined) {
      const then = await readSite({ ...renderContext, provider: editor.reader }, request.lang, editor.at);
      if (editor.reader.isOfMoment()) {
        site = then;
        viewed = { ...request, now: editor.at };
      } else {
        // A provider that knows no moments answers as of now, and the page must not claim otherwise.
        editor.reader.end();
        editor = null;
        viewed = { ...request, isMomentRefused: true };
      }
    }
    const detour = redirectOf(viewed, site, editor);
    const answer = await answerBehind(renderContext, { ...viewed, editor }, site, detour);
    // An editor sees the page that is made at the address of a redirect; where there is none, the redirect.
    if (editor && isMissing(answer))
      return listedRedirect(request, site, request.url.pathname, request.url.search, true) ?? answer;
    if (editor || !isMissing(answer)) return answer;
    // A page that visitors do not find may be one that is not published yet.
    editor = await openEditorView(renderContext, request);
    if (editor) return await answerScreen(renderContext, { ...request, editor }, site);
    return (
      (await inSmallLetters(renderContext, request, site, answer)) ?? nearbyRedirect(renderContext, request, answer) ?? answer
    );
  } catch (cause) {
    return answerFailure(renderContext, request, site, cause);
  } finally {
    editor?.reader.end();
  }
}

/** The page of what went wrong, with its true status. Never rejects. */
export function answerFailure(
  renderContext: RenderContext,
  request: PageRequest,
  site: Site | null,
  cause: unknown,
): Promise<PageOutcome> {
  const error = toSpielplanError(cause);
  const path = request.url.pathname.slice(0, 200);
  if (isSpielplanError(error, 'SITE_OFFLINE'))
    renderContext.log.warn('site.offline', { code: error.code, detail: error.detail, cause: describeCause(error.cause), path });
  else renderContext.log.error('page.failed', cause, { path });
  return answerError(renderContext, request, site, { status: statusOf(error), error });
}

function isEditorsOwn({ set }: RenderContext, { segments, url }: PageRequest): boolean {
  const match = set.match(segments);
  if (match && match !== 'absent' && match.route.session) return true;
  return url.pathname === HUB_PATH || url.pathname.startsWith(`${HUB_PATH}/`);
}

const NOT_THERE = { status: 404, error: null };

/** To what visitors see, which says that the link has expired. */
function withoutPreview({ url }: PageRequest): PageRedirect {
  const query = new URLSearchParams(url.searchParams);
  query.delete(PREVIEW_PARAM);
  query.set('notice', 'preview-ended');
  return { kind: 'redirect', status: 302, to: `${url.pathname}?${query}`, isPrivate: true };
}

function listedRedirect(
  { ruleQueries }: PageRequest,
  site: Site,
  path: string,
  search: string,
  isPrivate = false,
): PageRedirect | null {
  for (const { query } of site.redirects.get(redirectKey(path)) ?? []) if (query) ruleQueries?.add(query);
  const found = findRedirect(site.redirects, path, search.slice(1));
  // Whoever could take such a rule back would be locked out by it, and a visitor led away from the start page.
  if (!found || !isRuleAllowed(found.rule.query ? `${path}?${found.rule.query}` : path)) return null;
  return { kind: 'redirect', status: 301, to: withOthers(found.rule.to, found.others), isPrivate };
}

/** From `/` with a query that a rule names; null for any other, and where the rules cannot be read: the start page is there. */
async function rootRedirect(renderContext: RenderContext, request: PageRequest): Promise<PageRedirect | null> {
  try {
    // Also without a query: the answer tells which queries are worth asking with.
    const site = await readSite(renderContext, request.lang, request.now, true);
    return listedRedirect(request, site, '/', request.url.search);
  } catch {
    return null;
  }
}

/**
 * From an address that differs by capitals alone, as print has them, to the one that is known (R38); null where that
 * is not there either.
 */
async function inSmallLetters(
  renderContext: RenderContext,
  request: PageRequest,
  site: Site,
  missing: PageOutcome,
): Promise<PageRedirect | null> {
  if (missing.kind !== 'page' || missing.answer.status !== 404) return null;
  const segments = request.segments.map((segment) => segment.toLowerCase());
  const path = `/${segments.map(encodeURIComponent).join('/')}`;
  if (segments.every((segment, index) => segment === request.segments[index])) return null;
  const listed = listedRedirect(request, site, path, request.url.search);
  if (listed) return listed;
  const to = path + request.url.search;
  const next = await answerScreen(renderContext, { ...request, segments, url: new URL(to, request.url), pathAndQuery: to }, site);
  if (next.kind === 'redirect') return { ...next, status: 301 };
  return isMissing(next) ? null : { kind: 'redirect', status: 301, to, isPrivate: false };
}

/** From an address that is only a part of others (`/de/programm`) to what lies there; null where nothing does. */
function nearbyRedirect({ set }: RenderContext, { url, segments }: PageRequest, missing: PageOutcome): PageRedirect | null {
  // A page that answers 410 stays gone.
  if (missing.kind !== 'page' || missing.answer.status !== 404) return null;
  // A list whose data is away exists: nobody may learn for good that it lies elsewhere.
  if (set.match(segments) !== null) return null;
  const to = findNearby(set.routes, url.pathname);
  return to === null ? null : { kind: 'redirect', status: 301, to: withOthers(to, url.search.slice(1)), isPrivate: false };
}

/**
 * One hop for the visitor: where the tidied address would lead on, the answer leads there at once.
 */
async function answerBehind(
  renderContext: RenderContext,
  request: PageRequest,
  site: Site,
  detour: PageRedirect | null,
): Promise<PageOutcome> {
  if (!detour) return answerScreen(renderContext, request, site);
  if (!detour.isTidied) return detour;
  const url = new URL(detour.to, request.url);
  const next = await answerScreen(renderContext, { ...request, url, pathAndQuery: detour.to }, site);
  return next.kind === 'redirect' ? { ...next, isPrivate: detour.isPrivate || next.isPrivate } : detour;
}

function isMissing(outcome: PageOutcome): boolean {
  return outcome.kind === 'page' && (outcome.answer.status === 404 || outcome.answer.status === 410);
}

function redirectOf(request: PageRequest, site: Site, editor: EditorView | null): PageRedirect | null {
  const { url, segments } = request;
  // One address for one page: no slash at the end, none doubled.
  const tidy = `/${segments.map(encodeURIComponent).join('/')}`;
  const isVersionAsked = url.searchParams.has('v') && !editor;
  const query = new URLSearchParams(url.searchParams);
  if (isVersionAsked) query.delete('v');
  const search = isVersionAsked ? (query.size > 0 ? `?${query}` : '') : url.search;
  const listed = editor ? null : listedRedirect(request, site, tidy, search, isVersionAsked);
  if (listed) return listed;
  // The overlay is opened by a press, never by an address (product.md section 2, R18).
  if (url.searchParams.get('overlay') === 'true' && request.hasLanguage) {
    query.delete('overlay');
    return { kind: 'redirect', status: 302, to: paths.events(request) + (query.size > 0 ? `?${query}` : ''), isPrivate: false };
  }
  const asked = pathOf(request.pathAndQuery);
  if (asked !== tidy && decodeURIComponent(asked) !== decodeURIComponent(tidy)) {
    return { kind: 'redirect', status: 301, to: tidy + search, isPrivate: isVersionAsked, isTidied: true };
  }
  if (isVersionAsked) return { kind: 'redirect', status: 301, to: url.pathname + search, isPrivate: true, isTidied: true };
  return null;
}

function queryOf({ url }: PageRequest): string {
  return url.search.slice(1);
}

/**
 * Remotes bring their own copy of the error class, so its
 * status is taken from the vocabulary and not from the error.
 */
function statusOf({ spielplan }: SpielplanError): number {
  return Object.hasOwn(ERROR_VOCABULARY, spielplan) ? ERROR_VOCABULARY[spielplan].status : 500;
}

async function answerScreen(renderContext: RenderContext, request: PageRequest, site: Site): Promise<PageOutcome> {
  const loaded = await loadScreen(renderContext, request, site);
  const { result } = loaded;
  const isPartial = loaded.isPartial || site.isPartial;
  switch (result.kind) {
    case 'page': {
      const ends = loaded.sections?.validUntil ?? [];
      const found = { ...result, validUntil: earliest([result.validUntil, site.validUntil, ...ends]) };
      return { kind: 'page', answer: composeAnswer(renderContext, request, site, loaded, found), found, error: null, isPartial };
    }
    case 'redirect':
      return { kind: 'redirect', status: result.status, to: result.to, isPrivate: result.isPrivate ?? false };
    case 'file':
      return { kind: 'file', file: result };
    case 'missing':
      return answerError(renderContext, request, site, { status: result.status, error: null });
    default:
      return result satisfies never;
  }
}
