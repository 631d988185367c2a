import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { CartEntry } from './CartEntry.tsx';

it.each([
  ['de', de],
  ['en', en],
] as const)('the way to the cart leads to the shop in the page’s language where the settings name none (%s)', (lang, shell) => {
  renderInHost(<CartEntry />, { lang, messages: { shell } });
  expect(screen.getByRole('link')).toHaveAttribute('href', `/webshop?lang=${lang}`);
});

it('the way to the cart is the one that the settings name', () => {
  renderInHost(<CartEntry />, {
    messages: { shell: de },
    page: { site: { isShopOnline: true, basketUrl: 'https://shop.example/cart' } as never },
  });
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://shop.example/cart');
});
