import {
  callPath,
  CSRF_COOKIE,
  CSRF_HEADER,
  readCartCall,
  submitFormCall,
  UPLOADS_COOKIE,
  uploadTempFileCall,
  type FormEntryRequest,
} from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { parseRefusal, parseUploadRefusal, type SendOutcome, type UploadOutcome } from '../../forms/domain/refusals.ts';
import { rejectUnanswered } from './rejectUnanswered.ts';
import { traceHeader } from './requestJson.ts';

interface SenderOptions {
  providerUrl: string;
  publicOrigin: string;
  /** Milliseconds for an answer; a file may take longer. */
  timeoutMs: number;
}

export interface Posting {
  lang: Language;
  /** The visitor's address, for the provider's limits. */
  address: string;
  /**
   * The visitor's cookie that says whose uploads are
   * whose, as `name=value`; empty where there is none.
   */
  owner: string;
}

/**
 * One form on its way to the provider. Calls reject
 * with `PROVIDER_UNREACHABLE` or `PROVIDER_TIMEOUT`.
 */
export interface EntrySender {
  /** Uploads a file, which the provider keeps for its owner until the entry names it. */
  upload(file: File): Promise<UploadOutcome>;
  send(entry: FormEntryRequest): Promise<SendOutcome>;
  /**
   * The `Set-Cookie` line by which the visitor owns
   * what was uploaded; null where nothing new was said.
   */
  ownerCookie(): string | null;
}

const UPLOAD_TIMEOUT_MS = 60_000;

/**
 * Passes a form that was posted without scripts on to the provider as a browser would: a CSRF token
 * first, then the files, then the entry. It keeps cookies of its own for that one time, but the one
 * of the visitor's uploads, which are kept between posts.
 */
export function createEntrySender({ providerUrl, publicOrigin, timeoutMs }: SenderOptions) {
  const { host, protocol } = new URL(publicOrigin);

  return function openSender({ lang, address, owner }: Posting): EntrySender {
    const cookies = new Map<string, string>(owner ? [[UPLOADS_COOKIE, owner.slice(UPLOADS_COOKIE.length + 1)]] : []);
    let ownerCookie: string | null = null;
    let opening: Promise<unknown> | undefined;
    const call = async (path: string, init: RequestInit & { headers?: Record<string, string>; limit?: number } = {}) => {
      const headers = new Headers({ ...init.headers, ...traceHeader() });
      headers.set('accept', 'application/json');
      headers.set('x-forwarded-for', address);
      headers.set('x-forwarded-host', host);
      headers.set('x-forwarded-proto', protocol.replace(':', ''));
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      headers.set(CSRF_HEADER, cookies.get(CSRF_COOKIE) ?? '');
      const signal = AbortSignal.timeout(init.limit ?? timeoutMs);
      const response = await fetch(providerUrl + path, { ...init, headers, signal, redirect: 'error' }).catch(
        rejectUnanswered('form entry'),
      );
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
        if (name) cookies.set(name, value);
        if (name === UPLOADS_COOKIE) ownerCookie = line;
      }
      return { status: response.status, body: (await response.json().catch(() => null)) as unknown };
    };

    const open = () => (opening ??= call(callPath(readCartCall)));

    return {
      ownerCookie: () => ownerCookie,
      async upload(file) {
        await open();
        const body = new FormData();
        body.append('file', file);
        const answer = await call(callPath(uploadTempFileCall, { lang }), { method: 'POST', body, limit: UPLOAD_TIMEOUT_MS });
        const kept = answer.status === 201 ? uploadTempFileCall.answer.safeParse(answer.body) : null;
        return kept?.success ? { kind: 'kept', id: kept.data.id } : parseUploadRefusal(answer.status);
      },
      async send(entry) {
        await open();
        const { status, body } = await call(callPath(submitFormCall, { lang }), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(entry),
        });
        return status === 201 ? { kind: 'sent' } : parseRefusal(status, body);
      },
    };
  };
}
