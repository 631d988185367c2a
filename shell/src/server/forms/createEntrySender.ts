import {
  callPath,
  CSRF_COOKIE,
  CSRF_HEADER,
  readCartCall,
  submitFormCall,
  uploadTempFileCall,
  type FormEntryRequest,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { FieldFaults } from '../../forms/domain/formFaults.ts';
import { readRefusal, readUploadRefusal, type SendOutcome } from '../../forms/domain/refusals.ts';

interface SenderOptions {
  providerUrl: string;
  publicOrigin: string;
  /** Milliseconds for an answer; a file may take longer. */
  timeout: number;
}

export interface Posting {
  lang: Language;
  /** Who posts, for the provider's limits. */
  address: string;
  /** The chosen files by the slug of their field. */
  files: ReadonlyMap<string, File>;
  /** Makes the entry once the files have their ids. */
  entryOf(fileIds: Readonly<Record<string, string>>): FormEntryRequest;
}

const UPLOAD_TIMEOUT = 60_000;

/**
 * Passes a form that was posted without scripts on to the provider as a browser would: a CSRF token first, then the files, then
 * the entry. It keeps cookies of its own for that one time; the visitor's stay with the visitor. Rejects with
 * `PROVIDER_UNREACHABLE` or `PROVIDER_TIMEOUT`.
 */
export function createEntrySender({ providerUrl, publicOrigin, timeout }: SenderOptions) {
  const { host, protocol } = new URL(publicOrigin);

  return async function sendEntry({ lang, address, files, entryOf }: Posting): Promise<SendOutcome> {
    const cookies = new Map<string, string>();
    const call = async (path: string, init: RequestInit & { limit?: number } = {}) => {
      const headers = new Headers(init.headers);
      headers.set('accept', 'application/json');
      headers.set('x-forwarded-for', address);
      headers.set('x-forwarded-host', host);
      headers.set('x-forwarded-proto', protocol.replace(':', ''));
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      headers.set(CSRF_HEADER, cookies.get(CSRF_COOKIE) ?? '');
      const signal = AbortSignal.timeout(init.limit ?? timeout);
      const response = await fetch(providerUrl + path, { ...init, headers, signal, redirect: 'error' }).catch(nameFailure);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
        if (name) cookies.set(name, value);
      }
      return { status: response.status, body: (await response.json().catch(() => null)) as unknown };
    };

    await call(callPath(readCartCall));
    const fileIds: Record<string, string> = {};
    const faults: FieldFaults[] = [];
    for (const [slug, file] of files) {
      const body = new FormData();
      body.append('file', file);
      const answer = await call(callPath(uploadTempFileCall, { lang }), { method: 'POST', body, limit: UPLOAD_TIMEOUT });
      const kept = answer.status === 201 ? uploadTempFileCall.answer.safeParse(answer.body) : null;
      const refused = kept?.success ? null : readUploadRefusal(answer.status);
      if (kept?.success) fileIds[slug] = kept.data.id;
      else if (refused?.kind === 'failed') faults.push({ [slug]: refused.fault });
    }
    if (faults.length > 0) return { kind: 'faults', faults: Object.assign({}, ...faults) as FieldFaults };
    const { status, body } = await call(callPath(submitFormCall, { lang }), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entryOf(fileIds)),
    });
    return status === 201 ? { kind: 'sent' } : readRefusal(status, body);
  };
}

function nameFailure(cause: unknown): never {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  throw new SpielplanError(isLate ? 'PROVIDER_TIMEOUT' : 'PROVIDER_UNREACHABLE', { detail: 'form entry', cause });
}
