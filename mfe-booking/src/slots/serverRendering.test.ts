import { HostContext, PageContext, type Host } from '@spielplan/shared-ui/host';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import de from '../i18n/de.json' with { type: 'json' };
import { bookingEvent, seatGroup } from '../testing/bookingEvent.ts';
import { EventBooking } from './EventBooking/EventBooking.tsx';
import { HeaderCart } from './HeaderCart/HeaderCart.tsx';

function renderOnServer(element: ReactNode, basketUrl: string | null = '/webshop/cart'): string {
  const host = { lang: 'de', signals: createSignalBus(), messages: () => de, slot: () => undefined } as unknown as Host;
  const page = { lang: 'de', site: { basketUrl } } as PageAnswer;
  return renderToString(createElement(HostContext, { value: host }, createElement(PageContext, { value: page }, element)));
}

describe('on the server', () => {
  it('the booking slot shows prices and the ticket link, which serve without JavaScript', () => {
    const html = renderOnServer(createElement(EventBooking, bookingEvent()));
    expect(html).toContain('48 €');
    expect(html).toContain('36,50 €');
    expect(html).toMatch(/<a href="https:\/\/shop\.example\/events\/9007"[^>]*>Karten im Webshop kaufen<\/a>/);
    expect(html).not.toContain('role="dialog"');
  });

  it.each([
    ['where the event says', 'https://shop.example/events/7', '/webshop/cart', 'https://shop.example/events/7'],
    ['to the cart that the settings name', null, '/webshop/cart', '/webshop/cart'],
    ['to the webshop in the page’s language where they name none', null, null, '/webshop?lang=de'],
  ])('the ticket link leads %s', (_, ticketUrl, basketUrl, href) => {
    const html = renderOnServer(createElement(EventBooking, bookingEvent({ ticketUrl })), basketUrl);
    expect(/<a href="([^"]+)"[^>]*>Karten im Webshop kaufen<\/a>/.exec(html)?.[1]).toBe(href);
  });

  it('a sold-out event is told as such', () => {
    const html = renderOnServer(createElement(EventBooking, bookingEvent({ seatGroups: [seatGroup({ status: 0 })] })));
    expect(html).toContain('Ausverkauft');
    expect(html).not.toContain('<button');
  });

  it('the cart entry holds nothing personal', () => {
    const html = renderOnServer(createElement(HeaderCart));
    expect(html).toContain('<a class="cart-entry" href="/webshop/cart">');
    expect(html).not.toMatch(/timer|badge/);
  });
});
