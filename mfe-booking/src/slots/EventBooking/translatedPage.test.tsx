import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { clearCookies } from '../../testing/fakeShop.ts';
import { choose, renderBooking } from '../../testing/renderBooking.tsx';
import { translatePage } from '../../testing/translatePage.ts';
import { writeCartCookies } from '../../transport/cartCookies.ts';
import { HeaderCart } from '../HeaderCart/HeaderCart.tsx';
import de from '../../i18n/de.json' with { type: 'json' };

beforeEach(clearCookies);

describe('in a page that the browser has translated', () => {
  it('the lines and the sum tell one number of tickets', async () => {
    const { visitor } = renderBooking();
    await choose(visitor, 'Vollpreis, Parkett');
    translatePage();
    await choose(visitor, 'Vollpreis, Parkett');
    expect(screen.getByText(/^2 Karten, zusammen/)).toBeVisible();
    expect(screen.getByText(/^2 × Vollpreis, Parkett/)).toBeVisible();
    expect(screen.queryByText(/1 × Vollpreis/)).not.toBeInTheDocument();
  });

  it('the number at the cart is that of the cart', async () => {
    writeCartCookies({ amount: 3, url: 'https://shop.example/cart', until: Date.now() + 600_000 }, Date.now());
    const { host } = renderInHost(<HeaderCart />, { messages: { booking: de } });
    await waitFor(() => expect(screen.getByTestId('cart-badge')).toHaveTextContent('3 Karten'));
    translatePage();
    writeCartCookies({ amount: 5, url: 'https://shop.example/cart', until: Date.now() + 600_000 }, Date.now());
    act(() => host.signals.emit('cart.changed', { amount: 5, url: 'https://shop.example/cart', reservedUntil: null }));
    expect(screen.getByTestId('cart-badge')).toHaveTextContent('5 Karten');
  });
});
