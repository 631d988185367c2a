/** Ends of lines of every system, and those that only paginate. */
const LINE_ENDS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
/**
 * Signs that nobody sees and that keep equal texts apart: where a word may be broken, marks of byte order and of the
 * direction of writing. Joiners stay, because emoji and Persian words mean something else without them.
 */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** Text in the one form in which it is compared, kept in names and given to other programs: NFC, with plain line ends. */
export function cleanLines(text: string): string {
  return text.normalize('NFC').replace(LINE_ENDS, '\n').replace(UNSEEN, '').replace(CONTROLS, '');
}

/** The same in one line. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s+/g, ' ').trim();
}
