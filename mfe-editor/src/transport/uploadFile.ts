import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import { CSRF_HEADER } from '@spielplan/shared-contracts/api/cookies';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { fetchToken } from '@spielplan/shared-ui/host/provider';

const UPLOAD_TIMEOUT_MS = 60_000;

/** Uploads a file as a temp file and answers its id; null where that did not work. */
export async function uploadFile(lang: Language, file: File, timeoutMs: number = UPLOAD_TIMEOUT_MS): Promise<string | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const token = await fetchToken(signal);
    if (token === null) return null;
    const body = new FormData();
    body.set('file', file);
    const headers = { [CSRF_HEADER]: token };
    const response = await fetch(addresses.uploadTempFile.path.replace('{lang}', lang), {
      method: 'POST',
      body,
      headers,
      credentials: 'same-origin',
      signal,
    });
    const answer = (await response.json()) as { id?: string };
    return response.ok && answer.id !== undefined ? answer.id : null;
  } catch {
    return null;
  }
}
