import { jest } from '@jest/globals';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { EventOverlay } from './EventOverlay.tsx';

const network = jest.fn<typeof fetch>();
const report = jest.fn();
const onClose = jest.fn();

beforeAll(() => {
  // jsdom knows the element, but not how to open it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  for (const mock of [network, report, onClose]) mock.mockReset();
  globalThis.fetch = network;
});

const answers = (status: number, body: object = {}) => network.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const messages = { de, en };
function open({ lang = 'de', isOpen = true }: { lang?: Language; isOpen?: boolean } = {}) {
  const overlay = (isShown: boolean) => <EventOverlay isOpen={isShown} onClose={onClose} />;
  return renderInHost(overlay(isOpen), { lang, messages: { shell: messages[lang] }, host: { report } });
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const headline = () => screen.getByRole('heading', { level: 2, hidden: true }).textContent;
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

it('locks the page behind it while it is open', () => {
  answers(404);
  const { unmount } = open();
  expect(document.documentElement.dataset['locked']).toBe('overlay');
  unmount();
  expect(document.documentElement.dataset['locked']).toBeUndefined();
});

describe('the headline of the event overlay', () => {
  it.each([
    ['de', '/de/pageeditor-api/page/programm/veranstaltungen', 'Was läuft am Fluss'],
    ['en', '/en/pageeditor-api/page/program/events', 'What is on by the river'],
  ] as const)('is that of the programme’s page in the page editor (%s)', async (lang, path, words) => {
    answers(200, { headline: words });
    open({ lang });
    expect(headline()).toBe(messages[lang]['overlay.title']);
    await waitFor(() => expect(headline()).toBe(words));
    expect(dialog()).toHaveAccessibleName(words);
    expect(network.mock.calls.map(([asked]) => asked)).toEqual([path]);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no such page', 404, {}],
    ['the page has no headline', 200, { headline: '' }],
    ['the answer is something else', 200, { headline: 7 }],
  ])('stays the usual one where %s, which is nothing to report', async (_, status, body) => {
    answers(status, body);
    open();
    await settled();
    expect(headline()).toBe(de['overlay.title']);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['the provider fails', () => answers(500)],
    ['there is no connection', () => network.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['the answer cannot be read', () => network.mockResolvedValue(new Response('<html>', { status: 200 }))],
  ])('stays the usual one where %s, which is only logged (product.md section 8)', async (_, fail) => {
    fail();
    open();
    await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'shell', place: 'overlay headline' }));
    expect(headline()).toBe(de['overlay.title']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that comes when the overlay is gone is no failure', async () => {
    network.mockImplementation(
      (_, options) =>
        new Promise((_resolve, reject) =>
          options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    open().unmount();
    await settled();
    expect(report).not.toHaveBeenCalled();
  });
});

describe('the ticket button of the event overlay', () => {
  beforeEach(() => void answers(404));
  const Tickets = ({ ticketUrl }: { ticketUrl: string | null }) => <output>{ticketUrl ?? 'none'}</output>;
  const openAt = (site: object, lang: Language = 'de') =>
    renderInHost(<EventOverlay isOpen onClose={onClose} />, {
      lang,
      messages: { shell: messages[lang] },
      page: { site: site as never },
      host: { report, slot: () => ({ remote: 'programme', version: '1', Component: Tickets }) as never },
    });
  const ticketUrl = () => screen.getByRole('status', { hidden: true }).textContent;

  it('leads to the tickets of the event on screen, else to the cart', async () => {
    const { host } = openAt({ isShopOnline: true, basketUrl: '/webshop/cart' });
    await settled();
    expect(ticketUrl()).toBe('/webshop/cart');
    act(() => host.signals.emit('event.current', { isBookable: true, ticketUrl: '/webshop/events/7' } as never));
    expect(ticketUrl()).toBe('/webshop/events/7');
  });

  it('leads to the shop in the page’s language where the house has named no cart, and nowhere while the shop is offline', async () => {
    const { unmount } = openAt({ isShopOnline: true, basketUrl: null }, 'en');
    await settled();
    expect(ticketUrl()).toBe('/webshop?lang=en');
    unmount();
    openAt({ isShopOnline: false, basketUrl: '/webshop/cart' });
    await settled();
    expect(ticketUrl()).toBe('none');
  });
});

describe('closing the event overlay', () => {
  beforeEach(() => void answers(404));

  it('takes its button', async () => {
    open();
    expect(dialog().open).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: de['overlay.close'] }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('takes Escape, which is left to the address: the dialog does not close by itself', async () => {
    open();
    const cancel = createEvent('cancel', dialog(), { cancelable: true });
    fireEvent(dialog(), cancel);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(cancel.defaultPrevented).toBe(true);
    await settled();
  });

  it('is not asked for by a dialog inside it that closes', async () => {
    open();
    const inside = dialog().appendChild(document.createElement('dialog'));
    fireEvent(inside, createEvent('cancel', inside, { bubbles: true, cancelable: true }));
    expect(onClose).not.toHaveBeenCalled();
    await settled();
  });

  it('is over when it is closed already', async () => {
    open({ isOpen: false });
    expect(dialog().open).toBe(false);
    fireEvent(dialog(), createEvent('close', dialog()));
    expect(onClose).not.toHaveBeenCalled();
    await settled();
  });

  it('leaves the way to the programme where its remote is away', async () => {
    open();
    expect(screen.getByRole('link', { name: de['overlay.toProgramme'] })).toHaveAttribute('href', '/de/programm/veranstaltungen');
    await settled();
  });
});
