import * as fc from 'fast-check';

/** Texts that have broken somebody's server before. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'Z\u0351\u036b\u0343\u036a'.repeat(30),
  "' or 1=1 --",
  "'; drop table events; --",
  "1' union select null, version(), null --",
  '%27%20or%201=1',
  '$$; select pg_sleep(5); $$',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}${7*7}<%= 7*7 %>',
  'x\r\nX-Injected: injected',
  '%0d%0aX-Injected:%20injected',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '-0',
  '1e309',
  '9'.repeat(400),
  '0x10',
  '１２',
  '1,5',
  '2026-02-30',
  '31-02-2026',
  '00-00-0000',
  '2026-13-45T99:99:99Z',
  '(((((((((((((((((((a)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*$',
  'a & b | c ! d <-> e:*',
  '%_\\%',
  'x'.repeat(5_000),
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1.5,
  1e21,
  1e308,
  Number.MIN_VALUE,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  2 ** 63,
];

/** A text from the list, or any at all, broken surrogates included. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  },
);

/** Keys that are something else already on every object. */
export const hostileKey: fc.Arbitrary<string> = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '',
  '0',
  '\0',
);

/** Any JSON value that nobody asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.tuple(hostileKey, hostileText).map(([key, value]) => withOwnKey({}, key, value)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Sets a key as JSON would: `__proto__` too becomes a field of its own. */
export function withOwnKey(object: object, key: string, value: unknown): object {
  const copy = { ...object };
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}
