const E_MAIL = /[^\s@]+@[^\s@]+/;
/** Customer numbers, telephone numbers; ids of this site are shorter. */
const LONG_NUMBER = /\d{7,}/;
const SECRET = /^(?:[A-Za-z0-9_=]{24,}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22,27})$/i;
const MAX_TEXT_CHARS = 500;

/**
 * An address as it may be kept: without query and fragment, and with what may point to a person
 * taken out of its path: e-mail addresses, long numbers, and tokens of links that were sent to
 * somebody.
 */
export function withoutPersonalData(url: string): string {
  const [address = ''] = url.split(/[?#]/);
  const clean = address.replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  return clean.split('/').map(withoutPerson).join('/').slice(0, MAX_TEXT_CHARS);
}

function withoutPerson(segment: string): string {
  const text = decode(segment);
  if (E_MAIL.test(text)) return '[e-mail]';
  if (SECRET.test(text) && /\d/.test(text)) return '[token]';
  return LONG_NUMBER.test(text) ? '[number]' : segment;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
