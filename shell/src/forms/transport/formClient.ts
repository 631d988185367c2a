import type { FormEntryRequest } from '@spielplan/shared-contracts/api';
import { CSRF_COOKIE, CSRF_HEADER, readCookie } from '@spielplan/shared-contracts/api/cookies';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { readRefusal, readUploadRefusal, type SendOutcome, type UploadOutcome } from '../domain/refusals.ts';
import { postWithProgress } from './postWithProgress.ts';

export type { SendOutcome, UploadOutcome } from '../domain/refusals.ts';

/** After this long without an answer nobody waits for an entry any more. */
export const TIME_LIMIT_MS = 20_000;
/** Read to get a CSRF cookie on a first visit (R34). */
const TOKEN_PATH = '/api/shop-cart/';

export interface FormClient {
  /** Sends an entry once and answers how that ended; never rejects. Only the visitor sends again. */
  send(entry: FormEntryRequest): Promise<SendOutcome>;
  /** Uploads a file, telling how much of it has gone (0 to 1). Never rejects; a cancelled one is `cancelled`. */
  upload(file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }): Promise<UploadOutcome>;
}

/** Talks to the provider's forms (product.md section 7), on our own origin. */
export function createFormClient(lang: Language): FormClient {
  return {
    async send(entry) {
      try {
        const signal = AbortSignal.timeout(TIME_LIMIT_MS);
        const response = await fetch(`/${lang}/api/forms-entries/`, {
          method: 'POST',
          credentials: 'same-origin',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json', [CSRF_HEADER]: await csrfToken(signal) },
          body: JSON.stringify(entry),
          signal,
        });
        return response.ok ? { kind: 'sent' } : readRefusal(response.status, await readJson(response));
      } catch {
        return { kind: 'failed', problem: 'away' };
      }
    },
    async upload(file, { signal, onProgress }) {
      try {
        const body = new FormData();
        body.append('file', file);
        const headers = { Accept: 'application/json', [CSRF_HEADER]: await csrfToken(signal) };
        const answer = await postWithProgress(`/${lang}/api/temp-files/`, { body, headers, signal, onProgress });
        return answer.status === 201 ? { kind: 'kept', id: answer.body.id } : readUploadRefusal(answer.status);
      } catch {
        return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', fault: 'file_failed' };
      }
    },
  };
}

async function csrfToken(signal: AbortSignal): Promise<string> {
  const known = readCookie(document.cookie, CSRF_COOKIE);
  if (known) return known;
  await fetch(TOKEN_PATH, { credentials: 'same-origin', cache: 'no-store', headers: { Accept: 'application/json' }, signal });
  return readCookie(document.cookie, CSRF_COOKIE) ?? '';
}

async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null) as Promise<unknown>;
}
