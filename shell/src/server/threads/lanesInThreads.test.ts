import { laneOf } from '../lanes/laneCookie.ts';
import { openLanes } from '../testing/openLanes.ts';
import { LIST, loading, makeInThreads } from '../testing/openThreads.ts';

const IN = { cookie: `lane=03-${laneOf({ name: 'programme', version: 'b1' })}` };

it('makes the pages of both lanes in threads, each of its own builds with its own script, and counts for whom each fails', async () => {
  const site = await openLanes({
    making: async (sets) => {
      const { threads, contextOf } = await makeInThreads({ sets });
      return { renderer: threads, start: threads.start, contextOf };
    },
  });
  const now = await site.lay({ version: 'a1', remote: loading('') });
  const next = await site.lay({ version: 'b1', remote: loading("throw new Error('no stage');") });
  await site.name(now, { release: next, share: 5 });
  const [current, tried] = await Promise.all([site.ask(LIST), site.ask(LIST, IN)]);
  const [body, triedBody] = [await current.text(), await tried.text()];
  expect([body, triedBody].map((each) => /"version":"(\w+)"/.exec(each)?.[1])).toEqual(['a1', 'b1']);
  const setIn = (each: string) => /\/_lane\.js\?set=(\w+)/.exec(each)?.[1];
  expect([setIn(body), setIn(triedBody)]).toEqual([site.watch.current().id, site.canary.current()?.set.id]);
  expect(tried.headers.get('cache-control')).toBe('private, no-store');
  expect((await site.ask(`${LIST}?category=1`)).status).toBe(200);
  expect((await site.ask(`${LIST}?category=1`, IN)).status).toBe(500);
  expect(site.canary.state()).toMatchObject({ state: 'running', current: { failing: 0 }, canary: { failing: 1 } });
});

it('halts the trial of the build that began last when threads end, and counts no build that nobody is given', async () => {
  const site = await openLanes();
  const [now, next] = [await site.lay({ version: 'a1' }), await site.lay({ version: 'b1' })];
  await site.name(now);
  expect(site.served.removable()).toEqual([]);
  await site.name(now, { release: next, share: 5 });
  const [trial] = site.served.removable();
  expect(trial).toMatchObject({ remote: 'programme', version: 'b1' });
  trial!.remove('2 threads of pages ended');
  expect(site.canary.state()).toMatchObject({ state: 'halted', why: { detail: '2 threads of pages ended' } });
  expect(site.served.removable()).toEqual([]);
});
