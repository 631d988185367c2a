import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { bookingEvent, exhibition, price, seatGroup, slot } from '../../testing/bookingEvent.ts';
import { clearCookies } from '../../testing/fakeShop.ts';
import { choose, openPanel, renderBooking } from '../../testing/renderBooking.tsx';

const opener = () => screen.getByRole('button', { name: 'Karten wählen' });
const addButton = () => screen.getByRole('button', { name: 'In den Warenkorb' });

beforeEach(clearCookies);

describe('before the panel is open', () => {
  it('the prices of each seat group can be read, and how much is left', () => {
    renderBooking();
    expect(screen.getByText('Parkett')).toHaveTextContent('ParkettVerfügbar');
    expect(screen.getByText('Rang')).toHaveTextContent('RangNur noch wenige Karten');
    expect(screen.getByText('48 €')).toBeVisible();
    expect(screen.getByText('36,50 €')).toBeVisible();
  });

  it.each([
    ['sold out', { seatGroups: [seatGroup({ status: 0 })] }, /Ausverkauft/],
    ['free', { seatGroups: [], prices: [price({ price: '0.00' })] }, /Der Eintritt ist frei/],
    ['not on sale yet', { ticketSaleFrom: '2026-12-01T09:00:00Z' }, 'Der Vorverkauf beginnt am 1. Dezember 2026 um 10:00 Uhr.'],
    ['offered while the webshop is offline', { isShopOnline: false }, /Webshop ist gerade offline/],
    ['over', { dateStart: '2026-11-19T20:00:00+01:00' }, /vorbei/],
    ['without tickets', { seatGroups: [] }, /keine Karten/],
  ])('an event that is %s says so, and offers no panel', (_, overrides, words) => {
    renderBooking(overrides);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['sold out', { ticketStatus: 'sold_out' as const }],
    ['not on sale yet', { ticketSaleFrom: '2026-12-01T09:00:00Z' }],
    ['not on sale while the shop is closed', { isShopOnline: false }],
  ])('of an event that is %s the prices are told, and no group is called available', (_, overrides) => {
    renderBooking(overrides);
    expect(screen.getByText('48 €')).toBeVisible();
    expect(screen.queryByText(/Verfügbar|wenige Karten/)).not.toBeInTheDocument();
  });

  it('an event that only the webshop knows leads there', () => {
    renderBooking({ idJet: null });
    expect(screen.getByRole('link', { name: 'Karten im Webshop kaufen' })).toHaveAttribute(
      'href',
      'https://shop.example/events/9007',
    );
  });

  it('free tickets beside others are had at the box office (R26)', () => {
    renderBooking({ seatGroups: [], prices: [price(), price({ price: '0,00', name: 'Begleitperson', text: 'Begleitperson' })] });
    expect(screen.getByText('Kostenlose Karten erhalten Sie an der Kasse.')).toBeVisible();
    expect(screen.queryByText('Begleitperson')).not.toBeInTheDocument();
  });

  it.each([
    ['de', 'Platz reservieren', 'kostenlos', 'Kostenlos reservieren', '1 Karte, kostenlos', 'Im Webshop reservieren'],
    ['en', 'Reserve a place', 'free', 'Reserve for free', '1 ticket, free of charge', 'Reserve in the webshop'],
  ] as const)(
    'a free place that is limited is reserved through the same cart (%s)',
    async (lang, open, free, reserve, total, shop) => {
      const prices = [price({ price: '0.00', name: 'Platzkarte', text: 'Platzkarte', is_reservable: true })];
      const { visitor } = renderBooking({ seatGroups: [], prices }, lang);
      expect(screen.getByText(free)).toBeVisible();
      expect(screen.queryByText(/0 €/)).not.toBeInTheDocument();
      expect(screen.getByText(shop)).toBeInTheDocument();
      await visitor.click(screen.getByRole('button', { name: open }));
      await visitor.click(await screen.findByRole('button', { name: /(mehr|more): Platzkarte$/ }));
      expect(await screen.findByText(total)).toBeVisible();
      expect(screen.getByRole('button', { name: reserve })).toBeVisible();
    },
  );

  it('a guessed base price and a price nobody understands are reported (R23, R27)', () => {
    const { report } = renderBooking({
      seatGroups: [],
      prices: [price({ text: 'Normal', price: 'auf Anfrage' }), price({ text: 'Ermäßigt' })],
    });
    const codes = report.mock.calls.map(([{ error }]) => (error as { spielplan: string }).spielplan);
    expect(codes).toEqual(['PROVIDER_MALFORMED', 'MALFORMED_PRICE']);
    expect(screen.getByText('auf Anfrage')).toBeVisible();
  });
});

