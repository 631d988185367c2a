/** Why a text cannot take the place of a message: there is none of its key, or it lacks or adds a `{{placeholder}}`. */
export type TextFault = 'unknown' | 'placeholders';

/** What keeps a house's own text from taking the place of a message; null where nothing does. */
export function findTextFault(message: string | undefined, text: string): TextFault | null {
  if (message === undefined) return 'unknown';
  return placeholdersOf(message) === placeholdersOf(text) ? null : 'placeholders';
}

/** The names in double braces, each once, in the order of the alphabet. */
export function placeholdersOf(message: string): string {
  return [...new Set([...message.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))].toSorted().join(', ');
}
