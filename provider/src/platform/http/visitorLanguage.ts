import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import { namedLanguage, pageLanguage } from './pages/htmlPage.ts';

/**
 * The language of a page of the shop: `?lang`, else that of the page the visitor comes from, else
 * what the browser accepts. The cart's address is the same in every language, so the English site
 * leads into the English shop by where it was left.
 */
export function visitorLanguage(request: FastifyRequest): Language {
  return namedLanguage(request) ?? languageOfReferrer(request.headers.referer) ?? pageLanguage(request);
}

function languageOfReferrer(referrer: string | undefined): Language | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { pathname, searchParams } = new URL(referrer);
  const named = searchParams.get('lang') ?? pathname.split('/')[1] ?? '';
  return isLanguage(named) ? named : null;
}