describe('a browser that keeps no cookies, without which there is no cart', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['de', 'Karten wählen', /^Ihr Browser lässt keine Cookies zu/, 'Karten im Webshop kaufen'],
    ['en', 'Choose tickets', /^Your browser doesn’t accept cookies/, 'Buy tickets in the webshop'],
  ] as const)('is told so before anything is chosen, and buys in the webshop (%s)', async (lang, open, words, shop) => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const { visitor } = renderBooking({}, lang);
    await visitor.click(screen.getByRole('button', { name: open }));
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByRole('alert')).toHaveTextContent(words);
    expect(panel.getByRole('link', { name: shop })).toHaveAttribute('href', 'https://shop.example/events/9007');
    expect(panel.queryByRole('spinbutton')).not.toBeInTheDocument();
  });
});

describe('places kept for wheelchair users and companions (R71)', () => {
  const seatGroups = [
    seatGroup(),
    seatGroup({ seat_group: 2, text: 'Rollstuhlplätze', kept_for: 'wheelchair' }),
    seatGroup({ seat_group: 3, text: 'Begleitplätze', kept_for: 'companion' }),
  ];
  const shown = () => within(screen.getByRole('list', { name: 'Preise nach Platzgruppe' })).getAllByRole('listitem');
  afterEach(() => localStorage.clear());

  it.each([
    ['first for who needs one', '{"needs":["step_free"]}', [/Rollstuhlplätze/, /Begleitplätze/]],
    ['behind all others for everybody else', '{"needs":["relaxed"]}', [/Parkett/, /Rollstuhlplätze/]],
  ])('stand %s', async (_, kept, names) => {
    localStorage.setItem('spielplan.access', kept);
    const { visitor } = renderBooking({ seatGroups });
    await openPanel(visitor);
    expect(shown().map(({ textContent }) => textContent)).toEqual(names.map((name) => expect.stringMatching(name)));
  });
});

