import { isSpielplanError, SpielplanError, toSpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import type { RemoteName } from '@spielplan/shared-contracts/remote';
import { PAGE_DATA_PREFIX } from '@spielplan/shared-contracts/routes';
import { answerFailure, answerPage } from './answerPage.ts';
import { answerError } from './errors/answerError.ts';
import { fallbackPageOf } from './errors/serveErrorFile.ts';
import { composeErrorAnswer } from './errors/composeErrorAnswer.ts';
import type { PageRequest, RenderContext } from './PageRequest.ts';
import { presentOutcome, type PreparedPage } from './answer/presentOutcome.ts';
import { readSite } from './site/readSite.ts';
import { languageOfRequest, servedLanguages, servedLanguagesOr, servedOr } from './servedLanguages.ts';
import { languageOfAddress, parseRequestUrl, pathOf } from '../http/requestUrl.ts';
import { ownPaths } from '../../routes.ts';

/**
 * Makes the answer to one page view: true status, in the language of
 * the path. Rejects only when not even an error page can be made.
 */
export async function preparePage(
  renderContext: RenderContext,
  url: string,
  { hasSession, isSecure, cookie }: { hasSession: boolean; isSecure: boolean; cookie?: string | undefined },
): Promise<PreparedPage> {
  const isData = url.startsWith(`${PAGE_DATA_PREFIX}/`);
  const pathAndQuery = isData ? url.slice(PAGE_DATA_PREFIX.length) : url;
  const format = { isData, isSecure };
  const path = pathOf(pathAndQuery).slice(0, 200);
  const base = {
    pathAndQuery,
    now: Date.now(),
    hasSession,
    cookie: hasSession ? cookie : undefined,
    owners: new Set<RemoteName>(),
    ruleQueries: new Set<string>(),
  };
  let request: PageRequest;
  try {
    request = { ...base, ...parseRequestUrl(pathAndQuery, renderContext.origin), languages: LANGUAGES };
  } catch (cause) {
    const error = isSpielplanError(cause) ? cause : new SpielplanError('MALFORMED_URL', { cause });
    renderContext.log.info('page.malformed', { code: error.code, path });
    const languages = await servedLanguagesOr(renderContext.provider);
    request = {
      ...base,
      pathAndQuery: '/',
      url: new URL(renderContext.origin),
      segments: [],
      lang: servedOr(languageOfAddress(pathAndQuery), languages),
      hasLanguage: false,
      languages,
    };
    return presentOutcome(
      renderContext,
      await answerError(renderContext, request, null, { status: 400, error }),
      request,
      format,
    );
  }
  const served = await servedLanguages(renderContext.provider).catch(toSpielplanError);
  const isUnknown = served instanceof Error;
  const languages = isUnknown ? await servedLanguagesOr(renderContext.provider) : served;
  request = { ...request, ...languageOfRequest(request, languages) };
  const outcome = await (isUnknown && request.segments.length > 0
    ? answerFailure(renderContext, request, null, served)
    : answerPage(renderContext, request));
  const isMissing = outcome.kind === 'page' && outcome.answer.status === 404 && path !== ownPaths.notFound(request);
  if (isMissing) renderContext.log.info('page.missing', { path });
  const made = await presentOutcome(renderContext, outcome, request, format).catch((cause: unknown) => {
    renderContext.log.error('page.unrenderable', cause, { path });
    const error = isSpielplanError(cause) ? cause : new SpielplanError('UNEXPECTED', { cause });
    // A redirect that leads nowhere is a page that is not there (product.md section 8).
    const status = isSpielplanError(error, 'REDIRECT_FAILED') ? error.status : 500;
    const again = composeErrorAnswer(renderContext, request, null, { status, error });
    return presentOutcome(renderContext, again, request, format).catch((reason: unknown) =>
      presentFallbackPage(renderContext, request, reason),
    );
  });
  return {
    ...made,
    ...(isMissing && { missing: renderContext.origin + path }),
    ...(base.ruleQueries.size > 0 && { ruleQueries: [...base.ruleQueries] }),
  };
}

/**
 * The error page of a path that the shell itself does not answer,
 * such as the provider's login while the provider is away.
 */
export async function makeFailurePage(
  renderContext: RenderContext,
  url: string,
  error: SpielplanError,
  isSecure: boolean,
): Promise<PreparedPage> {
  const languages = await servedLanguagesOr(renderContext.provider);
  const lang = servedOr(languageOfAddress(url), languages);
  const request: PageRequest = {
    pathAndQuery: pathOf(url),
    now: Date.now(),
    hasSession: true,
    url: new URL(renderContext.origin),
    segments: [],
    lang,
    hasLanguage: false,
    languages,
  };
  const site = await readSite(renderContext, lang).catch(() => null);
  const outcome = await answerError(renderContext, request, site, { status: error.status, error });
  return presentOutcome(renderContext, outcome, request, { isData: false, isSecure });
}

/**
 * Not even the error page can be shown: a sentence, the status
 * and the way home, without React (product.md section 8).
 */
function presentFallbackPage(renderContext: RenderContext, { url, languages }: PageRequest, reason: unknown): PreparedPage {
  renderContext.log.error('page.fallbackPage', reason, { path: url.pathname.slice(0, 200) });
  return { prepared: fallbackPageOf(renderContext, url.pathname, languages), keepUntil: 0, isFailure: true };
}
