import type { Language, MessageTable } from '@spielplan/shared-contracts/i18n';
import type { RemoteName } from '@spielplan/shared-contracts/remote';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import type { RenderBundle } from './RenderBundle.ts';

/** Resolved message tables of a release set, made once per owner and language. */
export interface MessageTables {
  of(owner: RemoteName | 'shell' | 'ui', lang: Language): MessageTable;
}

const NONE: MessageTable = {};

export function createMessageTables(set: ReleaseSet, bundle: RenderBundle): MessageTables {
  const resolved = new Map<string, MessageTable>();
  return {
    of(owner, lang) {
      const key = `${owner} ${lang}`;
      let table = resolved.get(key);
      if (!table) {
        const messages =
          owner === 'shell' ? bundle.shellMessages : owner === 'ui' ? null : set.remotes.get(owner)?.remote.messages;
        table = messages ? bundle.resolveMessages(messages, lang) : NONE;
        resolved.set(key, table);
      }
      return table;
    },
  };
}
