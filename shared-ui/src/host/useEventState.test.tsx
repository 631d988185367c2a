import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { EventState } from '@spielplan/shared-contracts/rules';
import { forgetServerTime, noteServerTime } from './houseClock.ts';
import { useEventState } from './useEventState.ts';

const NOW = Date.parse('2026-08-01T20:00:00+02:00');
/** What the server's clock is ahead of this device's. */
let ahead = 0;
const ask = jest.fn<typeof fetch>();
const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  forgetServerTime();
  ahead = 0;
  ask
    .mockReset()
    .mockImplementation(() =>
      Promise.resolve({ headers: new Headers({ date: new Date(Date.now() + ahead).toUTCString() }) } as Response),
    );
  globalThis.fetch = ask;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const settle = () => advance(0);

function State({ state, overAt }: { state: EventState | null; overAt: number }) {
  return <p>{useEventState({ state, overAt }) ?? 'ordinary'}</p>;
}

describe('the state of an event on an open page', () => {
  it('becomes over by the clock', async () => {
    render(<State state="few" overAt={NOW + 60_000} />);
    await advance(40_000);
    expect(screen.getByText('few')).toBeInTheDocument();
    await advance(20_000);
    expect(screen.getByText('over')).toBeInTheDocument();
  });

  it('is right at once in a tab that comes back', async () => {
    render(<State state={null} overAt={NOW + 3_600_000} />);
    jest.setSystemTime(NOW + 3_600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect(screen.getByText('over')).toBeInTheDocument();
  });

  it('is not over because the clock of a device is two days ahead', async () => {
    ahead = -2 * 86_400_000;
    render(<State state={null} overAt={NOW - 86_400_000} />);
    await settle();
    expect(screen.getByText('ordinary')).toBeInTheDocument();
    await advance(80_000);
    expect(screen.getByText('ordinary')).toBeInTheDocument();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is over by the server’s clock where that of a device is behind, once an answer has told it', async () => {
    const { rerender } = render(<State state={null} overAt={NOW + 3_600_000} />);
    noteServerTime({ headers: new Headers({ date: new Date(NOW + 3_500_000).toUTCString(), age: '100' }) });
    rerender(<State state={null} overAt={NOW + 3_600_000} />);
    await settle();
    expect(screen.getByText('over')).toBeInTheDocument();
    expect(ask).not.toHaveBeenCalled();
  });

  it('is asked again of the server after a sleep, and by the device where nobody answers', async () => {
    ahead = -86_400_000;
    render(<State state={null} overAt={NOW - 1} />);
    await settle();
    expect(screen.getByText('ordinary')).toBeInTheDocument();
    // As after a night without a network: the device's clock goes on, its sense of time does not.
    jest.setSystemTime(NOW + 2 * 86_400_000);
    ask.mockImplementation(() => Promise.reject(new TypeError('offline')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect(screen.getByText('over')).toBeInTheDocument();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each(['cancelled', 'postponed'] as const)('stays %s', (state) => {
    render(<State state={state} overAt={NOW - 1} />);
    expect(screen.getByText(state)).toBeInTheDocument();
  });

  it('is the server’s in its markup, and one clock serves a whole list', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<p>ordinary</p>';
    const { unmount: leave } = render(<State state={null} overAt={NOW - 1} />, { container, hydrate: true });
    expect(container).toHaveTextContent('ordinary');
    await settle();
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
