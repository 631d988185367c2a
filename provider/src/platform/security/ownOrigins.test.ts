import { isOwnRequest } from './ownRequest.ts';
import { ownOrigins } from './ownOrigins.ts';

const originsOf = (publicOrigin: string) => [...ownOrigins({ publicOrigin, trustedOrigins: [] })];

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a site on %s is one site under every loopback name, with and without Sec-Fetch-Site',
  (publicOrigin) => {
    const own = ownOrigins({ publicOrigin, trustedOrigins: [] });
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      expect([origin, isOwnRequest({ origin }, own)]).toEqual([origin, true]);
      expect([origin, isOwnRequest({ origin, 'sec-fetch-site': 'cross-site' }, own)]).toEqual([origin, true]);
    }
    for (const origin of ['http://localhost:3001', 'https://localhost:3000', 'http://localhost.evil.example:3000'])
      expect([origin, isOwnRequest({ origin }, own)]).toEqual([origin, false]);
  },
);

it.each([
  ['http://localhost', ['http://localhost', 'http://127.0.0.1', 'http://[::1]']],
  ['https://localhost', ['https://localhost']],
  ['https://altwasser.example', ['https://altwasser.example']],
  ['http://altwasser.example:3000', ['http://altwasser.example:3000']],
])('the origins of %s', (publicOrigin, origins) => {
  expect(originsOf(publicOrigin)).toEqual(origins);
});
