import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@spielplan/shared-contracts/i18n';

const STYLE = `
:root{color-scheme:light dark;--ground:#F6F2EA;--ink:#141414;--accent:#B9341A}
@media (prefers-color-scheme:dark){:root{--ground:#12182B;--ink:#F4F1E8;--accent:#FFB938}}
*{box-sizing:border-box}
body{margin:0;padding:clamp(1.5rem,6vw,5rem);background:var(--ground);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
main{max-inline-size:34rem}
h1{font-size:clamp(2rem,7vw,3.5rem);line-height:1.05;margin:0 0 1.5rem}
label{display:block;margin-block-end:1.25rem;font-weight:600}
input{display:block;inline-size:100%;min-block-size:2.75rem;margin-block-start:.25rem;padding:.5rem .75rem;border:2px solid;border-radius:0;background:transparent;color:inherit;font:inherit}
button,.button{display:inline-block;min-block-size:2.75rem;padding:.6rem 1.5rem;border:2px solid var(--ink);background:var(--ink);color:var(--ground);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
a{color:var(--accent);text-underline-offset:.2em}
a.button{color:var(--ground)}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
[role=alert]{padding:.75rem 1rem;border-inline-start:6px solid var(--accent);font-weight:600}
ul{padding:0;list-style:none}
li{padding-block:1rem;border-block-start:2px solid}
nav{margin-block-start:2.5rem}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** Markup that needs no more escaping. */
export interface Html {
  markup: string;
}

/** Writes markup; whatever is put into it and is not markup itself is escaped. */
export function markup(parts: TemplateStringsArray, ...values: readonly (string | number | Html | readonly Html[])[]): Html {
  const write = (value: (typeof values)[number] | undefined): string => {
    if (value === undefined) return '';
    if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
    return 'markup' in value ? value.markup : value.map(write).join('');
  };
  return { markup: parts.map((part, index) => part + write(values[index])).join('') };
}

/** Sends one of the provider's own few pages: no script, no picture, never stored. */
export function sendHtml(reply: FastifyReply, lang: Language, title: string, main: Html, status = 200): FastifyReply {
  const head = markup`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="none"><title>${title}</title>`;
  const style = { markup: `<style>${STYLE}</style>` };
  const page = markup`<!doctype html><html lang="${lang}"><head>${head}${style}</head><body><main>${main}</main></body></html>`;
  return reply
    .code(status)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('content-language', lang)
    .type('text/html; charset=utf-8')
    .send(page.markup);
}

/**
 * The language of a page of ours: `?lang`, else the first of ours that the browser accepts, else German.
 */
export function pageLanguage(request: FastifyRequest): Language {
  const named = namedLanguage(request);
  if (named) return named;
  const accepted = (request.headers['accept-language'] ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return accepted.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** The language that `?lang` names, if it does. A request that no route takes comes without its query. */
export function namedLanguage({ query }: FastifyRequest): Language | null {
  const lang = (query as { lang?: unknown } | null)?.lang;
  return typeof lang === 'string' && isLanguage(lang) ? lang : null;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
