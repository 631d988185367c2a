import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { jest } from '@jest/globals';
import type { Host } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { userEvent } from '@testing-library/user-event';
import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en.json' with { type: 'json' };
import { EventBooking } from '../slots/EventBooking/EventBooking.tsx';
import { bookingEvent } from './bookingEvent.ts';

/**
 * The widget as a page shows it, with everything real but the
 * network; its styles come along where they are asked for, and what a page puts around it.
 */
export function renderBooking(
  overrides: Partial<BookingSlotProps> = {},
  lang: 'de' | 'en' = 'de',
  isStyled = false,
  within = (widget: ReactNode) => widget,
) {
  const report = jest.fn<Host['report']>();
  const visitor = userEvent.setup();
  const page = renderInHost(
    <main>
      {within(<EventBooking {...bookingEvent(overrides)} />)}
      <a href="/elsewhere">Elsewhere</a>
    </main>,
    { lang, messages: { booking: lang === 'de' ? de : en }, host: { report }, isStyled },
  );
  return { ...page, report, visitor };
}

/** Presses the button and waits until the panel is there with the focus in it. */
export async function openPanel(visitor: ReturnType<typeof userEvent.setup>): Promise<void> {
  await visitor.click(screen.getByRole('button', { name: 'Karten wählen' }));
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
}

/** Opens the panel and adds one ticket of each label. */
export async function choose(visitor: ReturnType<typeof userEvent.setup>, ...labels: string[]): Promise<void> {
  if (!screen.queryByRole('dialog')) await openPanel(visitor);
  for (const label of labels) await visitor.click(screen.getByRole('button', { name: `Eine Karte mehr: ${label}` }));
}
