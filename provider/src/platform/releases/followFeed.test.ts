import { openReleaseSource, readOperators, trustSource } from '@spielplan/shared-contracts/feed';
import { openReleasedHouse, releaseOf, SHELF } from '../../testing/releasedHouse.ts';
import { followFeed, NOTHING_FOLLOWED } from './followFeed.ts';

const house = await openReleasedHouse();
afterAll(() => house.remove());

async function read() {
  const source = trustSource(openReleaseSource(house.folder), await readOperators(house.trust, false));
  return source.readFeed();
}
const shelf = (version = 'a1') => releaseOf('shop', { blocks: { shop_shelf: SHELF } }, version);

it('a signed release is followed; an older entry and an older table of keys are not', async () => {
  await house.writeSigned(5, { shop: house.sign('shop', 5, shelf('b2')) }, 2);
  const { followed, refused } = followFeed(NOTHING_FOLLOWED, await read());
  expect([followed.remotes['shop']?.version, refused]).toEqual(['b2', []]);

  await house.writeSigned(6, { shop: house.sign('shop', 4, shelf('a1')) }, 2);
  const replayed = followFeed(followed, await read());
  expect(replayed.followed.remotes).toEqual(followed.remotes);
  expect(replayed.refused).toEqual(['shop: its entry of feed 4 is older than that of feed 5']);

  await house.writeSigned(7, { shop: house.sign('shop', 7, shelf('c3')) }, 1);
  const older = followFeed(followed, await read());
  expect(older).toEqual({ followed, refused: [expect.stringContaining('table of keys is older')] });
});

it('nobody but its team or an operator says what a remote brings', async () => {
  await house.writeSigned(8, { shop: house.sign('shop', 8, shelf(), house.keys.stranger) });
  const { followed, refused } = followFeed(NOTHING_FOLLOWED, await read());
  expect([followed.remotes, refused]).toEqual([{}, [expect.stringMatching(/^shop: .*signed/)]]);
});

it('a kind stays with who brought it first, and none replaces one of the contract', () => {
  const feedOf = (number: number, ...releases: object[]) => ({
    schema: 1 as const,
    number,
    remotes: Object.fromEntries(releases.map((each) => [(each as { name: string }).name, each])) as never,
    leftOut: [],
  });
  const { followed } = followFeed(NOTHING_FOLLOWED, feedOf(1, shelf()));
  const bar = releaseOf('bar', { blocks: { shop_shelf: SHELF, text: SHELF, bar_menu: SHELF, blog_teaser_list: null } });
  const second = followFeed(followed, feedOf(2, bar, shelf()));
  expect(Object.keys(second.followed.remotes['bar']?.blocks ?? {})).toEqual(['bar_menu']);
  expect(second.refused).toEqual([
    'bar: the block shop_shelf: it is a block of shop',
    'bar: the block text: it is one of the contract',
  ]);
});
