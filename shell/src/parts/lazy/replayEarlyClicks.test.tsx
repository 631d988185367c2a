import { act, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { Suspense, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { EARLY_SCRIPT } from '../../app/earlyScript.ts';
import { recordEarlyClicks, replayEarlyClicks } from './replayEarlyClicks.ts';
import { suspendUntil } from './suspendUntil.ts';

const onClick = jest.fn();
const onShare = jest.fn();
const Widget = () => (
  <button type="button" onClick={onClick}>
    Karten wählen
  </button>
);
const button = () => screen.getByRole('button', { name: 'Karten wählen' });

let root: Root | null = null;
let container: HTMLElement;
let arrive: (component: ComponentType<object>) => void = () => undefined;

/** The page as the server has sent it, its early script run, its first frame shown, nobody there to answer. */
function open() {
  // jsdom knows no styles.
  Object.assign(globalThis, { CSS: { supports: () => true } });
  // oxlint-disable-next-line no-eval
  (0, eval)(EARLY_SCRIPT);
  jest.advanceTimersToNextFrame();
  container = document.createElement('div');
  container.innerHTML = '<!--$--><button type="button">Karten wählen</button><!--/$--><button type="button">Teilen</button>';
  document.body.append(container);
}

/** React takes the page over; the widget's code is still on its way. */
async function hydrate() {
  const Filling = suspendUntil(() => new Promise<ComponentType<object>>((resolve) => (arrive = resolve)), jest.fn());
  await act(async () => {
    const page = (
      <>
        <Suspense>
          <Filling />
        </Suspense>
        <button type="button" onClick={onShare}>
          Teilen
        </button>
      </>
    );
    root = hydrateRoot(container, page);
    recordEarlyClicks(container);
  });
  act(replayEarlyClicks);
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
  jest.clearAllMocks();
  jest.useRealTimers();
});

describe('a press that comes before its place is taken over', () => {
  it('is answered once the code is there, and once only', async () => {
    open();
    await hydrate();
    act(() => button().click());
    expect(onClick).not.toHaveBeenCalled();
    await act(async () => arrive(Widget));
    expect(onClick).toHaveBeenCalledTimes(1);
    act(replayEarlyClicks);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is answered also when no script of the page was there yet', async () => {
    open();
    button().click();
    await hydrate();
    expect(onClick).not.toHaveBeenCalled();
    await act(async () => arrive(Widget));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is forgotten by who presses something else meanwhile', async () => {
    open();
    await hydrate();
    act(() => button().click());
    act(() => screen.getByRole('button', { name: 'Teilen' }).click());
    expect(onShare).toHaveBeenCalledTimes(1);
    await act(async () => arrive(Widget));
    expect(onClick).not.toHaveBeenCalled();
    expect(onShare).toHaveBeenCalledTimes(1);
  });

  it('is forgotten after five seconds, however often the page tried again', async () => {
    open();
    await hydrate();
    act(() => button().click());
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    act(replayEarlyClicks);
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    await act(async () => arrive(Widget));
    expect(onClick).not.toHaveBeenCalled();
    act(() => button().click());
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
