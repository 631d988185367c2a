import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInHost } from '../testing/index.ts';
import type { Host } from './HostContext.ts';
import { Slot } from './Slot.tsx';

const Broken = (): never => {
  throw new Error('no cart');
};
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

  it('shows several fillings in their order, and its fallback for the first alone', () => {
    const filling = (text: string, next?: string) => ({ remote: text, version: '1', Component: () => <b>{text}</b>, next });
    const slots: Record<string, unknown> = {
      'header.cart': { ...filling('first', 'header.cart+'), Component: () => <Broken /> },
      'header.cart+': filling('second', 'header.cart++'),
      'header.cart++': filling('third'),
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const report = jest.fn();
    renderInHost(<Slot name="header.cart" fallback={fallback} with={{}} />, {
      host: { slot: ((name: string) => slots[name]) as Host['slot'], report },
    });
    expect(screen.getAllByText(/second|third/).map(({ textContent }) => textContent)).toEqual(['second', 'third']);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'first', place: 'slot header.cart' }));
  });
});
