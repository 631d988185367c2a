import type { HouseTexts } from '@spielplan/shared-contracts/api';
import { currentKey, findTextFault, type Language, type MessageTable, type TextFault } from '@spielplan/shared-contracts/i18n';
import type { MessageOwner } from '@spielplan/shared-ui/host';

/** A text of the house that takes the place of no message, and why. */
export interface RefusedText {
  lang: Language;
  key: string;
  fault: TextFault;
}

/** A table with the house's own words in place of some of its messages; itself where there are none for it. */
export function withHouseTexts(table: MessageTable, own: MessageTable | undefined): MessageTable {
  return own ? { ...table, ...own } : table;
}

/** The house's texts by owner and key, as far as they can take the place of a message; `refused` are all others. */
export function sortHouseTexts(
  texts: HouseTexts[Language] = {},
  lang: Language,
  tableOf: (owner: MessageOwner) => MessageTable,
): { byOwner: Readonly<Record<MessageOwner, MessageTable>> | undefined; refused: RefusedText[] } {
  const byOwner: Record<MessageOwner, Record<string, string>> = {};
  const refused: RefusedText[] = [];
  for (const [stored, text] of Object.entries(texts)) {
    const key = currentKey(stored);
    if (key !== stored && Object.hasOwn(texts, key)) continue;
    const colon = key.indexOf(':');
    const [owner, name] = [key.slice(0, colon), key.slice(colon + 1)];
    const table = tableOf(owner);
    const fault = findTextFault(Object.hasOwn(table, name) ? table[name] : undefined, text);
    if (fault) refused.push({ lang, key, fault });
    else (byOwner[owner] ??= {})[name] = text;
  }
  return { byOwner: Object.keys(byOwner).length > 0 ? byOwner : undefined, refused };
}
