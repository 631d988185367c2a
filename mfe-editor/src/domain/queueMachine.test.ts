import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextState, TRANSITIONS, type QueueEvent, type QueueState } from './queueMachine.ts';

const STATES = Object.keys(TRANSITIONS) as QueueState[];

it.each([
  ['rest', 'changed', 'collecting'],
  ['collecting', 'changed', 'collecting'],
  ['sending', 'changed', 'collecting'],
  ['sending', 'answered', 'sending'],
  ['sending', 'settled', 'rest'],
  ['collecting', 'answered', 'collecting'],
  ['collecting', 'settled', 'collecting'],
  ['collecting', 'due', 'sending'],
  ['collecting', 'unclear', 'checking'],
  ['collecting', 'lost', 'offline'],
  ['sending', 'loggedOut', 'parked'],
  ['parked', 'changed', 'parked'],
  ['parked', 'retry', 'parked'],
  ['parked', 'loggedIn', 'checking'],
  ['offline', 'due', 'offline'],
  ['offline', 'retry', 'checking'],
  ['checking', 'denied', 'unavailable'],
  ['unavailable', 'changed', 'unavailable'],
  ['unavailable', 'retry', 'checking'],
] as const)('%s, then %s: %s', (state, event, wanted) => {
  expect(nextState(state, event)).toBe(wanted);
});

it('nothing is sent after trouble before the documents were read, and every state leads back to rest', () => {
  for (const [from, events] of Object.entries(TRANSITIONS))
    for (const to of Object.values(events)) if (to === 'sending') expect(['collecting', 'checking']).toContain(from);
  for (const start of STATES) expect(reach(start)).toContain('rest');
});

it('is the table of docs/saving.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/saving.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` +\|[^|]+\| (.+?) +\|$/gm)].map(([, state, events = '']) => [
    state,
    Object.fromEntries(events.split(', ').map((each) => each.split(' → '))),
  ]);
  expect(Object.fromEntries(rows)).toEqual(TRANSITIONS);
});

function reach(start: QueueState): Set<QueueState> {
  const found = new Set([start]);
  for (const state of found)
    for (const event of Object.keys(TRANSITIONS[state]) as QueueEvent[]) found.add(nextState(state, event));
  return found;
}
