import { jest } from '@jest/globals';
import { scrollToTop } from './scrollToTop.ts';

let top = 0;
const scroll = () => {
  top = 900;
  scrollToTop(600);
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'scrollY', { get: () => top, configurable: true });
  window.scrollTo = jest.fn((to: ScrollToOptions) => void (top = to.top ?? 0)) as never;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('A changed filter scrolls up within 0.6 seconds, and not at once', () => {
  scroll();
  jest.advanceTimersByTime(300);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(900);
  jest.advanceTimersByTime(320);
  expect(top).toBe(0);
});

it('A visitor who asked for less motion is there at once', () => {
  window.matchMedia = jest.fn(() => ({ matches: true })) as never;
  scroll();
  expect(top).toBe(0);
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'])(
  'A visitor who goes elsewhere meanwhile is not taken along (%s)',
  (sign) => {
    scroll();
    jest.advanceTimersByTime(100);
    window.dispatchEvent(new Event(sign));
    top = 700;
    jest.advanceTimersByTime(1_000);
    expect(top).toBe(700);
  },
);

it('Another page stays where it begins', () => {
  scroll();
  jest.advanceTimersByTime(100);
  window.history.pushState(null, '', '/de/programm/veranstaltungen/1');
  top = 0;
  jest.advanceTimersByTime(1_000);
  expect(top).toBe(0);
});
