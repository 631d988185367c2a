import type { Topic } from '../../changes.ts';
import type { ProviderContext } from '../../context.ts';
import type { CallInput, CallOptions } from '../../http/registerCall.ts';
import { findEditor } from '../../security/sessions.ts';
import { bringsSession } from '../../security/sessionToken.ts';
import type { Call } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';

export interface PageReader {
  lang: Language;
  /** Sees pages that are not online and blocks outside their time. */
  isEditor: boolean;
}

/** A reader, and whether they asked for the working state and may see it. */
export interface Reader extends PageReader {
  isEditing: boolean;
}

/** Who is reading. Anyone who might be an editor gets an answer of their own that nobody keeps. */
export async function readerOf(context: ProviderContext, { lang, query, request, reply }: CallInput<Call>): Promise<Reader> {
  if (!bringsSession(request)) return { lang, isEditor: false, isEditing: false };
  reply.header('cache-control', 'private, no-store');
  const isEditor = (await findEditor(context, request)) !== null;
  return { lang, isEditor, isEditing: isEditor && asksForWorkingState(query) };
}

function asksForWorkingState(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'edit' in query && query.edit === '1';
}

/** Visitors share their answers, until the topic changes or a block appears or goes. */
export function sharedByVisitors(topic: Topic): CallOptions {
  return {
    cachedUntilChangeOf: (request) => (bringsSession(request) ? undefined : topic),
    cachedUntil(answer) {
      const { valid_until: end } = answer as { valid_until?: string | null };
      return end ? Date.parse(end) : undefined;
    },
  };
}

export const SHARED_BY_VISITORS = sharedByVisitors('content');
