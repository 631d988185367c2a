import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { EventState } from '@spielplan/shared-contracts/rules';
import { useEventState } from './useEventState.ts';

const NOW = Date.parse('2026-08-01T20:00:00+02:00');
beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

function State({ state, overAt }: { state: EventState | null; overAt: number }) {
  return <p>{useEventState({ state, overAt }) ?? 'ordinary'}</p>;
}

describe('the state of an event on an open page', () => {
  it('becomes over by the clock', () => {
    render(<State state="few" overAt={NOW + 60_000} />);
    act(() => jest.advanceTimersByTime(40_000));
    expect(screen.getByText('few')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByText('over')).toBeInTheDocument();
  });

  it('is right at once in a tab that comes back', () => {
    render(<State state={null} overAt={NOW + 3_600_000} />);
    jest.setSystemTime(NOW + 3_600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('over')).toBeInTheDocument();
  });

  it.each(['cancelled', 'postponed'] as const)('stays %s', (state) => {
    render(<State state={state} overAt={NOW - 1} />);
    expect(screen.getByText(state)).toBeInTheDocument();
  });

  it('is the server’s in its markup, and one clock serves a whole list', () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<p>ordinary</p>';
    const { unmount: leave } = render(<State state={null} overAt={NOW - 1} />, { container, hydrate: true });
    expect(screen.getByText('over')).toBeInTheDocument();
    expect(complaints).not.toHaveBeenCalled();
    leave();
    const { unmount } = render(
      <>
        <State state={null} overAt={NOW + 1} />
        <State state={null} overAt={NOW + 1} />
      </>,
    );
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
