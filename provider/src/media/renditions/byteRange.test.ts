import { parseByteRange } from './byteRange.ts';

it.each([
  [undefined, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=100-', { start: 100, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=50-10', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  [`bytes=${'9'.repeat(400)}-`, null],
])('of 1000 bytes %j asks for %j', (header, expected) => {
  expect(parseByteRange(header, 1_000)).toEqual(expected);
});
