import type { IncomingMessage } from 'node:http';
import { formCall, FORM_TEXT_LENGTHS } from '@spielplan/shared-contracts/api';
import { toSpielplanError, type SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES, translate, type Language } from '@spielplan/shared-contracts/i18n';
import { parsePath, readId, ROUTES, withQuery } from '@spielplan/shared-contracts/routes';
import { berlinToday } from '../../forms/domain/berlinToday.ts';
import { checkForm } from '../../forms/domain/checkForm.ts';
import { entryValues } from '../../forms/domain/entryValues.ts';
import type { FieldFaults, FormProblem } from '../../forms/domain/formFaults.ts';
import { formAnchor, HONEYPOT_NAME, SENT_QUERY } from '../../forms/domain/formNames.ts';
import type { FormValues, FormView } from '../../forms/domain/formView.ts';
import { initialValues } from '../../forms/domain/initialValues.ts';
import { filesIn, readFormData } from '../../forms/domain/readFormData.ts';
import { presentForm } from '../../forms/server/presentForm.server.ts';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import type { Log } from '../log.ts';
import { makeFormPage } from '../pages/makeFormPage.ts';
import type { PageWorks } from '../pages/PageRequest.ts';
import { pathOf } from '../pages/requestUrl.ts';
import { createEntrySender } from './createEntrySender.ts';
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
  works: () => PageWorks;
  providerUrl: string;
  providerTimeout: number;
  publicOrigin: string;
  isBehindProxy: boolean;
  isSecure: boolean;
  log: Log;
  failurePage: (url: string, error: SpielplanError) => Promise<PreparedResponse>;
}

/** What a form comes to besides being sent. */
interface Refused {
  status: number;
  values?: FormValues;
  faults?: FieldFaults;
  problem?: FormProblem;
}

const STATUS: Readonly<Record<FormProblem, number>> = {
  away: 503,
  busy: 429,
  changed: 409,
  foreign: 403,
  tooLarge: 413,
  unreadable: 400,
};
/** All texts of a form and what multipart wraps around them. */
const TEXT_BYTES = 256 * 1024;
const FILE_BYTES = 10 * 1024 * 1024;
/** Of one form, however many files it asks for; and of all that are being read at the same time. */
const MOST_BYTES = 48 * 1024 * 1024;
const MOST_BYTES_AT_ONCE = 96 * 1024 * 1024;
const RETRY_AFTER = { 429: '60', 503: '30' } as Readonly<Record<number, string>>;

/**
 * Takes forms that browsers post without scripts (specification section 7, decision 52): the same rules as in the browser, the
 * same provider calls, and then either a 303 to the form shown as sent, or the form again with what was written and what is
 * wrong with it. Nothing else of the site takes a POST.
 */
export function createFormPosts(options: FormPostsOptions): FormPosts {
  const { works, publicOrigin, providerUrl, providerTimeout, isSecure, isBehindProxy, log } = options;
  const sendEntry = createEntrySender({ providerUrl, publicOrigin, timeout: providerTimeout });
  let bytesAtOnce = 0;

  async function take(request: IncomingMessage, form: FormView, lang: Language): Promise<Refused | 'sent'> {
    const limit = bodyLimit(form);
    const problem = !isOwnRequest(request.headers, publicOrigin)
      ? 'foreign'
      : bytesAtOnce + limit > MOST_BYTES_AT_ONCE
        ? 'busy'
        : null;
    if (problem) {
      request.resume();
      return refuse(problem);
    }
    bytesAtOnce += limit;
    try {
      const body = await readFormBody(request, limit);
      return body.kind === 'data' ? await pass(request, form, lang, body.data) : refuse(body.kind);
    } finally {
      bytesAtOnce -= limit;
    }
  }

  async function pass(request: IncomingMessage, form: FormView, lang: Language, data: FormData): Promise<Refused | 'sent'> {
    const { fields } = form;
    const values = readFormData(fields, data);
    const files = filesIn(fields, data);
    const day = berlinToday(Date.now());
    const faults = { ...checkForm(fields, { ...values, ...chosen(files) }, day), ...oversized(form, files) };
    if (Object.keys(faults).length > 0) return { status: 422, values, faults };
    const website = data.get(HONEYPOT_NAME);
    const id = await submissionIdOf({ form: form.id, values: entryValues(fields, values, {}), files, day });
    const outcome = await sendEntry({
      lang,
      files,
      address: visitorAddress(request, isBehindProxy),
      entryOf: (fileIds) => ({
        form: form.id,
        field_values: entryValues(fields, values, fileIds),
        submission_id: id,
        ...(typeof website === 'string' && website && { website: website.slice(0, 2_000) }),
      }),
    }).catch((error: unknown) => {
      log.error('form.unsent', error, { form: form.id });
      return { kind: 'failed', problem: 'away' } as const;
    });
    switch (outcome.kind) {
      case 'sent':
        return 'sent';
      case 'faults':
        return { status: 422, values, faults: outcome.faults };
      case 'failed':
        return refuse(outcome.problem, { values });
      default:
        return outcome satisfies never;
    }
  }

  return {
    takes: (url) => formOf(url) !== null,
    async answer(request) {
      const url = pathOf(request.url ?? '');
      const { lang, id } = formOf(url)!;
      const current = works();
      try {
        const text = (key: string) => translate(current.messages.of('shell', lang), lang, key);
        const form = presentForm(await current.provider.read(formCall, { params: { lang, id } }), { lang, text });
        const outcome = await take(request, form, lang);
        if (outcome === 'sent') return sentAnswer(form);
        const { status, values = initialValues(form.fields), faults = {}, problem } = outcome;
        const page = await makeFormPage(current, form.action, { status, posted: { values, faults, problem } }, isSecure);
        const retry = RETRY_AFTER[status];
        return retry ? { ...page, headers: { ...page.headers, 'retry-after': retry } } : page;
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
    const id = readId(parsePath(ROUTES.form[lang], pathOf(url))?.['id']);
    if (id) return { lang, id };
  }
  return null;
}

function sentAnswer(form: FormView): PreparedResponse {
  const location = `${withQuery(form.action, { [SENT_QUERY]: '1' })}#${formAnchor(form.id)}`;
  const headers = { ...COMMON_HEADERS, location, 'cache-control': 'no-store' };
  return prepareResponse({ status: 303, contentType: 'text/plain; charset=utf-8', body: '', headers });
}

function bodyLimit({ fields }: FormView): number {
  const files = fields.filter(({ kind }) => kind === 'file').map(({ maxBytes = FILE_BYTES }) => maxBytes);
  const texts = fields.length * FORM_TEXT_LENGTHS.area;
  return Math.min(
    MOST_BYTES,
    files.reduce((sum, bytes) => sum + bytes, TEXT_BYTES + texts),
  );
}

/** Stands for a file until it is uploaded: what matters to the rules is that there is one. */
function chosen(files: ReadonlyMap<string, File>): FormValues {
  return Object.fromEntries([...files.keys()].map((slug) => [slug, 'chosen']));
}

function oversized({ fields }: FormView, files: ReadonlyMap<string, File>): FieldFaults {
  const wrong = fields.filter(({ slug, maxBytes = Infinity }) => (files.get(slug)?.size ?? 0) > maxBytes);
  return Object.fromEntries(wrong.map(({ slug }) => [slug, 'file_size' as const]));
}
