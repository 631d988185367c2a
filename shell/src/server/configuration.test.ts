import { parseConfiguration } from './configuration.ts';

it.each([
  ['PURGE_URL', 'https://cdn:geheim@cdn.example/purge'],
  ['PURGE_URL', 'https://geheim@cdn.example/purge'],
  ['PURGE_TOKEN', 'two\ngeheim'],
  ['PURGE_TOKEN', 'geheim…'],
])('refuses a %s that no request could be sent with, and does not repeat it', (name, value) => {
  const read = () => parseConfiguration({ [name]: value });
  expect(read).toThrow(`Wrong configuration: ${name}: `);
  expect(read).not.toThrow('geheim');
});

it('takes where a CDN is told of changes, and the token for it', () => {
  const env = { PURGE_URL: 'https://cdn.example/purge?site=1', PURGE_TOKEN: 'abc.DEF-1_2~3+/=' };
  expect(parseConfiguration(env)).toMatchObject({ purgeUrl: env.PURGE_URL, purgeToken: env.PURGE_TOKEN });
});
