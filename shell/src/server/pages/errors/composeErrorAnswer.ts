import type { SiteSettings } from '@spielplan/shared-contracts/api';
import { presentBrand } from '../../brand/presentBrand.ts';
import { ERROR_VOCABULARY, type SpielplanError } from '@spielplan/shared-contracts/errors';
import { translate } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer, PageFound, SiteChrome } from '@spielplan/shared-contracts/remote';
import type { ErrorPageView } from '../../../screens/ErrorPage/ErrorPageView.ts';
import type { CustomErrorPage } from './createErrorPages.ts';
import { composeAnswer } from '../answer/composeAnswer.ts';
import type { PageOutcome } from '../PageOutcome.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';
import type { Site } from '../site/presentSite.ts';
import { sameAddressIn } from '../answer/sameAddressIn.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'refused.title.400',
  404: 'refused.head.404',
  410: 'refused.title.404',
  503: 'refused.title.503',
};

function titleOf(status: number, error: SpielplanError | null): string | undefined {
  return status === 503 && error && error.spielplan !== 'SITE_OFFLINE' ? 'error.title.away' : TITLES[status];
}

interface Failure {
  status: number;
  error: SpielplanError | null;
  custom?: CustomErrorPage | null;
  /** The house's settings, where they can be read. */
  settings?: SiteSettings | null;
}

/**
 * The error page of a status, inside the working frame where
 * there is a site, and in a bare one where there is none.
 */
export function composeErrorAnswer(
  renderContext: RenderContext,
  request: PageRequest,
  site: Site | null,
  { status, error, custom = null, settings = null }: Failure,
): PageOutcome {
  const table = renderContext.messages.of('shell', request.lang);
  const title = translate(table, request.lang, titleOf(status, error) ?? 'error.title.500', { status });
  const found: PageFound = {
    kind: 'page',
    data: { status, code: error?.code ?? codeOf(status), ...(custom && { custom }) } satisfies ErrorPageView,
    head: { title, description: '', canonical: request.url.pathname, alternates: {}, robots: 'noindex' },
    validUntil: site?.validUntil,
  };
  const screen = { remote: 'shell', id: 'error' } as const;
  const base = site ?? {
    ...bareSite(settings?.site_name[request.lang] ?? new URL(renderContext.origin).host, settings?.design.theme),
    ...(settings && { brand: presentBrand(settings) }),
  };
  // An error is no kind of page, whatever its address is.
  const route = { layout: site ? 'default' : 'error', bodyClass: 'none' } as const;
  const answer = composeAnswer(renderContext, request, base, { screen, route }, found);
  const languages = sameAddresses(renderContext, request, status);
  return { kind: 'page', answer: { ...answer, status, languages, ownCss: custom?.style }, found, error };
}

function sameAddresses({ set }: RenderContext, request: PageRequest, status: number): PageAnswer['languages'] {
  return Object.fromEntries(request.languages.map((lang) => [lang, sameAddressIn(lang, request, status, set)]));
}

/**
 * A frame with nothing in it. Where nobody has said who runs the site, it is called by its address.
 */
function bareSite(siteName: string, theme: SiteChrome['theme'] = 'cc01'): Pick<Site, 'chrome'> {
  const chrome: SiteChrome = {
    siteName,
    nav: { menu: [], secondary_menu: [], footer: [] },
    alert: null,
    isShopOnline: false,
    basketUrl: null,
    theme,
    menuStyle: 'style1',
  };
  return { chrome };
}

function codeOf(status: number): string {
  return (status === 410 ? ERROR_VOCABULARY.GONE : ERROR_VOCABULARY.NOT_FOUND).code;
}
