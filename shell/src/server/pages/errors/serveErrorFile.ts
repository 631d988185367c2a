import { isLanguage, translate, type Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import type { PreparedResponse } from '../../http/PreparedResponse.ts';
import { escapeText } from '../../http/escape.ts';
import type { RenderContext } from '../PageRequest.ts';
import { languageOfAddress } from '../../http/requestUrl.ts';
import { servedOr } from '../servedLanguages.ts';
import { renderFallbackPage, renderPlainPage } from './renderPlainPage.ts';

const FILE = /^\/html\/([a-z0-9]+(?:-[a-z0-9]+)*)\.html(?:\?(.*))?$/;
const HEADERS = { 'cache-control': 'public, max-age=60' };

/**
 * Answers `/html/{slug}.html` as a page by itself, for a balancer or CDN to show while the shell is
 * away: the house's own fragment, in the language of `?lang`, else the site's first; for a status
 * that the house has no words for, the site's. `null` for all other paths.
 */
export async function serveErrorFile(
  renderContext: RenderContext,
  url: string,
  languages: readonly Language[],
): Promise<PreparedResponse | null> {
  const [, slug, query] = FILE.exec(url) ?? [];
  if (slug === undefined) return null;
  const wanted = new URLSearchParams(query).get('lang') ?? undefined;
  const lang = servedOr(isLanguage(wanted) ? wanted : undefined, languages);
  const custom = await renderContext.errorPages.file(slug, lang);
  const base = { lang, status: 200, headers: HEADERS };
  if (custom) return renderPlainPage({ ...base, title: custom.title, body: custom.body, style: custom.style });
  if (!/^[45]\d\d$/.test(slug)) return null;
  const table = renderContext.messages.of('shell', lang);
  const title = translate(table, lang, 'error.title.500');
  const home = escapeText(translate(table, lang, 'error.home'));
  const body = `<h1>${escapeText(title)}</h1><p>${slug}</p><p><a href="${paths.home({ lang })}">${home}</a></p>`;
  return renderPlainPage({ ...base, title, body });
}

/** The page for a request that failed where no page was being made. */
export function fallbackPageOf(
  { messages }: Pick<RenderContext, 'messages'>,
  url: string,
  languages: readonly Language[],
  status: 500 | 503 = 500,
): PreparedResponse {
  const lang = servedOr(languageOfAddress(url), languages);
  const table = messages.of('shell', lang);
  return renderFallbackPage(status, {
    lang,
    title: translate(table, lang, status === 503 ? 'error.title.away' : 'error.title.500'),
    home: translate(table, lang, 'error.home'),
  });
}
