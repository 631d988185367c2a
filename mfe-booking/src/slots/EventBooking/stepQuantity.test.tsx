import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../i18n/de.json' with { type: 'json' };
import { bookingEvent } from '../../testing/bookingEvent.ts';
import { clearCookies } from '../../testing/fakeShop.ts';
import { choose } from '../../testing/renderBooking.tsx';
import { EventBooking } from './EventBooking.tsx';

beforeEach(clearCookies);

/**
 * Opens the panel; `looked` counts how often a message was
 * looked up since, which each part does once as it is rendered.
 */
async function openPanel() {
  const looked = new Map<string, number>();
  const table = new Proxy(de, {
    get(messages, key: keyof typeof de) {
      looked.set(key, (looked.get(key) ?? 0) + 1);
      return messages[key];
    },
  });
  const visitor = userEvent.setup();
  renderInHost(<EventBooking {...bookingEvent()} />, { messages: { booking: table } });
  await choose(visitor);
  await screen.findByRole('dialog');
  await act(async () => undefined);
  const step = async (label: string) => {
    looked.clear();
    await choose(visitor, label);
    return (key: keyof typeof de) => looked.get(key) ?? 0;
  };
  return step;
}

it('A step of a quantity renders its own row and the sum, and nothing else of the panel', async () => {
  const step = await openPanel();
  await step('Vollpreis, Rang');
  const rendered = await step('Vollpreis, Parkett');
  expect(screen.getByText('2 Karten, zusammen 82 €')).toBeVisible();
  expect(rendered('prices.increment')).toBe(1);
  expect(rendered('selection.title')).toBe(1);
  // The new line; the one of the other group stays as it is.
  expect(rendered('selection.removeOf')).toBe(1);
  // Neither the frame of the panel, nor the step, nor the
  // seat groups with their words, nor how fresh it is.
  for (const key of ['booking.panel', 'prices.title', 'prices.discountsOf', 'fresh.now', 'fresh.failed', 'booking.open'] as const)
    expect([key, rendered(key)]).toEqual([key, 0]);
});
