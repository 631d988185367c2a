import { jest } from '@jest/globals';
import { createHotUpdates, type WebpackHot } from './hotUpdates.ts';

/**
 * A build on the page whose updates lead through the given
 * hashes; an error stands for one that cannot be applied.
 */
function pageWith(...steps: (string | Error)[]) {
  const reload = jest.fn();
  const said: string[] = [];
  const updates = createHotUpdates({ reload, say: (text) => said.push(text) });
  const [first, ...rest] = steps as [string, ...(string | Error)[]];
  let hash = first;
  let status = 'idle';
  const hot: WebpackHot = {
    accept: () => undefined,
    invalidate: () => undefined,
    dispose: () => undefined,
    status: () => status,
    async check(applies) {
      if (!applies) return [];
      const next = rest.shift();
      if (next === undefined) return null;
      if (next instanceof Error) {
        status = 'abort';
        throw next;
      }
      hash = next;
      return [];
    },
  };
  updates.join('programme', hot, () => hash);
  return { updates, reload, said, hash: () => hash };
}

describe('a page under development', () => {
  it('takes an update over without a reload', async () => {
    const page = pageWith('one', 'two');
    await page.updates.handle({ kind: 'built', part: 'programme', hash: 'two' });
    await page.updates.handle({ kind: 'live', part: 'programme', hash: 'two', needsReload: false });
    expect(page.hash()).toBe('two');
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('steps through the builds it has missed', async () => {
    const page = pageWith('one', 'two', 'three');
    await page.updates.handle({ kind: 'built', part: 'programme', hash: 'three' });
    expect(page.hash()).toBe('three');
  });

  it('is loaded again when an update cannot be applied, but not before the server has the new build', async () => {
    const page = pageWith('one', new Error('remote.ts is not accepted\nUpdate propagation: …'));
    await page.updates.handle({ kind: 'built', part: 'programme', hash: 'two' });
    await page.updates.handle({ kind: 'live', part: 'programme', hash: 'one', needsReload: false });
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.said).toEqual(['programme: this change needs a reload (remote.ts is not accepted)']);
    await page.updates.handle({ kind: 'live', part: 'programme', hash: 'two', needsReload: false });
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded again after a change that only the server sees', async () => {
    const page = pageWith('one');
    await page.updates.handle({ kind: 'live', part: 'programme', hash: 'one', needsReload: true });
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded again after a change in a remote that it shows as HTML only', async () => {
    const page = pageWith('one');
    await page.updates.handle({ kind: 'built', part: 'booking', hash: 'two' });
    await page.updates.handle({ kind: 'live', part: 'booking', hash: 'two', needsReload: false });
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('keeps its state and says what is wrong when a build breaks', async () => {
    const page = pageWith('one');
    await page.updates.handle({ kind: 'broken', part: 'programme', text: 'EventCard.tsx:3:1' });
    expect(page.said.join()).toContain('EventCard.tsx:3:1');
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('catches up after a lost connection, and is loaded again when the development server was started again', async () => {
    const page = pageWith('one', 'two');
    await page.updates.handle({ kind: 'hello', run: 'a', built: [], broken: [] });
    await page.updates.handle({ kind: 'hello', run: 'a', built: [{ part: 'programme', hash: 'two' }], broken: [] });
    expect([page.hash(), page.reload.mock.calls.length]).toEqual(['two', 0]);
    await page.updates.handle({ kind: 'hello', run: 'b', built: [], broken: [] });
    expect(page.reload).toHaveBeenCalledTimes(1);
  });
});
