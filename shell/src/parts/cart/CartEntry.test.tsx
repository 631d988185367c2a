import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { CartEntry } from './CartEntry.tsx';

it.each([
  ['de', de],
  ['en', en],
] as const)('the way to the cart is the same for everybody, so that a kept page leads each to their own (%s)', (lang, shell) => {
  const page = { site: { isShopOnline: true, basketUrl: 'https://shop.example/cart' } as never };
  renderInHost(<CartEntry />, { lang, messages: { shell }, page });
  expect(screen.getByRole('link')).toHaveAttribute('href', `/_cart?lang=${lang}`);
});
