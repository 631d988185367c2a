import * as fc from 'fast-check';
import type { Call } from '@spielplan/shared-contracts/api';
import type { SchemaDescriptions } from '../openapi/index.ts';
import { arbitraryOf } from './arbitraryOf.ts';
import { hostileText, hostileValue } from './hostileValues.ts';
import { nearly } from './spoil.ts';

interface FuzzBody {
  type: string;
  text: string;
}

const JSON_TYPE = 'application/json';
const BOUNDARY = 'grenze';
const MALFORMED = [
  '',
  '{',
  '{"a":',
  '[1,2',
  '{"a":1,}',
  "{'a':1}",
  'null',
  '"text"',
  '42',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  'a=1&b=2',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
];
const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'image/png',
  'application/octet-stream',
  'multipart/form-data',
  'a/b; c="',
  ' ',
  'application/json;'.repeat(20),
];

/**
 * Bodies of one call: right, spoilt in one place, hostile through
 * and through, not JSON, too deep, too large, of another type.
 */
export function fuzzBody(call: Call, schemas: SchemaDescriptions): fc.Arbitrary<FuzzBody> {
  if (call.encoding === 'multipart') return multipartBody();
  const valid = call.body ? arbitraryOf(schemas.of(call.body), schemas.components).map(alike(call)) : fc.constant({});
  const json = (value: fc.Arbitrary<unknown>) => value.map((each) => ({ type: JSON_TYPE, text: JSON.stringify(each) ?? 'null' }));
  return fc.oneof(
    { weight: 8, arbitrary: json(valid) },
    { weight: 8, arbitrary: json(nearly(valid)) },
    { weight: 2, arbitrary: json(hostileValue) },
    { weight: 1, arbitrary: fc.constantFrom(...MALFORMED).map((text) => ({ type: JSON_TYPE, text })) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...TYPES), json(valid)).map(([type, { text }]) => ({ type, text })) },
    { weight: 1, arbitrary: fc.constantFrom(20, 500, 8_000).map(deep) },
    { weight: 1, arbitrary: fc.constantFrom(60_000, 70_000, 300_000).map(large) },
  );
}

/** Quantities and sale types belong together by position. */
function alike({ id }: Call): (body: unknown) => unknown {
  if (id !== 'addToCart') return (body) => body;
  return (body) => {
    const cart = body as { quantities: number[]; sale_type_ids: number[] };
    const length = Math.min(cart.quantities.length, cart.sale_type_ids.length);
    return { ...cart, quantities: cart.quantities.slice(0, length), sale_type_ids: cart.sale_type_ids.slice(0, length) };
  };
}

function deep(levels: number): FuzzBody {
  return { type: JSON_TYPE, text: '{"a":'.repeat(levels) + '1' + '}'.repeat(levels) };
}

function large(size: number): FuzzBody {
  return { type: JSON_TYPE, text: JSON.stringify({ url: 'x'.repeat(size), username: 'x', password: 'y'.repeat(size) }) };
}

function multipartBody(): fc.Arbitrary<FuzzBody> {
  const contents = fc.constantFrom(
    '%PDF-1.7\n%âãÏÓ',
    'GIF89a\x01\x00\x01\x00',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'MZ\x90\x00',
    '',
    'x'.repeat(200_000),
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  );
  const field = fc.constantFrom('file', 'datei', '__proto__', '');
  const name = fc.oneof(
    fc.constantFrom('programm.pdf', 'bild.png', '../../x.sh', 'x".pdf', ''),
    hostileText.map((text) => text.replace(/[\r\n"\0]/g, '')),
  );
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(field, name, contents, fc.boolean()).map(([key, file, content, isClosed]) => ({
        type: `multipart/form-data; boundary=${BOUNDARY}`,
        text: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${key}"; filename="${file}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n--${BOUNDARY}${isClosed ? '--' : ''}\r\n`,
      })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES).map((type) => ({ type, text: '{"file":1}' })) },
    { weight: 1, arbitrary: fc.constant({ type: `multipart/form-data; boundary=${BOUNDARY}`, text: `--${BOUNDARY}` }) },
  );
}
