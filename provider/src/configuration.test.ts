import { readConfiguration } from './configuration.ts';

it('an empty environment is a good one', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    reservationMinutes: 15,
    isShopOnline: true,
    eventStyle: null,
  });
});

it.each([
  [{ PROVIDER_PORT: 'abc' }, 'PROVIDER_PORT'],
  [{ PROVIDER_PORT: '70000' }, 'PROVIDER_PORT'],
  [{ SEED_DATE: '31-07-2026' }, 'SEED_DATE'],
  [{ SEED_DATE: '2026-02-30' }, 'SEED_DATE'],
  [{ FREEZE_TODAY: '1' }, 'FREEZE_TODAY'],
  [{ PUBLIC_ORIGIN: 'javascript:alert(1)' }, 'PUBLIC_ORIGIN'],
  [{ EVENT_STYLE: 'style4' }, 'EVENT_STYLE'],
  [{ EDITOR_PASSWORD: 'kurz' }, 'EDITOR_PASSWORD'],
  [{ SHOP_OFFLINE: 'perhaps' }, 'SHOP_OFFLINE'],
])('%j is refused by name', (environment, name) => {
  expect(() => readConfiguration(environment)).toThrow(new RegExp(`cannot be used:\\n  ${name}: `));
});

it('an empty value is none, and an origin has no path', () => {
  expect(readConfiguration({ PROVIDER_PORT: '', PUBLIC_ORIGIN: 'https://altwasser.example/de' })).toMatchObject({
    port: 4000,
    publicOrigin: 'https://altwasser.example',
  });
});
