import { withoutSecrets } from './withoutSecrets.ts';

it("the shell gets no secret of others, but the CDN's token that it is to send", () => {
  const env = { PURGE_TOKEN: 'a', SIGNING_SECRET: 'b', EDITOR_PASSWORD: 'c', DATABASE_URL: 'd', PORT: '3000', PURGE_URL: 'e' };
  const left = { ...env, ...withoutSecrets(env) };
  expect(left).toEqual({
    PURGE_TOKEN: 'a',
    PORT: '3000',
    PURGE_URL: 'e',
    SIGNING_SECRET: undefined,
    EDITOR_PASSWORD: undefined,
    DATABASE_URL: undefined,
  });
});
