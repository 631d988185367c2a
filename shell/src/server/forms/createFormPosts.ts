import type { IncomingMessage } from 'node:http';
import { formCall, FORM_LEAST_MS, UPLOADS_COOKIE } from '@spielplan/shared-contracts/api';
import { toSpielplanError, type SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES, translate, type Language } from '@spielplan/shared-contracts/i18n';
import { parsePath, parseId, withQuery } from '@spielplan/shared-contracts/routes';
import { houseDayAt } from '@spielplan/shared-contracts/rules/wall-time';
import { checkForm } from '../../forms/domain/checkForm.ts';
import { entryValues } from '../../forms/domain/entryValues.ts';
import type { FieldFault, FieldFaults, FormProblem } from '../../forms/domain/formFaults.ts';
import { formAnchor, HONEYPOT_NAME, SENT_QUERY, SEEN_NAME } from '../../forms/domain/formNames.ts';
import type { FormValues, FormView } from '../../forms/domain/formView.ts';
import { initialValues } from '../../forms/domain/initialValues.ts';
import { idsOf, keptFilesIn, type KeptFile, type KeptFiles } from '../../forms/domain/keptFiles.ts';
import { filesIn, parseFormData } from '../../forms/domain/parseFormData.ts';
import { routes } from '../../routes.ts';
import { presentForm } from '../../forms/server/presentForm.server.ts';
import { createByteBudget } from '../http/createByteBudget.ts';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import { visitorAddress, visitorNetwork } from '../http/visitorAddress.ts';
import type { Log } from '../log.ts';
import { ownThread, type PageRenderer } from '../pages/PageRenderer.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { pathOf } from '../http/requestUrl.ts';
import { bodyLimit, FORM_BUDGET, oversized } from './bodyLimit.ts';
import { createEntrySender, type EntrySender } from '../provider/createEntrySender.ts';
import { isOwnRequest } from './isOwnRequest.ts';
import { readFormBody } from './readFormBody.ts';
import { submissionIdOf } from './submissionIdOf.ts';

export interface FormPosts {
  /** Whether an address takes posted forms. */
  takes(url: string): boolean;
  /** The answer to a posted form. Rejects when the sender breaks off. */
  answer(request: IncomingMessage): Promise<PreparedResponse>;
}

interface FormPostsOptions {
  renderContext: () => RenderContext;
  /** Renders the page of a refused form; this thread where it is left out. */
  renderer?: Pick<PageRenderer, 'makeForm'>;
  providerUrl: string;
  providerTimeoutMs: number;
  publicOrigin: string;
  isBehindProxy: boolean;
  isSecure: boolean;
  log: Log;
  failurePage: (url: string, error: SpielplanError) => Promise<PreparedResponse>;
}

/** A posted form that was not sent on, and why. */
interface Refused {
  status: number;
  values?: FormValues;
  faults?: FieldFaults;
  problem?: FormProblem;
  seenAt?: number | null;
  /** The uploaded files that the next post of the form can use. */
  files?: KeptFiles;
  /** The `Set-Cookie` line by which the sender owns them. */
  cookie?: string | null;
}

interface Uploaded {
  kept: KeptFiles;
  faults: FieldFaults;
  /** The provider does not answer. */
  isAway: boolean;
}

const STATUS: Readonly<Record<FormProblem, number>> = {
  away: 503,
  busy: 429,
  changed: 409,
  foreign: 403,
  review: 200,
  tooLarge: 413,
  unreadable: 400,
};
const RETRY_AFTER = { 429: '60', 503: '30' } as Readonly<Record<number, string>>;

/**
 * Takes forms that browsers post without scripts (product.md section 7, R52): the same rules as in the browser, the
 * same provider calls, and then either a 303 to the form shown as sent, or the form again with what was written and what is
 * wrong with it. What has not been given back yet, or only just, is given back to be looked at: the time trap of those without
 * scripts (record 0036).
 */
