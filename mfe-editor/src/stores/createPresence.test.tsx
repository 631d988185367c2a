import { jest } from '@jest/globals';
import { PRESENCE_INTERVAL_MS } from '@spielplan/shared-contracts/api';
import type { Reply } from '../transport/editingCalls.ts';
import { ASK_EVERY_MS, ASK_WITHOUT_ANSWER_MS, createPresence, type Presence } from './createPresence.ts';

type Answer = Reply<readonly { username: string; since: string }[]>;
const named = (...names: string[]): Answer => ({
  kind: 'done',
  value: names.map((username) => ({ username, since: '2026-11-23T10:00:00Z' })),
});

let presence: Presence;
let asked = 0;
beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
});
afterEach(() => {
  presence.stop();
  jest.useRealTimers();
});

function begin(answers: readonly Answer[]): void {
  presence = createPresence(async () => answers[Math.min(asked++, answers.length - 1)]!);
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function show(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks as often as the contract says, and names who is there now', async () => {
  expect(ASK_EVERY_MS).toBe(PRESENCE_INTERVAL_MS);
  begin([named(), named('ada'), named('ada', 'bert'), named('bert')]);
  const seen: (readonly string[])[] = [];
  presence.subscribe((names) => void seen.push(names));
  await pass(3 * ASK_EVERY_MS);
  expect(seen).toEqual([['ada'], ['ada', 'bert'], ['bert']]);
  expect(asked).toBe(4);
});

it('tells nothing while the same are there', async () => {
  begin([named('ada')]);
  await pass(0);
  const seen: unknown[] = [];
  presence.subscribe((names) => void seen.push(names));
  await pass(5 * ASK_EVERY_MS);
  expect(asked).toBeGreaterThan(4);
  expect(seen).toEqual([]);
});

it('leaves the others while its tab is out of sight, and asks at once when it is back', async () => {
  begin([named('ada')]);
  await pass(0);
  show('hidden');
  await pass(20 * ASK_EVERY_MS);
  expect(asked).toBe(1);
  show('visible');
  await pass(0);
  expect(asked).toBe(2);
});

it.each<[string, Answer]>([
  ['does not know the call', { kind: 'gone' }],
  ['refuses it', { kind: 'refused', status: 403 }],
])('is not asked again: a provider that %s', async (_, answer) => {
  begin([answer]);
  await pass(20 * ASK_EVERY_MS);
  expect(asked).toBe(1);
});

it('names nobody without an answer, and asks less often until one comes or the network is back', async () => {
  begin([named('ada'), { kind: 'lost' }, { kind: 'lost' }, named('ada')]);
  await pass(0);
  expect(presence.getState()).toEqual(['ada']);
  await pass(ASK_EVERY_MS);
  expect(presence.getState()).toEqual([]);
  await pass(ASK_WITHOUT_ANSWER_MS - 1);
  expect(asked).toBe(2);
  await pass(1);
  expect(asked).toBe(3);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(presence.getState()).toEqual(['ada']);
  await pass(ASK_EVERY_MS);
  expect(asked).toBe(5);
});

it('asks no more after the session has ended, until somebody has logged in', async () => {
  begin([{ kind: 'loggedOut' }, named('ada')]);
  await pass(20 * ASK_EVERY_MS);
  expect(asked).toBe(1);
  presence.resume();
  await pass(0);
  expect(presence.getState()).toEqual(['ada']);
});
