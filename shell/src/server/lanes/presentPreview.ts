import { isLanguage, LANGUAGES, translate, type Language } from '@spielplan/shared-contracts/i18n';
import { PAGE_DATA_PREFIX, paths } from '@spielplan/shared-contracts/routes';
import { escapeAttribute, escapeText } from '../http/escape.ts';
import { prepareResponse, withHeaders, type PreparedResponse } from '../http/PreparedResponse.ts';
import { languageOfAddress } from '../http/requestUrl.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import { renderPlainPage } from '../pages/errors/renderPlainPage.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { previewCookie } from './previewCookie.ts';

type Messages = RenderContext['messages'];

/** The address that the button of the preview's bar posts to. */
export const LEAVE_PATH = '/_preview/leave';

/** No cache keeps it and no search engine finds it. */
export const PREVIEW_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
};

const BAR =
  'display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.5rem 1rem;background:#ffd84d;color:#1a1a1a;font:1rem/1.4 system-ui,sans-serif';
const BUTTON =
  'min-block-size:2.75rem;padding:.25rem 1rem;border:2px solid #1a1a1a;background:#fff;color:#1a1a1a;font:inherit;cursor:pointer';

export function isPageData(url: string): boolean {
  return url.startsWith(`${PAGE_DATA_PREFIX}/`);
}

/** Marks an answer of a preview: private in its headers, and with a bar above the page that says so and leads out of it. */
export function markPreview(prepared: PreparedResponse, messages: Messages, build: string): PreparedResponse {
  const headers = { ...prepared.headers, ...PREVIEW_HEADERS };
  const { 'content-type': contentType = '', 'content-language': lang } = headers;
  if (!contentType.startsWith('text/html') || !isLanguage(lang)) return withHeaders(prepared, headers);
  const body = prepared.body.toString('utf8').replace(/<body[^>]*>/, (tag) => tag + renderBar(messages, lang, build));
  return prepareResponse({ status: prepared.status, contentType, body, headers, madeAt: prepared.madeAt });
}

/** In the flow of the page, so that it never lies over what has the focus. */
function renderBar(messages: Messages, lang: Language, build: string): string {
  const say = (key: string) => translate(messages.of('shell', lang), lang, key, { build });
  return (
    `<aside aria-label="${escapeAttribute(say('preview.build.label'))}" style="${BAR}">` +
    `<span>${escapeText(say('preview.build.shown'))}</span>` +
    `<form method="post" action="${LEAVE_PATH}"><button style="${BUTTON}">${escapeText(say('preview.build.leave'))}</button></form></aside>`
  );
}

interface ClosedOptions {
  url: string;
  messages: Messages;
  isSecure: boolean;
  /** Whether a page asks for data: it then loads as a document and says why. */
  isData: boolean;
}

/** Tells the commands of releasing what is wrong with a build, where `detail` names it; people get its code. */
const PROBLEM_HEADER = 'x-problem';
const MAX_CHARS = 400;

/** Says why a preview shows nothing and leads to the site, whose next page is the one that everybody sees. */
export function presentClosedPreview(
  { code, status, hasEnded, detail }: { code: string; status: number; hasEnded: boolean; detail?: string | undefined },
  { url, messages, isSecure, isData }: ClosedOptions,
): PreparedResponse {
  if (isData) {
    const body = JSON.stringify({ error: 'BUILD_PREVIEW', code });
    const headers = { ...COMMON_HEADERS, ...PREVIEW_HEADERS };
    return prepareResponse({ status, contentType: 'application/json; charset=utf-8', body, headers });
  }
  const lang = languageOfAddress(url) ?? LANGUAGES[0];
  const table = messages.of('shell', lang);
  const title = translate(table, lang, 'preview.build.label');
  const texts = [
    translate(table, lang, hasEnded ? 'preview.build.ended' : 'preview.build.invalid'),
    translate(table, lang, 'error.code', { code }),
  ];
  const home = `<p><a href="${paths.home({ lang })}">${escapeText(translate(table, lang, 'error.home'))}</a></p>`;
  const body = `<h1>${escapeText(title)}</h1>${texts.map((text) => `<p>${escapeText(text)}</p>`).join('')}${home}`;
  return renderPlainPage({
    lang,
    status,
    title,
    body,
    headers: {
      ...PREVIEW_HEADERS,
      'set-cookie': previewCookie(null, isSecure),
      ...(detail && { [PROBLEM_HEADER]: encodeURIComponent(detail.slice(0, MAX_CHARS).toWellFormed()) }),
    },
  });
}
