import { rulesOf } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import { bookingEvent, exhibition, seatGroup, slot } from '../../testing/bookingEvent.ts';
import { clearCookies } from '../../testing/fakeShop.ts';
import { openPanel, renderBooking } from '../../testing/renderBooking.tsx';

beforeEach(clearCookies);

describe('the sizes of the widget (product.md section 9)', () => {
  it('are 28rem for the panel at least, 11.25rem for more than two prices, and 25rem once they are expanded', async () => {
    const third = seatGroup({ seat_group: 3, text: 'Galerie' });
    const { visitor } = renderBooking({ seatGroups: [...bookingEvent().seatGroups, third] }, 'de', true);
    await openPanel(visitor);
    expect(rulesOf(screen.getByRole('dialog'))).toMatch(/48em\) & \{[^}]*min-inline-size: min\(28rem, 100%\)/);
    const list = screen.getByRole('list', { name: 'Preise nach Platzgruppe' });
    expect(list.matches('[data-long]:not([data-expanded])')).toBe(true);
    expect(rulesOf(list)).toMatch(/48em\) &\[data-long\] \{max-block-size: 11\.25rem; overflow-y: auto;\}/);
    await visitor.click(screen.getByRole('button', { name: '1 weitere Platzgruppe zeigen' }));
    expect(list.matches('[data-long][data-expanded]')).toBe(true);
    expect(rulesOf(list)).toMatch(/48em\) &\[data-expanded\] \{max-block-size: 25rem;\}/);
  });

  it('leave two prices as high as they are', async () => {
    const { visitor } = renderBooking();
    await openPanel(visitor);
    expect(screen.getByRole('list', { name: 'Preise nach Platzgruppe' })).not.toHaveAttribute('data-long');
  });

  it('set times of admission two in a row', async () => {
    const { visitor } = renderBooking(exhibition([slot('10:00:00', 501), slot('12:00:00', 503)]), 'de', true);
    await openPanel(visitor);
    await visitor.click(screen.getByRole('button', { name: 'Andere Zeit: Eintritt' }));
    expect(rulesOf(screen.getByRole('radiogroup'))).toMatch(/^& \{[^}]*grid-template-columns: 1fr 1fr;/m);
  });
});
