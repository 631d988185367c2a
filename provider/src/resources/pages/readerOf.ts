import type { ProviderContext } from '../../context.ts';
import type { CallInput, CallOptions } from '../../http/registerCall.ts';
import { findEditor } from '../../security/sessions.ts';
import { bringsSession } from '../../security/sessionToken.ts';
import type { Call } from '@spielplan/shared-contracts/api';
import type { PageReader } from './readPage.ts';

/** Who is reading. Whoever might be an editor gets an answer of their own that nobody keeps. */
export async function readerOf(context: ProviderContext, { lang, request, reply }: CallInput<Call>): Promise<PageReader> {
  if (!bringsSession(request)) return { lang, isEditor: false };
  reply.header('cache-control', 'private, no-store');
  return { lang, isEditor: (await findEditor(context, request)) !== null };
}

/** Visitors share their answers, until the content changes or a block appears or goes. */
export const SHARED_BY_VISITORS: CallOptions = {
  cachedUntilChangeOf: (request) => (bringsSession(request) ? undefined : 'content'),
  cachedUntil(answer) {
    const { valid_until: end } = answer as { valid_until?: string | null };
    return end ? Date.parse(end) : undefined;
  },
};
