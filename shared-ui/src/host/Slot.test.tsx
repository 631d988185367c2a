import { screen } from '@testing-library/react';
import { renderInHost } from '../testing/index.ts';
import { Slot } from './Slot.tsx';

const fallback = <a href="/webshop">Karten im Webshop</a>;

describe('a slot', () => {
  it('shows its fallback while no remote fills it', () => {
    renderInHost(<Slot name="header.cart" fallback={fallback} with={{}} />);
    expect(screen.getByRole('link')).toHaveTextContent('Karten im Webshop');
  });

  it('shows what the remote fills it with', () => {
    renderInHost(<Slot name="header.cart" fallback={fallback} with={{}} />, {
      host: { slot: () => ({ remote: 'booking', version: '1', Component: () => <b>2 Karten</b> }) },
    });
    expect(screen.getByText('2 Karten')).toBeVisible();
  });
});
