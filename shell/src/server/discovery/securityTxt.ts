/** How far ahead the file expires; RFC 9116 asks for less than a year. */
const VALID_MS = 180 * 86_400_000;

/**
 * `security.txt` (RFC 9116): how the house wants to be told of
 * holes. It expires in half a year from the day it is read.
 */
export function renderSecurityTxt(contact: string, origin: string, now: number): string {
  const expires = new Date(now + VALID_MS).toISOString().slice(0, 10);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: de, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
