import { parseConfiguration } from './configuration.ts';

it('no password is repeated in what is wrong about an address', () => {
  expect(() => parseConfiguration({ DATABASE_URL: 'mysql://altwasser:geheim@db.example/altwasser' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('geheim') }),
  );
});

it('an empty environment is a good one', () => {
  expect(parseConfiguration({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    metricsPort: null,
    metricsHost: '127.0.0.1',
    reservationMinutes: 15,
    isShopOnline: true,
    trustedProxies: ['loopback'],
    design: {},
  });
});

it.each([
  [{ PROVIDER_PORT: 'abc' }, 'PROVIDER_PORT'],
  [{ PROVIDER_PORT: '70000' }, 'PROVIDER_PORT'],
  [{ DATABASE_URL: 'mysql://altwasser@db.example/altwasser' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://altwasser:[@' }, 'DATABASE_URL'],
  [{ DATABASE_DIRECT_URL: 'postgres://db.example/altwasser' }, 'DATABASE_DIRECT_URL'],
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL'],
  [{ SEED_DATE: '31-07-2026' }, 'SEED_DATE'],
  [{ SEED_DATE: '2026-02-30' }, 'SEED_DATE'],
  [{ FREEZE_TODAY: '1' }, 'FREEZE_TODAY'],
  [{ RESERVATION_MINUTES: '90' }, 'RESERVATION_LIMIT_MINUTES'],
  [{ PUBLIC_ORIGIN: 'javascript:alert(1)' }, 'PUBLIC_ORIGIN'],
  [{ EVENT_STYLE: 'style4' }, 'EVENT_STYLE'],
  [{ MENU_STYLE: 'style3' }, 'MENU_STYLE'],
  [{ THEME: 'night' }, 'THEME'],
  [{ TAG_MANAGER_ID: 'UA-12345' }, 'TAG_MANAGER_ID'],
  [{ EDITOR_PASSWORD: 'kurz' }, 'EDITOR_PASSWORD'],
  [{ PUBLIC_ORIGIN: 'https://altwasser.example' }, 'EDITOR_PASSWORD'],
  [{ PUBLIC_ORIGIN: 'https://altwasser.example', EDITOR_PASSWORD: 'spielplan-demo' }, 'EDITOR_PASSWORD'],
  [{ PUBLIC_ORIGIN: 'https://altwasser.example', EDITOR_PASSWORD: 'leitung-demo' }, 'EDITOR_PASSWORD'],
  [{ PUBLIC_ORIGIN: 'https://altwasser.example', EDITOR_PASSWORD: 'elf-Zeichen' }, 'EDITOR_PASSWORD'],
  [{ TRUSTED_PROXIES: '10.0.0.5, site.example' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ SHOP_OFFLINE: 'perhaps' }, 'SHOP_OFFLINE'],
  [{ UPLOAD_MAX_MB: '0' }, 'UPLOAD_MAX_MB'],
  [{ FORM_ENTRY_RETENTION_DAYS: 'forever' }, 'FORM_ENTRY_RETENTION_DAYS'],
  [{ VERSION_RETENTION_DAYS: '0' }, 'VERSION_RETENTION_DAYS'],
  [{ S3_ENDPOINT: 'ftp://store.example', S3_BUCKET: 'altwasser' }, 'S3_ENDPOINT'],
  [{ S3_BUCKET: 'altwasser' }, 'S3_ENDPOINT'],
  [{ S3_ENDPOINT: 'https://store.example', S3_BUCKET: 'altwasser' }, 'S3_ENDPOINT'],
  [{ S3_ENDPOINT: 'https://store.example', S3_BUCKET: 'alt/wasser' }, 'S3_BUCKET'],
])('%j is refused by name', (environment, name) => {
  expect(() => parseConfiguration(environment)).toThrow(new RegExp(`cannot be used:\\n  ${name}: `));
});

it('an empty value is none, and an origin has no path', () => {
  const given = { PROVIDER_PORT: '', PUBLIC_ORIGIN: 'https://altwasser.example/de', EDITOR_PASSWORD: 'Wehr-am-Morgen' };
  expect(parseConfiguration(given)).toMatchObject({
    port: 4000,
    publicOrigin: 'https://altwasser.example',
  });
});
