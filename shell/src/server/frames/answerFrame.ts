import { hubspotIdSchema, htmlBlock, pageCall, settingsCall, type Page, type PageBlock } from '@spielplan/shared-contracts/api';
import { isLanguage } from '@spielplan/shared-contracts/i18n';
import { earliest } from '../../blocks/earliest.ts';
import { parseOnlineWindow } from '../../blocks/parseOnlineWindow.ts';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import { asksForEditorView, openEditorView } from '../pages/loading/openEditorView.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { frameDocument, type FrameDocument } from './frameDocument.ts';

export const FRAME_PREFIX = '/_frame/';
/** Seconds that a CDN may keep a document which does not change by itself. */
const CACHED_SECONDS = 30;
/**
 * Writes what stands behind its own address into itself, and only inside of a page
 * of the site: opened by itself it would show anybody's words under the site's name.
 */
const WRITE =
  "if(parent!==self)document.write(decodeURIComponent(location.hash.slice(1)));addEventListener('hashchange',()=>location.reload())";

type FrameContext = Pick<RenderContext, 'provider' | 'readAsEditor'>;

export interface FrameRequest {
  /** Path below `/_frame/`, with its query. */
  url: URL;
  now: number;
  /** The cookies of a request with a session. */
  cookie?: string | undefined;
}

/**
 * Answers a sealed document for a frame: `/_frame/html/{block}/{lang}/{path…}` is the HTML block of
 * a page, with its scripts; `/_frame/hubspot/{form}` is a form of HubSpot; `/_frame/preview` shows
 * an editor's unsaved markup. Null where there is no such thing. Pages themselves run no script but
 * the site's own, and a frame written into a page inherits that, so these are documents of their
 * own. `v` and a page that is offline are for editors, as the page itself is.
 */
export async function answerFrame(renderContext: FrameContext, request: FrameRequest): Promise<PreparedResponse | null> {
  const { url, now } = request;
  const [kind, id = '', lang, ...rest] = url.pathname.slice(FRAME_PREFIX.length).split('/').map(decodeSegment);
  if (kind === 'preview' && id === '') return present(frameDocument({ body: `<script>${WRITE}</script>` }), CACHED_SECONDS);
  if (kind === 'hubspot') return present(await hubspotDocument(renderContext, id), CACHED_SECONDS);
  if (kind !== 'html' || !/^\d{1,15}$/.test(id) || !isLanguage(lang)) return null;
  const params = { lang, path: rest.join('/') };
  const visitors = asksForEditorView(url) ? null : await renderContext.provider.read(pageCall, { params }).catch(() => null);
  if (!visitors?.is_online) return answerEditorFrame(renderContext, request, params, Number(id));
  return presentHtml(visitors, Number(id), now);
}

/** The same of a page that only editors see; nobody keeps it. */
async function answerEditorFrame(
  renderContext: FrameContext,
  request: FrameRequest,
  params: { lang: string; path: string },
  id: number,
): Promise<PreparedResponse | null> {
  const editor = await openEditorView(renderContext, request).catch(() => null);
  if (!editor || editor.version === 'unreadable') return null;
  const query = editor.version === null ? {} : { query: { version_id: editor.version } };
  const page = await editor.reader.read(pageCall, { params, ...query }).catch(() => null);
  return page && presentHtml(page, id, request.now, 'private, no-store');
}

function presentHtml(page: Page, id: number, now: number, cacheControl?: string): PreparedResponse | null {
  const { module: block, nextChange } = findBlock(page.modules, id, now) ?? {};
  const { data: fields } = htmlBlock.fields.safeParse(block?.model === 'html' ? block : null);
  const end = earliest([nextChange, page.valid_until ? Date.parse(page.valid_until) : undefined]);
  return fields ? present(frameDocument({ body: fields.html_code }), secondsUntil(end, now), cacheControl) : null;
}

async function hubspotDocument({ provider }: Pick<RenderContext, 'provider'>, form: string): Promise<FrameDocument | null> {
  const { hubspot } = (await provider.read(settingsCall)).design;
  if (!hubspot || !hubspotIdSchema.safeParse(form).success) return null;
  const { portal_id: portalId, region } = hubspot;
  const host = region === 'na1' ? 'https://js.hsforms.net' : `https://js-${region}.hsforms.net`;
  const options = JSON.stringify({ region, portalId, formId: form, target: '#form' });
  return frameDocument({
    body: `<div id="form"></div><script src="${host}/forms/embed/v2.js"></script>`,
    script: `hbspt.forms.create(${options})`,
    sources: {
      'script-src': 'https://*.hsforms.net',
      'connect-src': 'https://*.hsforms.com https://*.hsforms.net https://*.hubspot.com',
      'frame-src': 'https://*.hsforms.com https://*.hsforms.net',
      'img-src': 'https://*.hsforms.com https://*.hubspot.com',
      'form-action': 'https://*.hsforms.com',
    },
  });
}

interface FoundBlock {
  module: PageBlock;
  /** Epoch ms at which it, or what it stands in, goes. */
  nextChange: number | undefined;
}

/** A block of the page that is shown now, wherever in its columns. */
function findBlock(blocks: readonly PageBlock[], id: number, now: number): FoundBlock | null {
  for (const block of blocks) {
    const { isOnline, nextChange } = parseOnlineWindow(block, now);
    if (!isOnline) continue;
    if (block.id === id) return { module: block, nextChange };
    const inside = findBlock(
      block.columns.flatMap(({ children }) => children),
      id,
      now,
    );
    if (inside) return { ...inside, nextChange: earliest([inside.nextChange, nextChange]) };
  }
  return null;
}

/** Whole seconds, so that no cache shows it a moment longer than its time (R53). */
function secondsUntil(end: number | undefined, now: number): number {
  return end === undefined ? CACHED_SECONDS : Math.min(CACHED_SECONDS, Math.max(0, Math.floor((end - now) / 1_000)));
}

function present(
  document: FrameDocument | null,
  seconds: number,
  cacheControl = `public, max-age=0, s-maxage=${seconds}`,
): PreparedResponse | null {
  if (!document) return null;
  return prepareResponse({
    contentType: 'text/html; charset=utf-8',
    body: document.html,
    headers: {
      ...COMMON_HEADERS,
      'content-security-policy': document.policy,
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'cache-control': cacheControl,
    },
  });
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
