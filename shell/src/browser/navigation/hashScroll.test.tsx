import { jest } from '@jest/globals';
import { createHashScroll } from './hashScroll.ts';

const scrolled: string[] = [];
const scroll = createHashScroll();

function place(id: string): void {
  const element = document.createElement('h2');
  element.id = id;
  element.scrollIntoView = (options) => void scrolled.push(`${id} ${(options as ScrollIntoViewOptions).behavior}`);
  document.body.append(element);
}

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = (() => ({ matches: false })) as never;
});
afterEach(() => {
  scroll.stop();
  scrolled.splice(0);
  document.body.replaceChildren();
  jest.useRealTimers();
});

describe('a place on the page (R47)', () => {
  it.each([
    ['#%C3%BCber', 'über'],
    ['#1', '1'],
    ['#100%', '100%'],
    ['#anfahrt', 'anfahrt'],
  ])('%s is found by the id %s, at once and after a second', (hash, id) => {
    place(id);
    scroll.follow(hash);
    expect(scrolled).toEqual([`${id} instant`]);
    jest.advanceTimersByTime(999);
    expect(scrolled).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(scrolled).toEqual([`${id} instant`, `${id} smooth`]);
    jest.advanceTimersByTime(60_000);
    expect(scrolled).toHaveLength(2);
  });

  it('is waited for where it appears late, a hundred times at most', () => {
    scroll.follow('#spaet');
    jest.advanceTimersByTime(5_000);
    place('spaet');
    jest.advanceTimersByTime(249);
    expect(scrolled).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(scrolled).toEqual(['spaet smooth']);
    scroll.follow('#nie');
    jest.advanceTimersByTime(1_000 + 250 * 99 - 1);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(['wheel', 'touchmove', 'keydown'])('is left alone once the visitor scrolls (%s)', (event) => {
    place('karte');
    scroll.follow('#karte');
    window.dispatchEvent(new Event(event));
    jest.advanceTimersByTime(60_000);
    expect(scrolled).toEqual(['karte instant']);
  });

  it('moves at once under reduced motion', () => {
    window.matchMedia = (() => ({ matches: true })) as never;
    place('karte');
    scroll.follow('#karte');
    jest.advanceTimersByTime(1_000);
    expect(scrolled).toEqual(['karte instant', 'karte instant']);
  });

  it('is nothing without a hash', () => {
    scroll.follow('');
    scroll.follow('#');
    expect(jest.getTimerCount()).toBe(0);
  });
});
