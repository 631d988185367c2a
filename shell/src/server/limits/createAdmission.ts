import type { IncomingMessage } from 'node:http';
import { ERROR_VOCABULARY, SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES, translate, type Language } from '@spielplan/shared-contracts/i18n';
import { PAGE_DATA_PREFIX } from '@spielplan/shared-contracts/routes';
import { renderPlainPage } from '../pages/errors/renderPlainPage.ts';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { networkOf } from '@spielplan/shared-contracts/http';
import type { Log } from '../log.ts';
import { escapeText } from '../http/escape.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { languageOfAddress } from '../http/requestUrl.ts';
import { servedOr } from '../pages/servedLanguages.ts';
import { createAllowance } from './createAllowance.ts';

export interface Admission {
  /**
   * Counts one piece of work that no memory answers; throws
   * `TOO_MANY_REQUESTS` where the visitor's network has had its share.
   */
  admit(request: IncomingMessage): void;
  /** The answer to a request that was not admitted: the time to wait, in the language of the path, or as data. */
  refusal(url: string): PreparedResponse;
}

interface AdmissionOptions {
  /** Pieces of work a minute for each network; 0 is no limit. */
  perMinute: number;
  isBehindProxy: boolean;
  messages: () => RenderContext['messages'];
  /** The languages of the site, the default first, as they were known last. */
  languages: () => readonly Language[];
  log: Log;
}

const RETRY_AFTER = '10';
const REPORT_EVERY_MS = 60_000;
const { code, status } = ERROR_VOCABULARY.TOO_MANY_REQUESTS;

/**
 * Bounds what one network can have made for itself: pages
 * that nobody has asked for, and questions about sessions.
 */
export function createAdmission({ perMinute, isBehindProxy, messages, languages, log }: AdmissionOptions): Admission {
  const allow = createAllowance(perMinute);
  const pages = new Map<Language, PreparedResponse>();
  const headers = { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER };
  const data = prepareResponse({
    status,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify({ error: 'TOO_MANY_REQUESTS', code }),
    headers: { ...COMMON_HEADERS, ...headers },
  });
  let refused = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;

  function report(): void {
    refused += 1;
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    // Visitors' addresses stay out of the log.
    log.warn('page.limited', { code, refused, perMinute });
    refused = 0;
    reportedAt = performance.now();
  }

  function render(lang: Language): PreparedResponse {
    const table = messages().of('shell', lang);
    const title = translate(table, lang, 'limit.title');
    const texts = [
      translate(table, lang, 'limit.text', { seconds: RETRY_AFTER }),
      translate(table, lang, 'error.code', { code }),
    ];
    const body = `<h1>${escapeText(title)}</h1>${texts.map((text) => `<p>${escapeText(text)}</p>`).join('')}`;
    return renderPlainPage({ lang, status, title, body, headers });
  }

  return {
    admit(request) {
      if (allow(networkOf(visitorAddress(request, isBehindProxy)))) return;
      report();
      throw new SpielplanError('TOO_MANY_REQUESTS');
    },
    refusal(url) {
      if (url.startsWith(`${PAGE_DATA_PREFIX}/`)) return data;
      for (const lang of pages.size === 0 ? LANGUAGES : []) pages.set(lang, render(lang));
      return pages.get(servedOr(languageOfAddress(url), languages()))!;
    },
  };
}
