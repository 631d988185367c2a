import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { FormEntryRequest } from '@spielplan/shared-contracts/api';
import { CSRF_HEADER } from '@spielplan/shared-contracts/api/cookies';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { callProvider, fetchToken } from '@spielplan/shared-ui/host/provider';
import { parseRefusal, parseUploadRefusal, type SendOutcome, type UploadOutcome } from '../domain/refusals.ts';
import { postWithProgress } from './postWithProgress.ts';

export type { SendOutcome, UploadOutcome } from '../domain/refusals.ts';

/** The time limit of sending an entry. */
const TIMEOUT_MS = 20_000;

export interface FormClient {
  /** Sends an entry once and answers how that ended; never rejects. Only the visitor sends again. */
  send(entry: FormEntryRequest): Promise<SendOutcome>;
  /**
   * Uploads a file, telling how much of it has gone (0 to
   * 1). Never rejects; a cancelled one is `cancelled`.
   */
  upload(file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }): Promise<UploadOutcome>;
}

/** Talks to the provider's forms (product.md section 7), on our own origin. */
export function createFormClient(lang: Language): FormClient {
  return {
    async send(body) {
      const reply = await callProvider({
        path: addresses.submitForm.path.replace('{lang}', lang),
        method: 'POST',
        body,
        timeoutMs: TIMEOUT_MS,
      });
      if (reply.kind === 'failed') return { kind: 'failed', problem: 'away' };
      return reply.status >= 200 && reply.status < 300 ? { kind: 'sent' } : parseRefusal(reply.status, reply.body);
    },
    async upload(file, { signal, onProgress }) {
      try {
        const token = await fetchToken(signal);
        if (token === null) return { kind: 'failed', fault: 'file_failed' };
        const body = new FormData();
        body.append('file', file);
        const headers = { Accept: 'application/json', [CSRF_HEADER]: token };
        const answer = await postWithProgress(addresses.uploadTempFile.path.replace('{lang}', lang), {
          body,
          headers,
          signal,
          onProgress,
        });
        return answer.status === 201 ? { kind: 'kept', id: answer.body.id } : parseUploadRefusal(answer.status);
      } catch {
        return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', fault: 'file_failed' };
      }
    },
  };
}
