import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLeadToPublicName } from './leadToPublicName.ts';

function lead(publicOrigin: string, request: Partial<IncomingMessage>): string | null {
  let location: string | null = null;
  const response = {
    writeHead(_: number, headers: Record<string, string>) {
      location = headers.location ?? null;
      return this;
    },
    end: () => undefined,
  };
  createLeadToPublicName(publicOrigin)(
    { method: 'GET', url: '/de?x=1', ...request } as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return location;
}
const page = (host: string) => ({ headers: { host, 'sec-fetch-dest': 'document' } });

it('leads a page under another loopback name on to the public one, because cookies belong to a name', () => {
  expect(lead('http://localhost:3000', page('127.0.0.1:3000'))).toBe('http://localhost:3000/de?x=1');
  expect(lead('http://localhost:3000', page('[::1]:3000'))).toBe('http://localhost:3000/de?x=1');
  expect(lead('http://127.0.0.1:3000', page('localhost:3000'))).toBe('http://127.0.0.1:3000/de?x=1');
  expect(lead('http://localhost', page('127.0.0.1'))).toBe('http://localhost/de?x=1');
});

it.each<[how: string, publicOrigin: string, request: Partial<IncomingMessage>]>([
  ['the public name', 'http://localhost:3000', page('localhost:3000')],
  ['another port, as through a tunnel', 'http://localhost:3000', page('127.0.0.1:8080')],
  ['a public site', 'https://altwasser.example', page('127.0.0.1:3000')],
  ['another machine', 'http://altwasser.example:3000', page('127.0.0.1:3000')],
  ['a program', 'http://localhost:3000', { headers: { host: '127.0.0.1:3000' } }],
  ['a call of a page', 'http://localhost:3000', { headers: { host: '127.0.0.1:3000', 'sec-fetch-dest': 'empty' } }],
  ['a form', 'http://localhost:3000', { ...page('127.0.0.1:3000'), method: 'POST' }],
  ['an address that leads elsewhere', 'http://localhost:3000', { ...page('127.0.0.1:3000'), url: '//evil.example/' }],
])('leaves alone %s', (_, publicOrigin, request) => {
  expect(lead(publicOrigin, request)).toBeNull();
});