export function createFormPosts(options: FormPostsOptions): FormPosts {
  const {
    renderContext,
    renderer = ownThread,
    publicOrigin,
    providerUrl,
    providerTimeoutMs,
    isSecure,
    isBehindProxy,
    log,
  } = options;
  const openSender = createEntrySender({ providerUrl, publicOrigin, timeoutMs: providerTimeoutMs });
  const openShare = createByteBudget(FORM_BUDGET);

  async function take(request: IncomingMessage, form: FormView, lang: Language): Promise<Refused | 'sent'> {
    if (!isOwnRequest(request.headers, publicOrigin)) {
      request.resume();
      return refuse('foreign');
    }
    const share = openShare(visitorNetwork(request, isBehindProxy));
    try {
      const body = await readFormBody(request, bodyLimit(form), share);
      return body.kind === 'data' ? await pass(request, form, lang, body.data) : refuse(body.kind);
    } finally {
      share.close();
    }
  }

  async function pass(request: IncomingMessage, form: FormView, lang: Language, data: FormData): Promise<Refused | 'sent'> {
    const { fields } = form;
    const values = parseFormData(fields, data);
    const files = filesIn(fields, data);
    const now = Date.now();
    const seenAt = parseSeenAt(data, now);
    const day = houseDayAt(now);
    const website = data.get(HONEYPOT_NAME);
    const trap = typeof website === 'string' ? website.slice(0, 2_000) : '';
    const tooLarge = oversized(form, files);
    const sender = openSender({ lang, address: visitorAddress(request, isBehindProxy), owner: uploadsOf(request) });
    const uploaded = await uploadAll(sender, trap ? new Map() : files, tooLarge);
    const kept = { ...without(keptFilesIn(fields, data), files), ...uploaded.kept };
    const present = { ...chosen(files), ...idsOf(kept) };
    const faults = { ...checkForm(fields, { ...values, ...present }, day), ...tooLarge, ...uploaded.faults };
    const back = (): Partial<Refused> => ({ values, seenAt, files: kept, cookie: sender.ownerCookie() });
    if (uploaded.isAway) return refuse('away', back());
    if (Object.keys(faults).length > 0) return { status: 422, faults, ...back() };
    const elapsed = now - (seenAt ?? now);
    if (elapsed < FORM_LEAST_MS) return refuse('review', back());
    const entry = entryValues(fields, values, idsOf(kept));
    // Files that were uploaded just now are compared by content, because their ids are new each time.
    const content = entryValues(fields, values, idsOf(without(kept, files)));
    const outcome = await sender
      .send({
        form: form.id,
        field_values: entry,
        submission_id: await submissionIdOf({ form: form.id, values: content, files, day }),
        elapsed_ms: elapsed,
        ...(trap && { website: trap }),
      })
      .catch((error: unknown) => {
        log.error('form.unsent', error, { form: form.id });
        return { kind: 'failed', problem: 'away' } as const;
      });
    switch (outcome.kind) {
      case 'sent':
        return 'sent';
      case 'faults':
        return { status: 422, ...back(), faults: outcome.faults, files: without(kept, new Map(Object.entries(outcome.faults))) };
      case 'failed':
        return refuse(outcome.problem, back());
      default:
        return outcome satisfies never;
    }
  }

  async function uploadAll(sender: EntrySender, files: ReadonlyMap<string, File>, tooLarge: FieldFaults): Promise<Uploaded> {
    const kept: Record<string, KeptFile> = {};
    const faults: Record<string, FieldFault> = {};
    try {
      for (const [slug, file] of files) {
        if (tooLarge[slug]) continue;
        const outcome = await sender.upload(file);
        if (outcome.kind === 'kept') kept[slug] = { id: outcome.id, name: file.name };
        else if (outcome.kind === 'failed') faults[slug] = outcome.fault;
      }
      return { kept, faults, isAway: false };
    } catch (error) {
      log.error('form.unsent', error, {});
      return { kept, faults, isAway: true };
    }
  }

  return {
    takes: (url) => formOf(url) !== null,
    async answer(request) {
      const url = pathOf(request.url ?? '');
      const { lang, id } = formOf(url)!;
      const current = renderContext();
      try {
        const text = (key: string) => translate(current.messages.of('shell', lang), lang, key);
        const form = presentForm(await current.provider.read(formCall, { params: { lang, id } }), { lang, text });
        const outcome = await take(request, form, lang);
        if (outcome === 'sent') return sentAnswer(form);
        const { status, values = initialValues(form.fields), faults = {}, problem, files, cookie } = outcome;
        const posted = { values, faults, problem, ...(files && { files }), seenAt: outcome.seenAt ?? Date.now() };
        const page = await renderer.makeForm(current, { path: form.action, status, posted, isSecure });
        const retry = RETRY_AFTER[status];
        const headers = { ...page.headers, ...(retry && { 'retry-after': retry }), ...(cookie && { 'set-cookie': cookie }) };
        return { ...page, headers };
      } catch (error) {
        if (request.destroyed && !request.complete) throw error;
        request.resume();
        log.error('form.failed', error, { path: url.slice(0, 200) });
        return options.failurePage(url, toSpielplanError(error));
      }
    },
  };
}

function refuse(problem: FormProblem, more: Partial<Refused> = {}): Refused {
  return { status: STATUS[problem], problem, ...more };
}

/** The form that an address names; its slug is not looked at, so that a form sent from before a change of title arrives. */
function formOf(url: string): { lang: Language; id: number } | null {
  for (const lang of LANGUAGES) {
    const id = parseId(parsePath(routes.form.patterns[lang], pathOf(url))?.['id']);
    if (id) return { lang, id };
  }
  return null;
}

function sentAnswer(form: FormView): PreparedResponse {
  const location = `${withQuery(form.action, { [SENT_QUERY]: '1' })}#${formAnchor(form.id)}`;
  const headers = { ...COMMON_HEADERS, location, 'cache-control': 'no-store' };
  return prepareResponse({ status: 303, contentType: 'text/plain; charset=utf-8', body: '', headers });
}

/** Stands for a file until it is uploaded: what matters to the rules is that there is one. */
function chosen(files: ReadonlyMap<string, File>): FormValues {
  return Object.fromEntries([...files.keys()].map((slug) => [slug, 'chosen']));
}

/** The files of fields that are not among `fields`. */
function without(files: KeptFiles, fields: ReadonlyMap<string, unknown>): KeptFiles {
  return Object.fromEntries(Object.entries(files).filter(([slug]) => !fields.has(slug)));
}

/** The sender's cookie of their uploads, as it came. */
function uploadsOf({ headers }: IncomingMessage): string {
  return headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(`${UPLOADS_COOKIE}=`)) ?? '';
}

/**
 * When the server sent this form back, in epoch ms; `null` where it never has, or for a time in the future. The value is
 * not signed: a bot that invents one could wait as well.
 */
function parseSeenAt(data: FormData, now: number): number | null {
  const value = data.get(SEEN_NAME);
  const time = typeof value === 'string' && /^\d{13}$/.test(value) ? Number(value) : Number.NaN;
  return time <= now ? time : null;
}
