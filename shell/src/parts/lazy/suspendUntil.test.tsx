import { jest } from '@jest/globals';
import { Slot, type Host } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { suspendUntil } from './suspendUntil.ts';

const Widget = () => <button type="button">In den Warenkorb</button>;
const fallback = <a href="/webshop">Karten im Webshop</a>;
const never = () => new Promise<ComponentType<object>>(() => undefined);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('over the HTML of the server', () => {
  let root: Root | null = null;
  let container: HTMLElement;
  afterEach(async () => {
    await act(async () => root?.unmount());
    container.remove();
  });

  /**
   * Takes over what the server rendered for the slot: the
   * widget, between the marks of its suspense boundary.
   */
  async function hydrate(load: () => Promise<ComponentType<object>>, onFailure = jest.fn()) {
    const Filling = suspendUntil(load, onFailure);
    container = document.createElement('div');
    container.innerHTML = '<!--$--><button type="button">In den Warenkorb</button><!--/$-->';
    document.body.append(container);
    const problems: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(
        container,
        <Boundary>
          <Suspense fallback={fallback}>
            <Filling />
          </Suspense>
        </Boundary>,
        { onRecoverableError: (error) => problems.push(error) },
      );
    });
    return { onFailure, problems };
  }

  it('the HTML stands while the code is on its way, and is taken over once it is there', async () => {
    let arrive: (component: ComponentType<object>) => void = () => undefined;
    const { problems } = await hydrate(() => new Promise((resolve) => (arrive = resolve)));
    const button = screen.getByRole('button');
    await pass(60_000);
    expect(screen.getByRole('button')).toBe(button);
    await act(async () => arrive(Widget));
    expect(screen.getByRole('button')).toBe(button);
    expect(problems).toEqual([]);
  });

  it('the HTML stands whatever fails, and loading is tried again a few times', async () => {
    const load = jest.fn(() => Promise.reject<ComponentType<object>>(new Error('no stage')));
    const { onFailure, problems } = await hydrate(load);
    await pass(120_000);
    expect(screen.getByRole('button')).toHaveTextContent('In den Warenkorb');
    expect(screen.queryByRole('link')).toBeNull();
    expect(load).toHaveBeenCalledTimes(4);
    expect(onFailure).toHaveBeenCalledTimes(4);
    expect(problems).toEqual([]);
  });

  it('a second try that succeeds brings the HTML to life', async () => {
    const onClick = jest.fn();
    const load = jest
      .fn<() => Promise<ComponentType<object>>>()
      .mockRejectedValueOnce(new Error('no stage'))
      .mockResolvedValue(() => (
        <button type="button" onClick={onClick}>
          In den Warenkorb
        </button>
      ));
    await hydrate(load);
    await pass(1_001);
    await act(async () => screen.getByRole('button').click());
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('on a page made in the browser', () => {
  const show = async (load: () => Promise<ComponentType<object>>, onFailure = jest.fn()) => {
    const Filling = suspendUntil(load, onFailure);
    const slot: Host['slot'] = (() => ({ remote: 'booking', version: '1', Component: Filling })) as unknown as Host['slot'];
    const element = <Slot name="header.cart" fallback={fallback} with={{}} />;
    // React waits for what a component uses only if the rendering is waited for, too.
    const open = () => act(async () => renderInHost(element, { host: { slot } }));
    return { ...(await open()), again: open, onFailure };
  };
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());

  it('the fallback stands until the code is there', async () => {
    let arrive: (component: ComponentType<object>) => void = () => undefined;
    await show(() => new Promise((resolve) => (arrive = resolve)));
    expect(screen.getByRole('link')).toHaveTextContent('Karten im Webshop');
    await act(async () => arrive(Widget));
    await pass(1_000);
    expect(screen.getByRole('button')).toBeVisible();
  });

  it('a failure shows the fallback at once, and is told once', async () => {
    const { onFailure } = await show(() => Promise.reject(new Error('no stage')));
    await pass(0);
    expect(screen.getByRole('link')).toBeVisible();
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('a later page tries again', async () => {
    const load = jest
      .fn<() => Promise<ComponentType<object>>>()
      .mockRejectedValueOnce(new Error('no stage'))
      .mockResolvedValue(Widget);
    const first = await show(load);
    await pass(0);
    first.unmount();
    await pass(15_001);
    await first.again();
    await pass(1_000);
    expect(screen.getByRole('button')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('a load that never ends keeps the fallback', async () => {
    await show(never);
    await pass(600_000);
    expect(screen.getByRole('link')).toBeVisible();
  });
});

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? 'failed' : this.props.children;
  }
}
