import { isOwnRequest } from './isOwnRequest.ts';

const isOwn = (headers: Record<string, string>) =>
  isOwnRequest({ host: 'altwasser.example', ...headers }, 'https://altwasser.example');

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://altwasser.example' },
  { referer: 'https://altwasser.example/de/forms/kontakt/7' },
  { origin: 'null', referer: 'https://altwasser.example/de/forms/kontakt/7' },
])('a form with %j comes from a page of the site', (headers) => expect(isOwn(headers)).toBe(true));

it.each<Record<string, string>>([
  {},
  { 'sec-fetch-site': 'cross-site', origin: 'https://altwasser.example' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { origin: 'null', referer: 'https://evil.example/' },
  { origin: 'https://evil.example', referer: 'https://altwasser.example/' },
  { referer: 'https://altwasser.example.evil.example/' },
  { host: '', origin: 'file:///de/forms' },
])('a form with %j does not', (headers) => expect(isOwn(headers)).toBe(false));
