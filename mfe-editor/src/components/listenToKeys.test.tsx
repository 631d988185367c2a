import { jest } from '@jest/globals';
import { listenToKeys } from './listenToKeys.ts';

const keys = { save: jest.fn(), publish: jest.fn(), undo: jest.fn(), redo: jest.fn(), help: jest.fn() };

it.each([
  ['?', '', 'body', null],
  ['?', '', '[data-frame]', 'help'],
  ['?', '', '[data-editing] button', 'help'],
  ['?', '', 'input', null],
  ['s', 'ctrl', 'body', 'save'],
  ['s', '', 'body', null],
  ['Enter', 'ctrl shift', 'body', 'publish'],
  ['z', 'ctrl', 'body', 'undo'],
  ['z', 'ctrl', 'input', null],
  ['Z', 'meta shift', '[data-frame]', 'redo'],
] as const)('%s with "%s" in %s does %s', (key, held, where, wanted) => {
  document.body.innerHTML = '<div data-frame><input></div><section data-editing><button></button></section>';
  const stop = listenToKeys(keys);
  const modifiers = { ctrlKey: held.includes('ctrl'), metaKey: held.includes('meta'), shiftKey: held.includes('shift') };
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  document.querySelector(where)!.dispatchEvent(event);
  stop();
  const done = Object.entries(keys).flatMap(([name, act]) => (act.mock.calls.length > 0 ? [name] : []));
  expect([done, event.defaultPrevented]).toEqual([wanted ? [wanted] : [], wanted !== null]);
  jest.clearAllMocks();
});
