import { SAVED_EVENTS_KEY, MAX_SAVED_EVENTS } from '@spielplan/shared-contracts/storage';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { messages } from '../../testing/loadContext.ts';
import { SaveToggle } from './SaveToggle.tsx';

function show({ hasFlag = true, hasWords = false } = {}) {
  const asked: string[] = [];
  const loadPage = (path: string) => {
    asked.push(path);
    return Promise.reject(new Error('This test is offline.'));
  };
  const toggles = (
    <>
      <SaveToggle id={7} title="Nachtstücke" href="/de/7" hasWords={hasWords} />
      <SaveToggle id={8} title="Flusslieder" href="/de/8" />
    </>
  );
  const page = { site: { hasSavedEvents: hasFlag } as never };
  return { asked, ...renderInHost(toggles, { messages: { programme: messages.de }, page, host: { loadPage } }) };
}
const button = (name: string) => screen.getByRole('button', { name });
beforeEach(() => localStorage.clear());

describe('saving an event (R50)', () => {
  it('is offered only where the house has favourites', () => {
    show({ hasFlag: false });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps the event in this browser, says so, and makes the list readable offline', async () => {
    const { asked, host } = show();
    const counts: number[] = [];
    host.signals.on('favourites.changed', ({ count }) => counts.push(count));
    await userEvent.click(button('Merken: Nachtstücke'));
    expect(button('Merken: Nachtstücke')).toBePressed();
    expect(button('Merken: Flusslieder')).not.toBePressed();
    expect(localStorage.getItem(SAVED_EVENTS_KEY)).toBe('[7]');
    expect(counts).toEqual([1]);
    await waitFor(() => expect(asked).toEqual(['/de/favoriten?events=7']));
    await userEvent.keyboard('{Enter}');
    expect(button('Merken: Nachtstücke')).not.toBePressed();
    expect(localStorage.getItem(SAVED_EVENTS_KEY)).toBe('[]');
  });

  it('has a name in words beside its sign on the event’s own page', () => {
    show({ hasWords: true });
    expect(button('Merken')).toHaveAttribute('aria-pressed', 'false');
  });

  it('says why nothing more can be saved', async () => {
    localStorage.setItem(SAVED_EVENTS_KEY, JSON.stringify(Array.from({ length: MAX_SAVED_EVENTS }, (_, index) => index + 100)));
    show();
    await userEvent.click(button('Merken: Nachtstücke'));
    expect(screen.getByRole('alert')).toHaveTextContent('Mehr als 100 Veranstaltungen lassen sich nicht merken.');
    expect(button('Merken: Nachtstücke')).not.toBePressed();
  });
});
