import {
  keptPartAddress,
  partAddress,
  SEASON_CACHE,
  SEASON_FORMAT,
  type KeptIndex,
  type SeasonIndex,
  type SeasonOutcome,
  type SeasonPart,
  type SeasonRequest,
} from '@spielplan/shared-contracts/storage';

/** Milliseconds after which a visit asks whether the programme has changed. */
const DUE_MS = 3_600_000;

interface StoreOptions {
  caches: CacheStorage;
  fetch: typeof fetch;
  now?: () => number;
}

/** The season that a visitor keeps. The worker alone writes it, one thing after the other, whatever tabs are open. */
export interface SeasonStore {
  /** Does what a page asks for. Never rejects; what did not succeed leaves what was kept before. */
  answer(request: SeasonRequest): Promise<SeasonOutcome>;
  /** Takes over what has changed of a season that is kept and was not compared for an hour; whether it did. */
  refreshDue(): Promise<boolean>;
}

/**
 * Keeps the programme by its index and its months. Only months whose hash has changed are fetched; the
 * index that names them is written last, so that half a transfer is never shown.
 */
export function createSeasonStore({ caches, fetch, now = Date.now }: StoreOptions): SeasonStore {
  let last: Promise<unknown> = Promise.resolve();
  function oneAfterTheOther<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function keep(address: string, isAgain: boolean): Promise<SeasonOutcome> {
    const cache = await caches.open(SEASON_CACHE);
    const before = await readKept(cache, address);
    try {
      const index = await fetchJson<SeasonIndex>(address);
      if (index.format !== SEASON_FORMAT || !Array.isArray(index.parts)) return 'failed';
      const parts: SeasonPart[] = [];
      for (const part of index.parts) parts.push(await keepPart(cache, { address, part, isAgain }));
      const kept: KeptIndex = { index: { ...index, parts }, checkedAt: now() };
      await cache.put(address, new Response(JSON.stringify(kept)));
      await forgetOthers(cache, address, parts);
      return 'kept';
    } catch (error) {
      // An incomplete download must not stay; the whole cache goes where there was no season before.
      if (before) await forgetOthers(cache, address, before.index.parts);
      else await forgetOthers(cache, address, []);
      return isFull(error) ? 'full' : 'failed';
    }
  }

  /** The part as it is kept now: between index and part the programme may have changed. */
  async function keepPart(
    cache: Cache,
    { address, part, isAgain }: { address: string; part: SeasonPart; isAgain: boolean },
  ): Promise<SeasonPart> {
    if (!isAgain && (await cache.match(keptPartAddress(address, part)))) return part;
    const made = await fetchJson<SeasonPart>(partAddress(address, part));
    const { month } = part;
    const { hash } = made;
    if (made.month !== month || typeof hash !== 'string') throw new TypeError('a part of another month');
    await cache.put(keptPartAddress(address, { month, hash }), new Response(JSON.stringify(made)));
    return { month, hash };
  }

  async function fetchJson<T>(address: string): Promise<T> {
    const response = await fetch(address, { credentials: 'omit', cache: 'no-cache' });
    if (response.status !== 200) throw new TypeError(`status ${response.status}`);
    return (await response.json()) as T;
  }

  return {
    answer: ({ season, address }) =>
      oneAfterTheOther(async () => {
        if (season !== 'remove') return keep(address, season === 'again');
        await caches.delete(SEASON_CACHE);
        return 'removed' as const;
      }).catch(() => 'failed' as const),
    refreshDue: () =>
      oneAfterTheOther(async () => {
        if (!(await caches.has(SEASON_CACHE))) return false;
        const cache = await caches.open(SEASON_CACHE);
        let isNew = false;
        for (const { url } of await cache.keys()) {
          const { pathname, search } = new URL(url);
          const kept = search === '' ? await readKept(cache, pathname) : null;
          if (kept && now() - kept.checkedAt >= DUE_MS) isNew = (await keep(pathname, false)) === 'kept' || isNew;
        }
        return isNew;
      }),
  };
}

async function readKept(cache: Cache, address: string): Promise<KeptIndex | null> {
  try {
    const kept = (await (await cache.match(address))?.json()) as KeptIndex | undefined;
    return kept && Array.isArray(kept.index.parts) ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets all parts of a season that its index does not name. */
async function forgetOthers(cache: Cache, address: string, parts: readonly SeasonPart[]): Promise<void> {
  const named = new Set(parts.map((part) => keptPartAddress(address, part)));
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (pathname === address && search !== '' && !named.has(pathname + search)) await cache.delete(request);
  }
}

function isFull(error: unknown): boolean {
  return (error as { name?: unknown } | null)?.name === 'QuotaExceededError';
}
