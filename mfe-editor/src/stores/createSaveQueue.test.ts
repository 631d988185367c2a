import type { Reply } from '../transport/editingCalls.ts';
import type { WireBlock } from '../domain/workspace/wireBlock.ts';
import { PAGE } from '../testing/forests.ts';
import { LOST, openHeldQueue as open, turn, wire } from '../testing/openHeldQueue.ts';
import { whenSettled } from './createSaveQueue.ts';

describe('the save queue', () => {
  it('waits for a pause of 600 ms after the last key, 5 s at most, and says meanwhile how many blocks wait', async () => {
    const { write, timers, waits, flights, queue, elapse, answer, state } = await open();
    for (const content of ['o', 'on', 'one more']) write(1, content);
    write(2, 'two more');
    expect(timers.map(({ ms }) => ms)).toEqual([5_000, 600, 600, 600, 600]);
    expect(waits()).toEqual([5_000, 600]);
    expect([state(), queue.getState().waiting, flights.size]).toEqual(['collecting', 2, 0]);
    await elapse();
    expect([...flights.keys()]).toEqual([1, 2]);
    await answer(1, { kind: 'done', value: wire(1, 'one more', 1) });
    expect([state(), queue.getState()]).toEqual(['sending', { state: 'sending', waiting: 1, answered: 1 }]);
    await answer(2, { kind: 'done', value: wire(2, 'two more', 1) });
    expect(queue.getState()).toEqual({ state: 'rest', waiting: 0, answered: 2 });
  });

  it.each([
    ['a pause', 600],
    ['the longest wait', 5_000],
  ])('sends what is typed during a save after %s, the newest alone', async (_, ms) => {
    const { write, queue, timers, waits, flights, answer, saved } = await open();
    write(1, 'o');
    queue.flush();
    for (const content of ['on', 'one']) write(1, content);
    await answer(1, { kind: 'done', value: wire(1, 'o', 1) });
    for (const content of ['one m', 'one more']) write(1, content);
    write(2, 'two more');
    expect([flights.size, waits()]).toEqual([0, [5_000, 600]]);
    expect(queue.getState()).toEqual({ state: 'collecting', waiting: 2, answered: 1 });
    timers.findLast((timer) => timer.ms === ms && !timer.isCancelled)!.work();
    expect([...flights.keys()]).toEqual([1, 2]);
    expect([saved, waits()]).toEqual([[{ content: 'o' }, { content: 'one more' }, { content: 'two more' }], []]);
  });

  it('goes on with what was sent before while somebody writes; a block that is written waits', async () => {
    const { write, queue, flights, answer, elapse } = await open([1, 2, 3, 4, 5, 6, 7].map((id) => wire(id, 'old')));
    for (const id of [1, 2, 3, 4, 5, 6]) write(id, 'new');
    queue.flush();
    write(5, 'newer');
    write(7, 'new');
    await answer(1, { kind: 'done', value: wire(1, 'new', 1) });
    expect([...flights.keys()]).toEqual([2, 3, 4, 6]);
    await answer(2, { kind: 'done', value: wire(2, 'new', 1) });
    expect([...flights.keys()]).toEqual([3, 4, 6]);
    await elapse();
    expect([...flights.keys()]).toEqual([3, 4, 6, 5]);
    expect(queue.getState().state).toBe('sending');
  });

  it('sends what waits at once when asked to, and not a second time when the wait is over', async () => {
    const { write, queue, timers, flights } = await open();
    write(1, 'one more');
    queue.flush();
    expect([flights.size, timers.map(({ isCancelled }) => isCancelled)]).toEqual([1, [true, true]]);
  });

  it('sends one call a block at a time and four in all; the newest text goes next', async () => {
    const { write, queue, flights, answer, elapse, store } = await open([1, 2, 3, 4, 5, 6].map((id) => wire(id, 'old')));
    for (const id of [1, 2, 3, 4, 5, 6]) write(id, 'new');
    queue.flush();
    expect([...flights.keys()]).toEqual([1, 2, 3, 4]);
    write(1, 'newer');
    expect([...flights.keys()]).toEqual([1, 2, 3, 4]);
    await answer(2, { kind: 'done', value: wire(2, 'new', 1) });
    expect([...flights.keys()]).toEqual([1, 3, 4, 5]);
    await answer(1, { kind: 'done', value: wire(1, 'new', 1) });
    expect([...flights.keys()]).toEqual([3, 4, 5, 6]);
    await answer(3, { kind: 'done', value: wire(3, 'new', 1) });
    await elapse();
    expect([...flights.keys()]).toEqual([4, 5, 6, 1]);
    expect(store.getState().screen[PAGE]![0]!.fields).toEqual({ content: 'newer' });
  });

  it('changes columns and what stands in them one after the other, because a move met a column that was going', async () => {
    const box: WireBlock = {
      ...wire(1, ''),
      columns: [
        { classes: 'col-6', children: [] },
        { classes: 'col-6', children: [wire(2, 'two')] },
      ],
    };
    const { store, queue, flights, answer, state } = await open([box]);
    const done = (id: number): Reply<WireBlock> => ({
      kind: 'done',
      value: { ...wire(id, id === 1 ? '' : 'two', 1), columns: [] },
    });
    const one = [{ classes: 'col-12', children: ['b2'] }];
    const two = [
      { classes: 'col-6', children: [] },
      { classes: 'col-6', children: ['b2'] },
    ];
    const arrange = (columns: typeof one) => {
      store.run({ kind: 'arrange', key: 'b1', columns });
      queue.flush();
      return [...flights.keys()];
    };
    expect(arrange(one)).toEqual([2]);
    expect(arrange(two)).toEqual([2]);
    await answer(2, done(2));
    // It goes back; meanwhile the screen shows one column again.
    expect([...flights.keys()]).toEqual([2]);
    expect(arrange(one)).toEqual([2]);
    await answer(2, done(2));
    await answer(2, done(2));
    // The second column goes; meanwhile the screen shows it again.
    expect([...flights.keys()]).toEqual([1]);
    expect(arrange(two)).toEqual([1]);
    await answer(1, done(1));
    await answer(1, done(1));
    expect([...flights.keys()]).toEqual([2]);
    await answer(2, done(2));
    expect([state(), queue.getState().waiting]).toEqual(['rest', 0]);
  });

  it('tries again after 1, 2, 5, 10 and then every 30 s, and from the beginning once something was saved', async () => {
    const { write, queue, timers, calls, answer, elapse, state } = await open();
    const { read } = calls;
    write(1, 'one more');
    queue.flush();
    calls.read = async () => LOST;
    await answer(1, LOST);
    timers.splice(0, timers.length - 1);
    for (let attempt = 0; attempt < 6; attempt += 1) await elapse();
    expect(timers.map(({ ms }) => ms)).toEqual([1_000, 2_000, 5_000, 10_000, 30_000, 30_000, 30_000]);
    expect([state(), queue.getState().waiting]).toEqual(['offline', 1]);
    calls.read = read;
    await elapse();
    await answer(1, { kind: 'done', value: wire(1, 'one more', 1) });
    expect(state()).toBe('rest');
    calls.read = async () => LOST;
    queue.check();
    await turn();
    expect(timers.at(-1)!.ms).toBe(1_000);
  });

  it('asks again at once when told to, while it is offline', async () => {
    const { queue, calls, state, timers } = await open();
    calls.read = async () => LOST;
    queue.check();
    await turn();
    expect([state(), calls.reads]).toEqual(['offline', 2]);
    queue.flush();
    await turn();
    expect([state(), calls.reads, timers[0]!.isCancelled]).toEqual(['offline', 3, true]);
  });

  it('takes a step for refused that was contradicted three times though the documents were read in between', async () => {
    const { write, queue, answer, calls, state, store } = await open();
    write(1, 'one more');
    queue.flush();
    for (let miss = 1; miss <= 3; miss += 1) {
      expect(store.getState().problems).toEqual({});
      await answer(1, { kind: 'gone' });
      expect(calls.reads).toBe(1 + miss);
    }
    expect(store.getState().problems).toEqual({ b1: { status: 409 } });
    expect([state(), queue.getState().waiting]).toEqual(['rest', 1]);
  });

  it('counts contradictions again once the block was saved', async () => {
    const stored = [wire(1, 'one'), wire(2, 'two')];
    const { write, queue, answer, store } = await open(stored);
    write(1, 'one more');
    queue.flush();
    for (let miss = 0; miss < 2; miss += 1) await answer(1, { kind: 'gone' });
    stored[0] = wire(1, 'one more', 1);
    await answer(1, { kind: 'done', value: stored[0] });
    write(1, 'once more');
    queue.flush();
    for (let miss = 0; miss < 2; miss += 1) await answer(1, { kind: 'gone' });
    expect(store.getState().problems).toEqual({});
  });

  it('tells of blocks in which changes of two editors were joined, and of no others', async () => {
    const stored = [wire(1, 'one'), wire(2, 'two')];
    const { write, queue, answer, merged, state } = await open(stored);
    write(1, 'one more');
    queue.flush();
    stored[0] = { ...wire(1, 'one', 1), anchor: 'theirs' };
    await answer(1, { kind: 'outdated', current: stored[0] });
    expect(merged).toEqual([['b1']]);
    stored[0] = { ...wire(1, 'one more', 2), anchor: 'theirs' };
    await answer(1, { kind: 'done', value: stored[0] });
    write(2, 'two more');
    stored[1] = { ...wire(2, 'two', 1), anchor: 'theirs' };
    queue.check();
    await turn();
    expect([merged, state()]).toEqual([[['b1'], ['b2']], 'sending']);
    stored[1] = { ...wire(2, 'two more', 2), anchor: 'theirs' };
    await answer(2, { kind: 'done', value: stored[1] });
    queue.check();
    await turn();
    expect([merged, state()]).toEqual([[['b1'], ['b2']], 'rest']);
  });

  it('reads once at a time, and not while something is being sent', async () => {
    const { write, queue, calls, flights, answer } = await open();
    queue.check();
    queue.check();
    await turn();
    expect(calls.reads).toBe(2);
    write(1, 'one more');
    write(2, 'two more');
    queue.flush();
    await answer(1, { kind: 'gone' });
    expect([calls.reads, flights.size]).toEqual([2, 1]);
    await answer(2, { kind: 'done', value: wire(2, 'two more', 1) });
    expect(calls.reads).toBe(3);
  });

  it('does nothing more once it is stopped: no timer, no state, nothing of an answer that comes later', async () => {
    const { write, queue, calls, timers, store } = await open();
    const reading = Promise.withResolvers<Reply<Record<string, readonly WireBlock[]>>>();
    calls.read = () => reading.promise;
    queue.check();
    const before = store.getState();
    queue.stop();
    reading.resolve({ kind: 'done', value: { [PAGE]: [wire(1, 'elsewhere', 5)] } });
    await turn();
    expect(store.getState()).toBe(before);
    write(1, 'one more');
    expect([timers, queue.getState().state]).toEqual([[], 'checking']);
  });

  it('says how much still waits once nothing more is sent by itself', async () => {
    const { write, queue, answer, calls } = await open();
    write(1, 'one more');
    const settled = whenSettled(queue);
    await answer(1, { kind: 'refused', status: 403 });
    expect(await settled).toBe(1);
    calls.read = async () => ({ kind: 'loggedOut' });
    queue.check();
    await turn();
    expect([await whenSettled(queue), queue.getState().state]).toEqual([1, 'parked']);
    calls.read = async () => LOST;
    queue.loggedIn();
    await turn();
    expect(queue.getState().state).toBe('offline');
  });
});
