import { translate, type Language, type MessageTable, type MessageValues } from '@spielplan/shared-contracts/i18n';
import { useHost, type MessageOwner } from './HostContext.ts';

/** Looks a message up: `text('filter.reset')`, `text('list.count', { count: 20 })`. */
export type Text<Key extends string = string> = (key: Key, values?: MessageValues) => string;

const texts = new WeakMap<MessageTable, Text>();

function textOf(table: MessageTable, lang: Language): Text {
  let text = texts.get(table);
  if (!text) texts.set(table, (text = (key, values) => translate(table, lang, key, values)));
  return text;
}

/**
 * Makes the typed `useText` of one owner from its message
 * file; the function it returns is the same in every render.
 */
export function createUseText<Key extends string>(owner: MessageOwner): () => Text<Key> {
  return function useText() {
    const host = useHost();
    return textOf(host.messages(owner), host.lang);
  };
}
