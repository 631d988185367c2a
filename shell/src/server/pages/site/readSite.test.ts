import { settingsSchema, type Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { formatMoment } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import en from '../../../i18n/en.json' with { type: 'json' };
import { recordLog } from '../../testing/recordLog.ts';
import { readSite } from './readSite.ts';

const FONTS = [] as const;
const NO_TYPEFACE = { of: async () => FONTS };
const MESSAGES = { of: () => en, adopt: () => undefined, houseTexts: () => undefined } as never;

const NOW = Date.parse('2026-11-20T14:30:00+01:00');
const origin = 'https://haus.example';
const missingLists: ReadonlySet<string> = new Set();
const settings = settingsSchema.parse({
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Haus', en: 'House' },
});

describe('what every page shares', () => {
  const whole = { settings, nav: { menu: [], secondary_menu: [], footer: [] }, breakingNews: [], venues: [], redirects: [] };
  const read = (answers: Record<string, unknown>) => {
    const provider = {
      read: async ({ id }: Call) => {
        if (id in answers) return answers[id];
        throw new SpielplanError('PROVIDER_UNREACHABLE');
      },
    } as unknown as ProviderReader;
    const log = recordLog();
    return {
      log,
      site: readSite(
        {
          provider,
          log,
          origin,
          messages: MESSAGES,
          typefaces: NO_TYPEFACE,
          missingLists,
        },
        'en',
        NOW,
      ),
    };
  };

  it('is in the language of the page', async () => {
    const house = { address: { street: 'Am Kai 1', postal_code: '12345', town: 'Altwasser', country: 'DE' }, profiles: [] };
    const { site } = read({ ...whole, settings: { ...settings, house } });
    await expect(site).resolves.toMatchObject({
      chrome: { siteName: 'House', alert: null, house: { address: ['Am Kai 1', '12345 Altwasser', 'Germany'], venues: [] } },
      structuredHouse: { address: { streetAddress: 'Am Kai 1' } },
    });
  });

  it('does without a menu, an alert and redirects that cannot be had, and says so', async () => {
    const { log, site } = read({ settings });
    await expect(site).resolves.toMatchObject({ chrome: { nav: { menu: [] } } });
    expect(new Set(log.of('site.part').map(({ what }) => what))).toEqual(
      new Set(['nav', 'alert', 'venues', 'redirects', 'hours']),
    );
  });

  it.each([
    ['its cart', { basketLink: 'https://shop.example/cart' }, 'https://shop.example/cart', ['haus.example', 'shop.example']],
    ['its shop alone', { webshopLink: 'https://shop.example/' }, 'https://shop.example/', ['haus.example', 'shop.example']],
    ['neither', {}, '/en/program/events', ['haus.example']],
  ])(
    'leads the empty cart somewhere that is there, and knows its hosts, where the settings name %s',
    async (_, header, to, hosts) => {
      const { site } = read({ ...whole, settings: { ...settings, design: { ...settings.design, header } } });
      await expect(site).resolves.toMatchObject({ chrome: { basketUrl: to, shopHosts: hosts } });
    },
  );

  it('follows carts to the hosts that the settings name, and to no other', async () => {
    const { site } = read({ ...whole, settings: { ...settings, shop_hosts: ['tickets.example'] } });
    await expect(site).resolves.toMatchObject({ chrome: { shopHosts: ['tickets.example'] } });
  });

  it('is whole without the calls that the provider does not have', async () => {
    const log = recordLog();
    const read = async ({ id }: Call) => (id === 'settings' ? settings : Promise.reject(new SpielplanError('NOT_FOUND')));
    const renderContext = {
      provider: { read } as unknown as ProviderReader,
      log,
      origin,
      messages: MESSAGES,
      typefaces: NO_TYPEFACE,
      missingLists,
    };
    expect((await readSite(renderContext, 'en', NOW)).isPartial).toBe(false);
    expect(log.lines).toEqual([]);
  });

  it('says in words until when the house is open, and ends there', async () => {
    const hours = { time_from: '10:00:00', time_to: '18:00:00', closed: false, alternative_text: '', alternative_link_url: '' };
    const openingHours = { opening_hours: [hours], opening_hours_exceptions: [] };
    const { site } = read({ ...whole, openingHours });
    await expect(site).resolves.toMatchObject({
      isPartial: false,
      validUntil: Date.parse('2026-11-20T18:00:00+01:00'),
      chrome: { hours: { text: 'Open until 18:00', link: null } },
    });
  });

  it('is whole without the opening hours, and asks for them again soon', async () => {
    const { site } = read(whole);
    await expect(site).resolves.toMatchObject({ isPartial: false, validUntil: NOW + 60_000, chrome: { hours: null } });
  });

  it('is whole without the typeface of the house, so that no older page stands for it', async () => {
    const log = recordLog();
    const provider = {
      read: async ({ id }: Call) => ({ ...whole, openingHours: { opening_hours: [], opening_hours_exceptions: [] } })[id],
    } as unknown as ProviderReader;
    const typefaces = { of: () => Promise.reject(new SpielplanError('PROVIDER_MALFORMED')) };
    const site = readSite({ provider, log, origin, messages: MESSAGES, typefaces, missingLists }, 'en', NOW);
    await expect(site).resolves.toMatchObject({ isPartial: false });
  });

  it('goes by the zone and the currency of the house, and tells browsers (R1, R27)', async () => {
    const { site } = read({
      ...whole,
      settings: { ...settings, time_zone: 'Europe/London', currency: 'GBP', languages: ['en'] },
    });
    expect((await site).chrome.formats).toEqual({ zone: 'Europe/London', price: '£0.00' });
    expect(formatMoment('2026-11-20T20:00:00+01:00', 'en')).toBe('20 November 2026, 19:00');
    expect('formats' in (await read(whole).site).chrome).toBe(false);
  });

  it('keeps the last good zone and currency where the settings name none that is known, and says so once', async () => {
    const good = { time_zone: 'Europe/London', currency: 'GBP' };
    await read({ ...whole, settings: { ...settings, ...good } }).site;
    const wrong = { ...settings, time_zone: 'Europe/Lundun', currency: 'POUND' };
    const { log, site } = read({ ...whole, settings: wrong });
    expect((await site).chrome.formats).toEqual({ zone: 'Europe/London', price: '0,00 £' });
    expect(log.of('houseFormats.refused')).toEqual([
      expect.objectContaining({ code: 'SP-4003', value: 'Europe/Lundun' }),
      expect.objectContaining({ code: 'SP-4004', value: 'POUND' }),
    ]);
    const next = read({ ...whole, settings: { ...wrong } });
    await next.site;
    expect(next.log.of('houseFormats.refused')).toEqual([]);
    await read(whole).site;
  });

  it('is one object as long as the provider says the same, so that it is presented and written once', async () => {
    const openingHours = { opening_hours: [], opening_hours_exceptions: [] };
    const before = await read({ ...whole, openingHours }).site;
    expect(await read({ ...whole, openingHours }).site).toBe(before);
    const alert = { id: 7, title: 'Jetty closed' };
    const after = await read({ ...whole, openingHours, breakingNews: [alert] }).site;
    expect(after.chrome.alert).toEqual(alert);
    expect((await read({ ...whole, openingHours, redirects: [{ old_path: '/alt', new_path: '/de' }] }).site).redirects.size).toBe(
      1,
    );
  });

  it('is no site without settings, or when they say that it is offline', async () => {
    await expect(read({}).site).rejects.toMatchObject({ spielplan: 'SITE_OFFLINE' });
    await expect(read({ settings: { ...settings, is_site_online: false } }).site).rejects.toMatchObject({
      spielplan: 'SITE_OFFLINE',
    });
  });
});
