import { mkdtemp } from 'node:fs/promises';
import { createFeedGuard } from '../releases/createFeedGuard.ts';
import { openReleaseMemory } from '../releases/createReleaseMemory.ts';
import { describeFeed } from '../releases/describeFeed.ts';
import { openReleaseSource, type ReleaseSource, trustSource } from '@spielplan/shared-contracts/feed';
import { startHere } from '../releases/fetchRelease.ts';
import { watchReleases, type ReleaseWatch, type WatchOptions } from '../releases/watchReleases.ts';
import { recordLog } from './recordLog.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { layTinyRemote, writeFeed } from './tinyRemote.ts';

export const passAll: WatchOptions['smokeTest'] = async (_, candidates) =>
  new Map(candidates.map(({ release }) => [release.name, null]));
const home = await temporaryFolder();
afterAll(home.remove);

const watches: ReleaseWatch[] = [];
afterEach(() => watches.splice(0).forEach((watch) => watch.stop()));

/** A watch over an empty folder that looks only when it is told to. */
export async function startWatch({
  smokeTest = passAll,
  warmUp = async () => {},
  around = (source: ReleaseSource) => source,
  canTest = async () => false,
  folder: given,
  operators = null,
  start = startHere({}),
  afterLook,
  onSwap,
}: Partial<Pick<WatchOptions, 'start' | 'smokeTest' | 'warmUp' | 'canTest' | 'afterLook' | 'onSwap'>> & {
  around?: (source: ReleaseSource) => ReleaseSource;
  folder?: string;
  /** Their keys, where only what is signed is taken. */
  operators?: readonly string[] | null;
} = {}) {
  const folder = given ?? (await mkdtemp(`${home.path}/releases-`));
  if (!given) await writeFeed(folder, []);
  const log = recordLog();
  const swapped: string[] = [];
  const memory = openReleaseMemory(`${folder}-last-good`);
  const guard = await createFeedGuard(memory, log);
  const source = trustSource(around(openReleaseSource(folder, 300)), operators, guard.table);
  const watch = await watchReleases({
    source,
    lastGood: memory.source,
    guard,
    start,
    shellVersion: 'shell',
    pollEvery: 1_000_000,
    log,
    smokeTest,
    warmUp,
    canTest,
    onSwap(set, before) {
      swapped.push(set.id);
      onSwap?.(set, before);
    },
    ...(afterLook && { afterLook }),
  });
  watches.push(watch);
  const publish = async (tiny: Parameters<typeof layTinyRemote>[1]) => {
    const release = await layTinyRemote(folder, tiny);
    await writeFeed(folder, [release]);
    return release;
  };
  const version = () => watch.current().remotes.get('programme')?.release.version ?? null;
  const names = () => [...watch.current().remotes.keys()].toSorted();
  const confirm = async () => (await describeFeed(source, memory)).confirm();
  return { folder, log, swapped, watch, publish, version, names, confirm, source, guard, memory };
}
