import { createEndRule } from './createEndRule.ts';
import { newestOf, type RemovableBuild } from '../releases/RemovableBuild.ts';

/** The rule over builds that a thread of pages has rendered since these moments, and what it has removed. */
function open(builds: Readonly<Record<string, number>>) {
  const left = new Map(Object.entries(builds));
  const removed: string[] = [];
  let now = 0;
  const all = (): RemovableBuild[] =>
    [...left].map(([remote, since]) => ({
      remote,
      version: 'b2',
      since,
      remove(detail) {
        left.delete(remote);
        removed.push(`${remote}: ${detail}`);
      },
    }));
  const noteEnd = createEndRule(
    () => newestOf(all()),
    () => now,
  );
  return { removed, endAt: (minutes: number) => ((now = minutes * 60_000), noteEnd('hang')) };
}

it('puts the newest build back at the second end within ten minutes, and then counts anew', () => {
  const { removed, endAt } = open({ magazine: 10, programme: 20, booking: 5 });
  endAt(0);
  expect(removed).toEqual([]);
  endAt(9);
  expect(removed).toEqual(['programme: 2 threads of pages ended within 10 minutes, the last one by: hang']);
  endAt(10);
  expect(removed).toHaveLength(1);
  endAt(11);
  expect(removed.at(-1)).toMatch(/^magazine/);
});

it('puts nothing back where two ends are further apart, or where nothing could take its place', () => {
  const { removed, endAt } = open({ programme: 1 });
  for (const minutes of [0, 10.5, 21]) endAt(minutes);
  expect(removed).toEqual([]);
  const alone = open({});
  for (const minutes of [0, 1, 2]) alone.endAt(minutes);
  expect(alone.removed).toEqual([]);
});
