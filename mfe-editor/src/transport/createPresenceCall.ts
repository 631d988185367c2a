import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { OtherEditor } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { callProvider } from '@spielplan/shared-ui/host/provider';
import type { DocumentKey } from '../domain/forest/forest.ts';
import { newKey } from '../domain/workspace/wireBlock.ts';
import { toRef, toReply } from './createEditingCalls.ts';
import type { Reply } from './editingCalls.ts';

const PRESENCE = addresses.presence.path;

/** Says that a tab edits these documents, and answers who else does. Never rejects, and asks nobody to log in. */
export function createPresenceCall(
  lang: Language,
  documents: readonly DocumentKey[],
): () => Promise<Reply<readonly OtherEditor[]>> {
  const body = { tab: newKey('tab'), documents: documents.map(toRef) };
  return async () =>
    toReply(
      await callProvider({ path: PRESENCE.replace('{lang}', lang), method: 'POST', body }),
      ({ others }: { others: readonly OtherEditor[] }) => others,
    );
}
