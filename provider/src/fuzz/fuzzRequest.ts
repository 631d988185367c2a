import * as fc from 'fast-check';
import type { Call, CallAccess } from '@spielplan/shared-contracts/api';
import type { SchemaDescriptions } from '../openapi/index.ts';
import { arbitraryOf } from './arbitraryOf.ts';
import { fuzzBody } from './fuzzBody.ts';
import { hostileKey, hostileText } from './hostileValues.ts';

/** Who sends: the names stand for cookies that the run has at hand. */
export type Sender = 'visitor' | 'editor' | 'dashboard' | 'stranger' | 'forger';

export interface FuzzRequest {
  sender: Sender;
  method: string;
  /** As it goes out, query included. */
  target: string;
  headers: Record<string, string>;
  body: string | null;
}

const LANGUAGE = fc.constantFrom('de', 'en');
const SLUGS = fc.constantFrom('start', 'besuch', 'oeffnungszeiten', '404', '500', 'a-b-c');
const PATHS = fc.constantFrom('', 'besuch', 'besuch/anfahrt', 'visit', 'sommerfest', 'programm/veranstaltungen', 'a/b/c/d/e');
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Requests to one call: right, nearly right and hostile, by everybody from visitor to editor. */
export function fuzzRequest(call: Call, schemas: SchemaDescriptions): fc.Arbitrary<FuzzRequest> {
  const method = fc.oneof(
    { weight: 20, arbitrary: fc.constant(call.method as string) },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
  );
  const sender: fc.Arbitrary<Sender> =
    call.access !== undefined && !ENDS_SESSIONS.has(call.id)
      ? fc.oneof({ weight: 6, arbitrary: fc.constant(SENDER_OF[call.access]) }, { weight: 1, arbitrary: anySender(call) })
      : fc.oneof({ weight: 4, arbitrary: fc.constant<Sender>('visitor') }, { weight: 1, arbitrary: anySender(call) });
  return fc
    .record({
      sender,
      method,
      path: fuzzPath(call),
      query: fuzzQuery(call, schemas),
      headers: fuzzHeaders(),
      body: call.body ? fuzzBody(call, schemas) : fc.constant(null),
    })
    .map(({ path, query, headers, body, ...rest }) => ({
      ...rest,
      target: query === '' ? path : `${path}?${query}`,
      headers: { ...(body && { 'content-type': body.type }), ...headers },
      body: body?.text ?? null,
    }));
}

/** Who has the right that a call wants. */
const SENDER_OF: Readonly<Record<CallAccess, Sender>> = {
  account: 'editor',
  editor: 'editor',
  publish: 'editor',
  dashboard: 'dashboard',
  accounts: 'dashboard',
};
/** Sessions are spared by the calls that would end them. */
const ENDS_SESSIONS = new Set(['login', 'logout', 'changeAccount', 'removeAccount', 'endSession', 'changePassword']);

function anySender({ id }: Call): fc.Arbitrary<Sender> {
  if (ENDS_SESSIONS.has(id)) return fc.constantFrom<Sender>('visitor', 'stranger', 'forger');
  return fc.constantFrom<Sender>('visitor', 'editor', 'dashboard', 'stranger', 'forger');
}

function fuzzPath({ path }: Call): fc.Arbitrary<string> {
  const parts = path.split(/(\{\w+\})/).map((part): fc.Arbitrary<string> => {
    if (!part.startsWith('{')) return fc.constant(part);
    const right = RIGHT[part] ?? SLUGS;
    return fc.oneof(
      { weight: 8, arbitrary: right },
      { weight: 1, arbitrary: hostileText.map(encode) },
      { weight: 1, arbitrary: RAW },
    );
  });
  return fc.tuple(...parts).map((each) => each.join(''));
}

const RIGHT: Readonly<Record<string, fc.Arbitrary<string>>> = {
  '{lang}': LANGUAGE,
  '{id}': fc.oneof(fc.integer({ min: 1, max: 90 }), fc.nat()).map(String),
  '{path}': PATHS,
};

/** What arrives when a sender does not encode, or encodes twice, or breaks off. */
const RAW = fc.constantFrom(
  '%',
  '%00',
  '%E0%A4%A',
  '%2e%2e%2f',
  '..',
  '.',
  '//',
  '%252e',
  '%ff',
  ';a=b',
  '*',
  '%C0%AF',
  '1%20',
  '1e3',
  '+1',
  '01',
);

function fuzzQuery({ query }: Call, schemas: SchemaDescriptions): fc.Arbitrary<string> {
  const { properties = {}, required = [] } = query ? schemas.of(query) : {};
  const known = Object.entries(properties).map(([name, schema]) =>
    fc
      .record({
        isThere: required.includes(name) ? fc.constantFrom(true, true, true, false) : fc.constantFrom(true, false, false),
        value: fc.oneof(
          { weight: 3, arbitrary: arbitraryOf(schema, schemas.components, name).map((value) => encode(String(value))) },
          { weight: 1, arbitrary: hostileText.map(encode) },
          { weight: 1, arbitrary: RAW },
        ),
      })
      .map(({ isThere, value }) => (isThere ? [`${name}=${value}`] : [])),
  );
  const stray = fc.array(
    fc.oneof(
      fc.tuple(hostileKey, hostileText).map(([key, value]) => `${encode(key)}=${encode(value)}`),
      fc
        .tuple(fc.constantFrom(...Object.keys(properties), 'lang', 'utm_source'), RAW)
        .map(([key, value]) => `${key}[]=${value}&${key}[a]=b`),
    ),
    { maxLength: 1 },
  );
  return fc.tuple(fc.tuple(...known), stray).map(([right, wrong]) => [...right.flat(), ...wrong].join('&'));
}

function fuzzHeaders(): fc.Arbitrary<Record<string, string>> {
  const value = hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '').trim());
  const stray = fc.tuple(
    fc.constantFrom(
      'accept',
      'accept-language',
      'if-match',
      'if-none-match',
      'x-forwarded-for',
      'x-request-id',
      'range',
      'content-encoding',
      'x-http-method-override',
      'origin',
      'referer',
      'forwarded',
      'x-forwarded-host',
      'content-type',
    ),
    fc.oneof(
      value,
      fc.constantFrom(
        '"1"',
        'W/"x"',
        '*',
        '1.2.3.4, 5.6.7.8',
        '::1',
        'gzip',
        'bytes=0-',
        'application/json; charset=utf-7',
        'text/plain',
        'application/json\t;',
      ),
    ),
  );
  return fc.array(stray, { maxLength: 2 }).map((pairs) => Object.fromEntries(pairs));
}

/** Percent-encoding that does not mind half a surrogate pair. */
export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
