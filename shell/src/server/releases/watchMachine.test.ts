import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFeed } from '@spielplan/shared-contracts/remote';
import { firstState, isReportDue, nextState, PHASES, type WatchEvent, type WatchPhase } from './watchMachine.ts';

const FEED: ReleaseFeed = { schema: 1, number: 7, remotes: {}, leftOut: [] };
const BUILDS = [{ remote: 'programme', version: 'a1' }];
const WHY = { code: 'SP-3006', detail: 'is away' };
const EVENTS = {
  look: { kind: 'look' },
  read: { kind: 'read', feed: FEED },
  followed: { kind: 'followed', at: 2_000 },
  failed: { kind: 'failed', problem: WHY, at: 3_000 },
  looked: { kind: 'looked' },
  test: { kind: 'test', builds: BUILDS },
  wait: { kind: 'wait' },
  tested: { kind: 'tested' },
  restored: { kind: 'restored' },
  claimed: { kind: 'claimed', claims: [7], holders: [] },
} satisfies { [Kind in WatchEvent['kind']]: Extract<WatchEvent, { kind: Kind }> };
const PHASE_NAMES = Object.keys(PHASES) as WatchPhase[];
const start = firstState([], 1_000);
const after = (...events: (keyof typeof EVENTS)[]) => events.reduce((state, name) => nextState(state, EVENTS[name]), start);

it.each([
  ['settled', 'look', 'settled'],
  ['settled', 'test', 'testing'],
  ['settled', 'wait', 'settled'],
  ['settled', 'failed', 'settled'],
  ['testing', 'look', 'testing'],
  ['testing', 'wait', 'behind'],
  ['testing', 'tested', 'settled'],
  ['testing', 'failed', 'testing'],
  ['behind', 'look', 'testing'],
  ['behind', 'wait', 'behind'],
  ['behind', 'tested', 'due'],
  ['due', 'look', 'settled'],
  ['due', 'test', 'testing'],
  ['due', 'failed', 'due'],
] as const)('%s, then %s: %s', (phase, event, wanted) => {
  expect(nextState({ ...start, phase }, EVENTS[event]).phase).toBe(wanted);
});

it('every phase leads back to settled, and only a test that has ended makes one due', () => {
  const kinds = Object.keys(EVENTS) as (keyof typeof EVENTS)[];
  const reach = (from: WatchPhase) => {
    const found = new Set([from]);
    for (const phase of found) for (const kind of kinds) found.add(PHASES[phase][kind] ?? phase);
    return found;
  };
  expect(PHASE_NAMES.filter((phase) => !reach(phase).has('settled'))).toEqual([]);
  const causes = Object.values(PHASES).flatMap((events) => Object.entries(events).filter(([, to]) => to === 'due'));
  expect(causes).toEqual([['tested', 'due']]);
});

it('knows nothing at the start, and which feed it has followed after a look', () => {
  expect(start).toMatchObject({ phase: 'settled', origin: 'nothing', number: null, followedAt: 1_000, looks: 0 });
  expect(after('look', 'read', 'followed', 'looked')).toMatchObject({
    origin: 'feed',
    number: 7,
    followedAt: 2_000,
    problem: null,
    looks: 1,
  });
});

it('keeps the number of the feed that was followed when another one is read and fails', () => {
  const state = nextState(after('read', 'followed'), { kind: 'read', feed: { ...FEED, number: 8 } });
  expect(nextState(state, EVENTS.failed)).toMatchObject({ number: 7, followedAt: 2_000, problem: WHY });
});

it('lists what is under test until that has ended', () => {
  expect(after('test').testing).toEqual(BUILDS);
  expect(after('test', 'wait').testing).toEqual(BUILDS);
  expect(after('test', 'tested').testing).toEqual([]);
});

it('says memory where builds of an earlier start are live and no feed was read', () => {
  expect([after('restored').origin, after('read', 'restored').origin, after('restored', 'read').origin]).toEqual([
    'memory',
    'feed',
    'feed',
  ]);
});

it('reports a problem once a minute, and the next one at once when the feed has been read in between', () => {
  const failed = after('failed');
  expect(isReportDue(start, 3_000)).toBe(true);
  expect([isReportDue(failed, 62_999), isReportDue(failed, 63_000)]).toEqual([false, true]);
  expect(nextState(failed, { ...EVENTS.failed, at: 10_000 }).reportedAt).toBe(3_000);
  expect(isReportDue(nextState(failed, EVENTS.read), 3_001)).toBe(true);
});

it('is the table of docs/architecture.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/architecture.md'), 'utf8');
  const section = /^### Release states$(.*?)^## /ms.exec(page)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| `(\w+)` +\|[^|]+\| (.+?) +\|$/gm)].map(([, phase, events = '']) => [
    phase,
    Object.fromEntries(events.split(', ').map((each) => each.split(' → '))),
  ]);
  expect(Object.fromEntries(rows)).toEqual(PHASES);
});
