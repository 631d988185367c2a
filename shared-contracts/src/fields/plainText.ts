import { cleanLine } from '../i18n/cleanText.ts';

/** The names of the signs from U+00A1 on, in their order. */
const LATIN =
  'iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const ENTITIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LATIN.split(' ').map((name, index) => [name, String.fromCharCode(0xa1 + index)])),
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  hellip: '…',
  bull: '•',
  dagger: '†',
  permil: '‰',
  euro: '€',
  trade: '™',
  minus: '−',
  prime: '′',
  Prime: '″',
  zwnj: '',
  zwj: '',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  inodot: 'ı',
  Ccaron: 'Č',
  ccaron: 'č',
  Zcaron: 'Ž',
  zcaron: 'ž',
  Lstrok: 'Ł',
  lstrok: 'ł',
  Dstrok: 'Đ',
  dstrok: 'đ',
  shy: '',
};

/**
 * What a reader sees of rich text: without tags, entities as the characters
 * they stand for, a space between blocks, a colon after a heading.
 */
export function plainText(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(?:strong|b|em|i|a|span|u|sup|sub|small|mark)\b[^>]*>/gi, '')
    .replace(/(?<![.:?!])<\/h[1-6]\s*>/gi, ': ')
    .replace(/<[^>]*>/g, ' ');
  return cleanLine(decode(text));
}

/** The characters that a reader sees of rich text, as its limits count them: spaces between blocks are none. */
export function countChars(html: string): number {
  return decode(html.replace(/<[^>]*>/g, '')).length;
}

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|[a-z]+\d*);/gi, (whole, name: string) =>
    name.startsWith('#') ? fromCode(name) : (ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? whole),
  );
}

function fromCode(name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : ' ';
}
