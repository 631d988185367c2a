import * as fc from 'fast-check';
import { encode, type FuzzRequest, type Sender } from './fuzzRequest.ts';
import { hostileText } from './hostileValues.ts';

/** What is served besides the calls of the contract. */
const PLACES = [
  '/',
  '/health/live',
  '/health/ready',
  '/api/docs',
  '/api/openapi.json',
  '/pageeditor-api/login',
  '/pageeditor-api/logout',
  '/webshop',
  '/webshop/cart',
  '/webshop/pay',
  '/webshop/events/1',
  '/webshop/event/1',
  '/webshop/%',
  `/webshop/events/${'x'.repeat(501)}`,
  '/media/posters/production-1-320.avif',
  '/media/posters/article-1-480.webp',
  '/media/posters/person-1-320.jpg',
  '/media/uploads/1/1-320.avif',
];

/** Requests beside the contract: pages, pictures, forms, and addresses that nobody has. */
export function strayRequest(): fc.Arbitrary<FuzzRequest> {
  const known = fc.constantFrom(...PLACES);
  const twisted = fc.tuple(known, hostileText, fc.boolean()).map(([place, text, isInside]) => {
    const at = isInside ? place.lastIndexOf('/') + 1 : place.length;
    return place.slice(0, at) + encode(text) + place.slice(at);
  });
  const asked = fc
    .tuple(known, fc.constantFrom('lang', 'next', 'id', 'q'), hostileText)
    .map(([place, key, text]) => `${place}?${key}=${encode(text)}`);
  const nowhere = hostileText.map((text) => `/${encode(text).replaceAll('%2F', '/')}`);
  const form = fc.dictionary(fc.constantFrom('username', 'password', 'csrf_token', 'next', 'line', 'item'), hostileText, {
    maxKeys: 4,
  });
  return fc
    .record({
      sender: fc.constantFrom<Sender>('visitor', 'stranger', 'forger'),
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constant('GET') },
        { weight: 1, arbitrary: fc.constantFrom('POST', 'HEAD', 'OPTIONS', 'PUT') },
      ),
      target: fc.oneof(known, twisted, asked, nowhere),
      headers: fc.constantFrom<Record<string, string>[]>(
        {},
        { 'content-type': 'application/x-www-form-urlencoded' },
        { accept: 'text/html' },
      ),
      body: fc.option(
        form.map((fields) =>
          Object.entries(fields)
            .map(([key, value]) => `${key}=${encode(value)}`)
            .join('&'),
        ),
      ),
    })
    .map((request) => (request.method === 'GET' || request.method === 'HEAD' ? { ...request, body: null } : request));
}
