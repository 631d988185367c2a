import {
  callPath,
  CSRF_HEADER,
  prepareBlocksCall,
  problemSchema,
  type PreparedBlock,
  type UnsavedBlock,
} from '@spielplan/shared-contracts/api';
import { SpielplanError, type ErrorName } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { rejectUnanswered } from './rejectUnanswered.ts';
import { traceHeader } from './requestJson.ts';

interface PrepareOptions {
  providerUrl: string;
  providerTimeoutMs: number;
  publicOrigin: string;
}

interface Preparing {
  /** The cookies of the session. */
  cookie: string;
  token: string;
  lang: Language;
  blocks: readonly UnsavedBlock[];
}

const REFUSALS: Readonly<Record<number, ErrorName>> = {
  400: 'INVALID_BODY',
  401: 'NOT_LOGGED_IN',
  403: 'FORBIDDEN',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
};

/**
 * Has the provider validate and clean blocks that are not saved; null with a provider that has no
 * such call. Rejects with what the provider refuses, and with `PROVIDER_UNREACHABLE`,
 * `PROVIDER_TIMEOUT`, `PROVIDER_FAILED` and `PROVIDER_MALFORMED`.
 */
export function createPrepare({ providerUrl, providerTimeoutMs, publicOrigin }: PrepareOptions) {
  const { host, protocol } = new URL(publicOrigin);

  return async function prepare({ cookie, token, lang, blocks }: Preparing): Promise<readonly PreparedBlock[] | null> {
    const path = callPath(prepareBlocksCall, { lang });
    const response = await fetch(providerUrl + path, {
      method: 'POST',
      headers: {
        ...traceHeader(),
        accept: 'application/json',
        'content-type': 'application/json',
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol.replace(':', ''),
        cookie,
        [CSRF_HEADER]: token,
      },
      body: JSON.stringify({ blocks: blocks.map(({ key, model, fields }) => ({ key, model, fields })) }),
      signal: AbortSignal.timeout(providerTimeoutMs),
      redirect: 'error',
    }).catch(rejectUnanswered('blocks/prepare'));
    const body = (await response.json().catch(() => null)) as unknown;
    const { status } = response;
    if (status === 404 || status === 405) return null;
    const refusal = REFUSALS[status];
    if (refusal) throw new SpielplanError(refusal, { detail: path, field: problemSchema.safeParse(body).data?.field });
    if (!response.ok) throw new SpielplanError('PROVIDER_FAILED', { detail: `${path}: HTTP ${status}` });
    const { data } = prepareBlocksCall.answer.safeParse(body);
    if (!data) throw new SpielplanError('PROVIDER_MALFORMED', { detail: path });
    return data.blocks;
  };
}
