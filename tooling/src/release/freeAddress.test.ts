import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { putBack, rollback, withdraw } from './changeRelease.ts';
import { readFeed } from './feedStore.ts';
import { describeAddresses, freeAddress } from './freeAddress.ts';
import { publishRelease } from './publishRelease.ts';

let home: string;
beforeEach(async () => void (home = await mkdtemp(`${tmpdir()}/spielplan-addresses-`)));
afterEach(() => rm(home, { recursive: true, force: true }));
const to = () => `${home}/releases`;
const because = () => ({ why: 'because', to: to() });

async function publish(version: string, ids: readonly string[]) {
  const from = `${home}/build`;
  for (const side of ['browser', 'server']) await mkdir(`${from}/${side}`, { recursive: true });
  const routes = ids.map((id) => ({ id, patterns: { de: `/de/${id}`, en: `/en/${id}` } }));
  await writeFile(`${from}/release.json`, JSON.stringify({ name: 'shop', version, brings: { routes } }));
  return publishRelease('shop', { from, to: to() });
}
const held = async () => (await readFeed(to())).addresses?.shop?.map(({ id }) => id);

it('a remote holds what its releases have answered, whichever is current, until it lets go', async () => {
  const { number } = await publish('s1', ['goods', 'bag']);
  await publish('s2', ['goods', 'gifts']);
  expect(await held()).toEqual(['goods', 'bag', 'gifts']);
  await rollback('shop', undefined, because());
  expect(await held()).toEqual(['goods', 'bag', 'gifts']);
  expect(await describeAddresses(to())).toEqual([
    `shop goods /de/goods /en/goods, since feed ${number}`,
    `shop bag /de/bag /en/bag, since feed ${number}`,
    expect.stringMatching(/^shop gifts .*, not answered now$/),
  ]);
  await expect(freeAddress('shop', 'bag', because())).rejects.toThrow('answers "bag": release it without');
  await expect(freeAddress('shop', 'lamp', because())).rejects.toThrow('shop does not hold "lamp"');
  await freeAddress('shop', 'gifts', because());
  await withdraw('shop', because());
  expect(await held()).toEqual(['goods', 'bag']);
  await freeAddress('shop', 'bag', because());
  expect(await held()).toEqual(['goods']);
});

it('what a refused release has claimed is nobody’s again; what was held before stays', async () => {
  await publish('s1', ['goods']);
  const { before, number } = await publish('s2', ['goods', 'bag']);
  expect(await held()).toEqual(['goods', 'bag']);
  await putBack('shop', 's2', before, { ...because(), refusedIn: number });
  expect(await held()).toEqual(['goods']);
});

it('a first release that is refused leaves no address behind', async () => {
  const { before, number } = await publish('s1', ['goods']);
  await putBack('shop', 's1', before, { ...because(), refusedIn: number });
  expect(await held()).toEqual([]);
});
