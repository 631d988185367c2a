import type { Language } from '@spielplan/shared-contracts/i18n';
import { DARK_PAPER, THEMES } from '@spielplan/shared-ui/tokens';
import { createHash } from 'node:crypto';
import { paths } from '@spielplan/shared-contracts/routes';
import { prepareResponse, type PreparedResponse } from '../../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../../http/securityHeaders.ts';
import { escapeText } from '../../http/escape.ts';
import { CUSTOM_PAGE_ID } from './scopeStyle.ts';

interface PlainPage {
  lang: Language;
  status: number;
  title: string;
  /** Clean markup. */
  body: string;
  style?: string;
  headers?: Readonly<Record<string, string>>;
}

const colors = ({ ground, ink, accent }: Record<'ground' | 'ink' | 'accent', string>) =>
  `--ground:${ground};--ink:${ink};--accent:${accent}`;
const STYLE =
  `:root{color-scheme:light dark;${colors(THEMES.cc01)}}@media(prefers-color-scheme:dark){:root{${colors(DARK_PAPER)}}}` +
  'body{margin:0;background:var(--ground);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}' +
  'main{--edge:0rem;max-inline-size:40rem;margin-inline:auto;padding:12vh 1.25rem}h1{font-size:clamp(2rem,8vw,4rem);line-height:1;margin:0 0 1rem}' +
  'a{color:inherit;display:inline-block;padding-block:.6rem;font-weight:650}:focus-visible{outline:3px solid var(--accent);outline-offset:3px}';

/** A page that needs nothing of the site: no React, no provider, no script. */
export function renderPlainPage({ lang, status, title, body, style = '', headers = {} }: PlainPage): PreparedResponse {
  const css = STYLE + style;
  const hash = createHash('sha256').update(css).digest('base64');
  return prepareResponse({
    status,
    contentType: 'text/html; charset=utf-8',
    body:
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="robots" content="none"><title>${escapeText(title)}</title><style>${css}</style></head>` +
      `<body><main id="${CUSTOM_PAGE_ID}">${body}</main></body></html>`,
    headers: {
      ...COMMON_HEADERS,
      'content-language': lang,
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`,
      ...headers,
    },
  });
}

/**
 * The last page there is, for an error while showing an error: that
 * something went wrong, the status, and the way home (product.md section 8).
 */
export function renderFallbackPage(
  status: number,
  { lang, title, home }: { lang: Language; title: string; home: string },
): PreparedResponse {
  const link = `<p><a href="${paths.home({ lang })}">${escapeText(home)}</a></p>`;
  const body = `<h1>${escapeText(title)}</h1><p>${status}</p>${link}`;
  return renderPlainPage({ lang, status, title, body, headers: status === 503 ? { 'retry-after': '30' } : {} });
}
