import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { focusFrame } from './frames.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = frameOf('section-1');
  elementOf('section-1').focus();
});
afterEach(() => {
  jest.advanceTimersByTime(5000);
  jest.useRealTimers();
});

test('a block that is shown late has the keyboard once it is there', () => {
  focusFrame('container-2');
  passFrames(20);
  expect(focused()).toBe('section-1');
  document.body.insertAdjacentHTML('beforeend', frameOf('container-2'));
  passFrames(1);
  expect(focused()).toBe('container-2');
});

test('a block that is moved on the page keeps it', () => {
  document.body.insertAdjacentHTML('beforeend', frameOf('container-2'));
  focusFrame('container-2');
  passFrames(2);
  elementOf('container-2').blur();
  document.body.prepend(elementOf('container-2'));
  passFrames(1);
  expect(focused()).toBe('container-2');
});

test('whatever has it afterwards keeps it, as when a screen reader moves on', () => {
  document.body.insertAdjacentHTML('beforeend', frameOf('container-2'));
  focusFrame('container-2');
  passFrames(2);
  elementOf('section-1').focus();
  passFrames(20);
  expect(focused()).toBe('section-1');
});

test('whoever goes on by key or pointer goes where they want', () => {
  document.body.insertAdjacentHTML('beforeend', frameOf('container-2'));
  for (const press of [new KeyboardEvent('keydown', { key: 'ArrowUp' }), new MouseEvent('pointerdown')]) {
    focusFrame('container-2');
    passFrames(1);
    dispatchEvent(press);
    elementOf('section-1').focus();
    passFrames(20);
    expect(focused()).toBe('section-1');
  }
});

test('Tab goes on from where one is while the block is not there', () => {
  focusFrame('container-2');
  passFrames(1);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  document.body.insertAdjacentHTML('beforeend', frameOf('container-2'));
  passFrames(3);
  expect(focused()).toBe('section-1');
});

test('of two blocks that are waited for, the last one has it', () => {
  focusFrame('text-3');
  focusFrame('container-2');
  document.body.insertAdjacentHTML('beforeend', frameOf('container-2') + frameOf('text-3'));
  passFrames(20);
  expect(focused()).toBe('container-2');
});

test('a block that never comes is waited for two seconds', () => {
  focusFrame('container-2');
  jest.advanceTimersByTime(2100);
  document.body.insertAdjacentHTML('beforeend', frameOf('container-2'));
  passFrames(20);
  expect(focused()).toBe('section-1');
});

function passFrames(count: number): void {
  for (let frame = 0; frame < count; frame += 1) jest.advanceTimersToNextFrame();
}

function frameOf(key: string): string {
  return `<div data-frame="${key}" tabindex="-1"></div>`;
}

function elementOf(key: string): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-frame="${key}"]`)!;
}

function focused(): string | null | undefined {
  return document.activeElement?.getAttribute('data-frame');
}
