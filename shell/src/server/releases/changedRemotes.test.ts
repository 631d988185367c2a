import { startWatch } from '../testing/startWatch.ts';
import { layTinyRemote, writeFeed } from '../testing/tinyRemote.ts';
import { changedRemotes } from './ReleaseSet.ts';

it('names the remotes of another build, and none by name where addresses or owners differ', async () => {
  const { folder, watch } = await startWatch();
  const programme = await layTinyRemote(folder, { version: 'a1' });
  const swapTo = async (...magazine: Parameters<typeof layTinyRemote>[1][]) => {
    await writeFeed(folder, [programme, ...(await Promise.all(magazine.map((tiny) => layTinyRemote(folder, tiny))))]);
    await watch.check();
    return watch.current();
  };
  const first = await swapTo({ name: 'magazine', version: 'm1' });
  const second = await swapTo({ name: 'magazine', version: 'm2' });
  expect(changedRemotes(second, first)).toEqual(new Set(['magazine']));
  expect(changedRemotes(second, second)).toEqual(new Set());
  expect(changedRemotes({ ...second, shellVersion: 'other' }, first)).toBeNull();
  const routes = "routes: [{ id, patterns: { de: '/de/x', en: '/en/x' } }]";
  const moved = await swapTo({ name: 'magazine', version: 'm3', remote: routes });
  expect(changedRemotes(moved, second)).toBeNull();
  const blocks = 'blocks: { venue_list: { component: () => null, load: async () => ({ data: null }) } }';
  const filled = await swapTo({ name: 'magazine', version: 'm4', remote: `${routes}, ${blocks}` });
  expect(changedRemotes(filled, moved)).toBeNull();
  expect(changedRemotes(await swapTo(), filled)).toBeNull();
});
