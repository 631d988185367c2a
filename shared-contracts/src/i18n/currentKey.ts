/** Messages that houses may have words for under the key they had before. */
const FORMER_KEYS: Readonly<Record<string, string>> = { 'shell:untranslated': 'shell:notice.untranslated' };

/** The key of a message today, of a key that a house has stored. */
export function currentKey(stored: string): string {
  return FORMER_KEYS[stored] ?? stored;
}
