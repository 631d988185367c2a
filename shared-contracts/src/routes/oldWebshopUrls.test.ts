import { oldWebshopTarget } from './oldWebshopUrls.ts';

describe('old webshop addresses', () => {
  it.each([
    ['/eventim.webshop/webticket/eventlist', '/de/programm/veranstaltungen', '/en/program/events'],
    ['/webshop/EventList/', '/de/programm/veranstaltungen', '/en/program/events'],
    ['/webshop/webticket/itemgroups', '/webshop/articles', '/webshop/articles'],
    ['/test.webshop/webticket/series', '/webshop/subscriptions', '/webshop/subscriptions'],
  ])('%s lead to %s and %s', (pathname, german, english) => {
    expect([oldWebshopTarget(pathname, 'de'), oldWebshopTarget(pathname, 'en')]).toEqual([german, english]);
  });

  it.each([
    '/webshop',
    '/webshop/cart',
    '/de/eventlist',
    '/webshopping/eventlist',
    '/webshop/eventlist/7',
    '/webshop/constructor',
    '/webshop/articles',
  ])('%s stays where it is', (pathname) => {
    expect(oldWebshopTarget(pathname, 'de')).toBeNull();
  });
});
