import { jest } from '@jest/globals';
import { watchUncaught } from './watchUncaught.ts';

const sent: unknown[] = [];
beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: jest.fn((_: string, body: string) => (sent.push(JSON.parse(body)), true)),
  });
  watchUncaught();
});
beforeEach(() => void sent.splice(0));

const thrown = (message: string, place: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at tick (https://haus.example${place}:1:20)` });
const rejection = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const error = (given: unknown) => dispatchEvent(new ErrorEvent('error', { error: given }));

it.each([
  ['a timer', (given: unknown) => error(given), 'no stage'],
  ['a promise', (given: unknown) => rejection(given), 'no hall'],
])('what a remote throws in %s is told with its name and version', (_, happen, message) => {
  happen(thrown(message, '/remotes/booking/1a2b3c/cart.9f.js'));
  expect(sent).toEqual([expect.objectContaining({ what: 'booking 1a2b3c uncaught', code: 'SP-9000', detail: message })]);
});

it('below code of the shell the innermost remote is named', () => {
  error(thrown('deep', '/assets/shell.js:2:2)\n  at b (https://haus.example/remotes/magazine/m1/x.js'));
  expect(sent).toEqual([expect.objectContaining({ what: 'magazine m1 uncaught' })]);
});

it.each([
  ['an extension', thrown('loose', '/extension.js')],
  ['nobody', undefined],
  ['somebody who throws a word', 'word'],
  ['somebody who throws nothing', null],
])('what comes from %s is not told', (_, given) => {
  error(given);
  rejection(given);
  expect(sent).toEqual([]);
});