describe('the panel', () => {
  it('takes the focus, and gives it back when Escape closes it', async () => {
    const { visitor } = renderBooking();
    await openPanel(visitor);
    expect(screen.getByRole('dialog', { name: /^Karten wählen: Winterreise/ })).toHaveFocus();
    await visitor.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('keeps an Escape to itself (R45)', async () => {
    const { visitor } = renderBooking();
    let heard = 0;
    const listen = (event: KeyboardEvent) => (heard += event.key === 'Escape' ? 1 : 0);
    document.addEventListener('keydown', listen);
    await openPanel(visitor);
    await visitor.keyboard('{Escape}');
    document.removeEventListener('keydown', listen);
    expect(heard).toBe(0);
  });

  it('closes on a click outside, which keeps the focus it got', async () => {
    const { visitor } = renderBooking();
    const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });
    elsewhere.addEventListener('click', (event) => event.preventDefault());
    await openPanel(visitor);
    await visitor.click(elsewhere);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(elsewhere).toHaveFocus();
  });

  it('closes with its button and with the one that opened it', async () => {
    const { visitor } = renderBooking();
    await openPanel(visitor);
    await visitor.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await openPanel(visitor);
    await visitor.click(opener());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes when another event opens its own: one at a time', async () => {
    const { visitor, host } = renderBooking();
    await openPanel(visitor);
    act(() => host.signals.emit('booking.opened', { eventId: 7 }));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => host.signals.emit('booking.opened', { eventId: 8 }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the focus inside while it is open', async () => {
    const { visitor } = renderBooking();
    await openPanel(visitor);
    await visitor.tab({ shift: true });
    expect(addButton()).toHaveFocus();
    await visitor.tab();
    expect(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus();
  });

  it('forgets the selection when it closes', async () => {
    const { visitor } = renderBooking();
    await choose(visitor, 'Vollpreis, Parkett');
    await visitor.keyboard('{Escape}');
    await openPanel(visitor);
    expect(screen.getByText('Noch keine Karte gewählt.')).toBeVisible();
  });

  it('begins again after it was closed: with two groups, and without asking for tickets', async () => {
    const third = seatGroup({ seat_group: 3, text: 'Galerie' });
    const { visitor } = renderBooking({ seatGroups: [...bookingEvent().seatGroups, third] });
    await openPanel(visitor);
    await visitor.click(screen.getByRole('button', { name: '1 weitere Platzgruppe zeigen' }));
    await visitor.click(addButton());
    expect(screen.getByText('Bitte wählen Sie zuerst mindestens eine Karte.')).toBeVisible();
    await visitor.keyboard('{Escape}');
    await openPanel(visitor);
    expect(within(screen.getByRole('list', { name: 'Preise nach Platzgruppe' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('Bitte wählen Sie zuerst mindestens eine Karte.')).not.toBeInTheDocument();
  });

  it('shows two groups until it is expanded', async () => {
    const third = seatGroup({ seat_group: 3, text: 'Galerie' });
    const { visitor } = renderBooking({ seatGroups: [...bookingEvent().seatGroups, third] });
    await openPanel(visitor);
    const list = screen.getByRole('list', { name: 'Preise nach Platzgruppe' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await visitor.click(screen.getByRole('button', { name: '1 weitere Platzgruppe zeigen' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Weniger zeigen', expanded: true })).toBeVisible();
  });
});

describe('choosing tickets', () => {
  it('counts, adds up in cents and offers the cart only then', async () => {
    const { visitor } = renderBooking();
    await openPanel(visitor);
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    await visitor.click(addButton());
    expect(screen.getByText('Bitte wählen Sie zuerst mindestens eine Karte.')).toBeVisible();
    await choose(visitor, 'Vollpreis, Parkett', 'Vollpreis, Parkett', 'Vollpreis, Rang');
    expect(screen.getByRole('spinbutton', { name: 'Vollpreis, Parkett' })).toHaveValue(2);
    expect(screen.getByText('3 Karten, zusammen 130 €')).toBeVisible();
    expect(addButton()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('minus at one deletes, and the focus stays (R28)', async () => {
    const { visitor } = renderBooking();
    await choose(visitor, 'Vollpreis, Parkett');
    const minus = screen.getByRole('button', { name: 'Eine Karte weniger: Vollpreis, Parkett' });
    await visitor.click(minus);
    expect(minus).toHaveFocus();
    expect(screen.getByRole('spinbutton', { name: 'Vollpreis, Parkett' })).toHaveValue(0);
    expect(screen.getByText('Noch keine Karte gewählt.')).toBeVisible();
  });

  it("stops at the provider's maximum and says so (R28)", async () => {
    const { visitor } = renderBooking({ seatGroups: [seatGroup({ prices: [price({ max_quantity: 2 })] })] });
    await choose(visitor, ...Array<string>(3).fill('Vollpreis, Parkett'));
    const number = screen.getByRole('spinbutton', { name: 'Vollpreis, Parkett' });
    expect(number).toHaveValue(2);
    expect(number).toHaveAccessibleDescription('Höchstens 2 Karten');
  });

  it('goes to the discounts of a group and back to where it was', async () => {
    const { visitor } = renderBooking();
    await openPanel(visitor);
    await visitor.click(screen.getByRole('button', { name: 'Ermäßigungen: Parkett' }));
    expect(screen.getByRole('heading', { name: 'Ermäßigungen: Parkett' })).toHaveFocus();
    await choose(visitor, 'Ermäßigt, Parkett');
    await visitor.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(screen.getByRole('button', { name: 'Ermäßigungen: Parkett' })).toHaveFocus();
    expect(screen.getByText('1 Karte, zusammen 36,50 €')).toBeVisible();
  });

  it('removes an entry, and the focus goes to what remains', async () => {
    const { visitor } = renderBooking();
    await choose(visitor, 'Vollpreis, Parkett', 'Vollpreis, Rang');
    await visitor.click(screen.getByRole('button', { name: 'Entfernen: Vollpreis, Parkett' }));
    expect(screen.getByRole('heading', { name: 'Ihre Auswahl' })).toHaveFocus();
    expect(screen.getByText('1 Karte, zusammen 34 €')).toBeVisible();
  });

  it('leaves the sum to the cart where a price is not understood', async () => {
    const { visitor } = renderBooking({ seatGroups: [], prices: [price({ price: 'auf Anfrage' })] });
    await choose(visitor, 'Vollpreis');
    expect(screen.getByText('1 Karte; die Summe zeigt der Warenkorb.')).toBeVisible();
  });
});

describe('choosing a time of admission', () => {
  const slots = [slot('10:00:00', 501), slot('11:00:00', 502, 0), slot('12:00:00', 503), slot('13:00:00', 504, 1)];

  it('begins with the first one that is open (R24)', async () => {
    const { visitor } = renderBooking(exhibition(slots));
    await openPanel(visitor);
    expect(screen.getByText('Einlass um 12:00 Uhr')).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Andere Zeit: Eintritt' }));
    const times = within(screen.getByRole('radiogroup', { name: 'Einlasszeit wählen: Eintritt' })).getAllByRole('radio');
    expect(times.map((time) => time.closest('label')?.textContent)).toEqual(['12:00 Uhr ', '13:00 Uhr wenige Karten']);
    expect(times[0]).toBeChecked();
  });

  it('keeps the tickets of two times apart (R25)', async () => {
    const { visitor } = renderBooking(exhibition(slots));
    await choose(visitor, 'Vollpreis, Eintritt');
    await visitor.click(screen.getByRole('button', { name: 'Andere Zeit: Eintritt' }));
    await visitor.click(screen.getByRole('radio', { name: /13:00/ }));
    await visitor.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(screen.getByRole('spinbutton', { name: 'Vollpreis, Eintritt' })).toHaveValue(0);
    await choose(visitor, 'Vollpreis, Eintritt');
    expect(screen.getByText(/1 × Vollpreis, Eintritt, 12:00 Uhr/)).toBeVisible();
    expect(screen.getByText(/1 × Vollpreis, Eintritt, 13:00 Uhr/)).toBeVisible();
    expect(screen.getByText('2 Karten, zusammen 18 €')).toBeVisible();
  });

  it('never falls back to seats when every time is sold out (R22)', () => {
    renderBooking(exhibition([slot('12:00:00', 503, 0)]));
    expect(screen.getByText(/Ausverkauft/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
