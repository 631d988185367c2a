import { screen, within } from '@testing-library/react';
import { exhibition, slot } from '../../testing/bookingEvent.ts';
import { clearCookies, held, openFakeShop } from '../../testing/fakeShop.ts';
import { choose, openPanel, renderBooking } from '../../testing/renderBooking.tsx';

const DATE = 'Freitag, 20. November 2026, 20:00 Uhr, Kammersaal, Konzerthalle';

const panel = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  clearCookies();
  document.cookie = 'csrftoken=known; path=/';
});

describe('which date is booked', () => {
  it('is in the name of the panel, in the selection and in what has become of it: day, hour and hall', async () => {
    openFakeShop(held(1));
    const { visitor } = renderBooking();
    await openPanel(visitor);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(`Karten wählen: Winterreise ${DATE}`);
    const selection = panel().getByRole('heading', { name: 'Ihre Auswahl' });
    expect(selection.nextElementSibling).toHaveTextContent(DATE);
    await choose(visitor, 'Vollpreis, Parkett');
    await visitor.click(panel().getByRole('button', { name: 'In den Warenkorb' }));
    const success = await panel().findByRole('heading', { name: 'Ihre Karten liegen im Warenkorb.' });
    expect(success.nextElementSibling).toHaveTextContent(`Winterreise, ${DATE}`);
  });

  it('is in the name of the panel in English, too', async () => {
    openFakeShop();
    const { visitor } = renderBooking({}, 'en');
    await visitor.click(screen.getByRole('button', { name: 'Choose tickets' }));
    const name = 'Choose tickets: Winterreise Friday, 20 November 2026, 20:00, Kammersaal, Konzerthalle';
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(name);
  });

  it('is a day alone where every ticket has a time of admission, and says no place where none is known', async () => {
    openFakeShop();
    const { place: _, ...show } = exhibition([slot('12:00:00', 501)]);
    const { visitor } = renderBooking({ ...show, place: '' });
    await openPanel(visitor);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Karten wählen: Winterreise Freitag, 20. November 2026');
  });
});

describe('the sheet on a small screen', () => {
  it('ends below what the chosen row says of its date, and gives the room back when it closes', async () => {
    openFakeShop();
    const { visitor } = renderBooking({}, 'de', true, (widget) => (
      <ol>
        <li data-event="7">
          <p data-testid="said">20:00 Uhr</p>
          <div>{widget}</div>
        </li>
      </ol>
    ));
    let scrolled: unknown = null;
    const row = screen.getByTestId('said').closest('li')!;
    row.scrollIntoView = (how) => void (scrolled = how);
    screen.getByTestId('said').getBoundingClientRect = () => ({ bottom: 231.4 }) as DOMRect;
    await openPanel(visitor);
    expect(scrolled).toEqual({ block: 'start', behavior: 'instant' });
    expect(screen.getByRole('dialog').style.maxBlockSize).toBe('max(16rem, calc(100dvh - 232px))');
    const sheet = screen.getByRole('dialog');
    await visitor.keyboard('{Escape}');
    expect(sheet.style.maxBlockSize).toBe('');
  });
});
