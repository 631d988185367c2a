import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useReservedSpace } from './useReservedSpace.ts';

function Bar({ position = 'fixed' }: { position?: 'fixed' | 'static' }) {
  const ref = useRef<HTMLDivElement>(null);
  useReservedSpace(ref);
  return <div ref={ref} style={{ position }} />;
}

let resized: () => void = () => undefined;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(listener: ResizeObserverCallback) {
      resized = () => listener([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

const reserved = () => [document.body.style.paddingBlockEnd, document.documentElement.style.getPropertyValue('--toolbar-size')];

it('keeps as much of the page free as the bar is tall, and gives it back', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  const { unmount } = render(<Bar />);
  expect(reserved()).toEqual(['64px', '64px']);
  height.mockReturnValue(112);
  resized();
  expect(reserved()).toEqual(['112px', '112px']);
  unmount();
  expect(reserved()).toEqual(['', '']);
});

it('keeps nothing free where the bar stands in the page', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  render(<Bar position="static" />);
  expect(reserved()).toEqual(['0px', '0px']);
});
