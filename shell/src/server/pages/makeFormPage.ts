import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { translate } from '@spielplan/shared-contracts/i18n';
import type { PostedForm } from '../../forms/domain/postedForm.ts';
import type { FormScreenView } from '../../screens/Form/formScreenView.ts';
import type { PreparedResponse } from '../http/PreparedResponse.ts';
import { composeAnswer } from './answer/composeAnswer.ts';
import { loadScreen } from './loading/loadScreen.ts';
import type { PageRequest, RenderContext } from './PageRequest.ts';
import { presentOutcome } from './answer/presentOutcome.ts';
import { readSite } from './site/readSite.ts';
import { languageOfRequest, servedLanguages } from './servedLanguages.ts';
import { parseRequestUrl } from '../http/requestUrl.ts';

/** A form that was not accepted, and why. */
export interface RefusedForm {
  status: number;
  posted: PostedForm;
}

/**
 * The page of a form with what was posted to it; it is for that visitor alone and never cached. Rejects with the named
 * errors of loading.
 */
export async function makeFormPage(
  renderContext: RenderContext,
  path: string,
  { status, posted }: RefusedForm,
  isSecure: boolean,
): Promise<PreparedResponse> {
  // The page is personal, as with a session, and therefore never cached.
  const address = parseRequestUrl(path, renderContext.origin);
  const language = languageOfRequest(address, await servedLanguages(renderContext.provider));
  const request: PageRequest = { ...address, ...language, pathAndQuery: path, now: Date.now(), hasSession: true };
  const site = await readSite(renderContext, request.lang);
  const loaded = await loadScreen(renderContext, request, site);
  if (loaded.result.kind !== 'page') throw new SpielplanError('NOT_FOUND', { detail: path });
  const { head, data } = loaded.result;
  const title = translate(renderContext.messages.of('shell', request.lang), request.lang, 'form.faultTitle', {
    form: head.title,
  });
  const found = {
    ...loaded.result,
    data: { ...(data as FormScreenView), posted } satisfies FormScreenView,
    head: { ...head, title, robots: 'noindex' },
  };
  const answer = { ...composeAnswer(renderContext, request, site, loaded, found), status };
  const outcome = { kind: 'page', answer, found, error: null } as const;
  return (await presentOutcome(renderContext, outcome, request, { isData: false, isSecure })).prepared;
}
