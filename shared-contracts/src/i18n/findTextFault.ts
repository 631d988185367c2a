/**
 * Why a text cannot take the place of a message: there is none of its key, or it lacks or adds a `{{placeholder}}`.
 * A house may leave out its own name.
 */
export type TextFault = 'unknown' | 'placeholders';

const OWN_NAME = 'siteName';

/** What keeps a house's own text from taking the place of a message; null where nothing does. */
export function findTextFault(message: string | undefined, text: string): TextFault | null {
  if (message === undefined) return 'unknown';
  const [wanted, given] = [namesIn(message), namesIn(text)];
  const isWhole = wanted.every((name) => name === OWN_NAME || given.includes(name));
  return isWhole && given.every((name) => wanted.includes(name)) ? null : 'placeholders';
}

/** The names in double braces, each once, in the order of the alphabet. */
export function placeholdersOf(message: string): string {
  return namesIn(message).join(', ');
}

function namesIn(message: string): string[] {
  return [...new Set([...message.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))].toSorted();
}
