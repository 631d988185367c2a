import type { SiteSettings } from '@spielplan/shared-contracts/api';
import { anEventDetail } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { bookingOf } from './ticketSale.server.ts';

const { settings, now, url } = loadContext({ provider: programmeProvider({}), url: '/de/programm/veranstaltungen' });

function hostsOf(changes: Partial<SiteSettings>, ticketUrl: string | null, header = {}): readonly string[] {
  const design = { ...settings.design, header };
  const { shop_hosts: _, ...rest } = settings;
  return bookingOf(anEventDetail({ ticket_url: ticketUrl }), { settings: { ...rest, design, ...changes }, now, url }).shopHosts;
}

describe('A house that names no hosts of its shop', () => {
  it.each([
    ['sells on its own site', null, {}, []],
    ['sells where its ticket links lead', 'https://tickets.example/events/7', {}, ['tickets.example']],
    ['sells where its cart is', null, { basketLink: 'https://cart.example/c' }, ['cart.example']],
    ['sells where its shop is', null, { webshopLink: 'https://shop.example' }, ['shop.example']],
    ['names every host once', 'https://shop.example/7', { webshopLink: 'https://shop.example' }, ['shop.example']],
    ['has links within its site, which name no host', '/webshop/events/7', { basketLink: '/webshop/cart' }, []],
  ])('%s', (_, ticketUrl, header, hosts) => {
    expect(hostsOf({}, ticketUrl, header)).toEqual([url.host, ...hosts]);
  });
});

it.each([[['shop.example']], [[]]])('A house that names the hosts of its shop, here %j, means no others', (named) => {
  expect(hostsOf({ shop_hosts: named }, 'https://elsewhere.example/7')).toEqual(named);
});
