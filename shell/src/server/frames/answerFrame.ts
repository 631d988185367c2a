import { hubspotIdSchema, htmlModule, pageCall, settingsCall, type PageModule } from '@spielplan/shared-contracts/api';
import { isLanguage } from '@spielplan/shared-contracts/i18n';
import { earliest } from '../../blocks/earliest.ts';
import { readOnlineWindow } from '../../blocks/readOnlineWindow.ts';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import type { PageWorks } from '../pages/PageRequest.ts';
import { frameDocument, type FrameDocument } from './frameDocument.ts';

export const FRAME_PREFIX = '/_frame/';
/** Seconds that a CDN may keep a document which does not change by itself. */
const KEPT = 30;

/**
 * Answers a sealed document for a frame: `/_frame/html/{module}/{lang}/{path…}` is the HTML block of a page, with its
 * scripts; `/_frame/hubspot/{form}` is a form of HubSpot. Null where there is no such thing. Pages themselves run no
 * script but the site's own, and a frame written into a page inherits that, so these are documents of their own.
 */
export async function answerFrame(
  works: Pick<PageWorks, 'provider'>,
  path: string,
  now: number,
): Promise<PreparedResponse | null> {
  const [kind, id = '', lang, ...rest] = path.slice(FRAME_PREFIX.length).split('/').map(decodeSegment);
  if (kind === 'hubspot') return present(await hubspotDocument(works, id), KEPT);
  if (kind !== 'html' || !/^\d{1,15}$/.test(id) || !isLanguage(lang)) return null;
  const page = await works.provider.read(pageCall, { params: { lang, path: rest.join('/') } }).catch(() => null);
  if (!page?.is_online) return null;
  const { module, nextChange } = findModule(page.modules, Number(id), now) ?? {};
  const { data: fields } = htmlModule.fields.safeParse(module?.model === 'html' ? module : null);
  const end = earliest([nextChange, page.valid_until ? Date.parse(page.valid_until) : undefined]);
  return fields ? present(frameDocument({ body: fields.html_code }), secondsUntil(end, now)) : null;
}

async function hubspotDocument({ provider }: Pick<PageWorks, 'provider'>, form: string): Promise<FrameDocument | null> {
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

interface FoundModule {
  module: PageModule;
  /** Epoch ms at which it, or what it stands in, goes. */
  nextChange: number | undefined;
}

/** A block of the page that is shown now, wherever in its columns. */
function findModule(modules: readonly PageModule[], id: number, now: number): FoundModule | null {
  for (const module of modules) {
    const { isOnline, nextChange } = readOnlineWindow(module, now);
    if (!isOnline) continue;
    if (module.id === id) return { module, nextChange };
    const inside = findModule(
      module.columns.flatMap(({ children }) => children),
      id,
      now,
    );
    if (inside) return { ...inside, nextChange: earliest([inside.nextChange, nextChange]) };
  }
  return null;
}

/** Whole seconds, so that no cache shows it a moment longer than its time (decision 53). */
function secondsUntil(end: number | undefined, now: number): number {
  return end === undefined ? KEPT : Math.min(KEPT, Math.max(0, Math.floor((end - now) / 1_000)));
}

function present(document: FrameDocument | null, seconds: number): PreparedResponse | null {
  if (!document) return null;
  return prepareResponse({
    contentType: 'text/html; charset=utf-8',
    body: document.html,
    headers: {
      ...COMMON_HEADERS,
      'content-security-policy': document.policy,
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'cache-control': `public, max-age=0, s-maxage=${seconds}`,
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
