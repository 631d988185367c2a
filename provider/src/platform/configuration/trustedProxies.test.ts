import { isProxyEntry, trustProxies } from './trustedProxies.ts';

it.each(['loopback', '10.0.0.5', '10.0.0.0/8', '::1', 'fd00::/8', '2001:db8::5/128'])('%s names proxies', (entry) => {
  expect(isProxyEntry(entry)).toBe(true);
});

it.each(['', 'site.example', '10.0.0', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/-1', '10.0.0.5/', '10.0.0.5:4000', '*'])(
  '%j names none',
  (entry) => {
    expect(isProxyEntry(entry)).toBe(false);
    expect(() => trustProxies([entry])).toThrow('neither an address nor a network');
  },
);

it.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::2', false],
  ['', false],
  ['unknown', false],
])('this machine is all that loopback trusts: %j', (address, expected) => {
  expect(trustProxies(['loopback'])(address)).toBe(expected);
});
