import { jest } from '@jest/globals';
import type { WebpackHot } from './hotUpdates.ts';
import { startRefresh } from './refreshRuntime.ts';

// Before React, as on the page; that is why React comes by a dynamic import here.
const refresh = startRefresh(() => undefined);
const { act, useState } = await import('react');
const { createRoot } = await import('react-dom/client');

function hotOf(data?: Record<string, unknown>) {
  const handed: Record<string, unknown> = {};
  const hot = {
    data,
    accept: jest.fn(),
    invalidate: jest.fn(),
    dispose: (callback: (data: Record<string, unknown>) => void) => callback(handed),
  };
  return { hot, handed, run: (exports: Record<string, unknown>) => refresh.settle(hot as unknown as WebpackHot, exports) };
}

function makeCounter(unit: string) {
  const signature = refresh.createSignature();
  function Counter() {
    signature(Counter);
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} {unit}
      </button>
    );
  }
  signature(Counter, 'useState');
  refresh.register(Counter, 'booking Counter.tsx Counter');
  return Counter;
}

describe('an edited component', () => {
  it('shows the new text and keeps its state', async () => {
    const before = hotOf();
    const Counter = makeCounter('Karten');
    before.run({ Counter });
    const place = document.body.appendChild(document.createElement('div'));
    await act(async () => createRoot(place).render(<Counter />));
    await act(async () => place.querySelector('button')?.click());
    expect(place.textContent).toBe('1 Karten');

    const after = hotOf(before.handed);
    await act(async () => {
      after.run({ Counter: makeCounter('Plätze') });
      await new Promise((resolve) => setTimeout(resolve, 60));
    });
    expect(place.textContent).toBe('1 Plätze');
  });
});

describe('a module', () => {
  function EventCard() {
    return null;
  }

  it('that exports components only takes updates of itself', () => {
    const { hot, run } = hotOf();
    run({ EventCard });
    expect(hot.accept).toHaveBeenCalled();
  });

  it.each([
    ['also exports something else', { EventCard, dayOf: () => 1 }],
    ['exports nothing', {}],
  ])('that %s leaves updates to those who use it', (_, exports) => {
    const { hot, run } = hotOf();
    run(exports);
    expect(hot.accept).not.toHaveBeenCalled();
  });

  it('that exports other names than before has those run again who use it', () => {
    const { hot, run } = hotOf({ componentNames: 'EventCard' });
    run({ EventCard, EventRow: EventCard });
    expect(hot.invalidate).toHaveBeenCalled();
  });
});
