import { userDetailsCall } from '@spielplan/shared-contracts/api';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { sharedReader } from '../../freshness/trackReads.ts';
import { redirectTarget } from './redirectTarget.ts';

interface Known {
  url: string | undefined;
  until: number;
}

const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
const kept = new WeakMap<ProviderReader, Known>();
const reading = new WeakMap<ProviderReader, Promise<Known>>();

/**
 * Where visitors log in: `login_url` of what the user details tell everybody, asked for once a
 * minute. While they cannot be had the last one serves, and none is `undefined`; never rejects.
 * `now` is in epoch ms.
 */
export async function readLoginUrl(reader: ProviderReader, now: number): Promise<string | undefined> {
  const provider = sharedReader(reader);
  const known = kept.get(provider);
  if (known && known.until > now) return known.url;
  let running = reading.get(provider);
  if (!running) {
    running = Promise.resolve(provider.read(userDetailsCall))
      .then((details): Known => ({ url: redirectTarget(details.login_url) ?? undefined, until: now + FRESH_MS }))
      .catch((): Known => ({ url: known?.url, until: now + RETRY_MS }))
      .then((found) => {
        kept.set(provider, found);
        reading.delete(provider);
        return found;
      });
    reading.set(provider, running);
  }
  // The known address is used while a new one is fetched: no page waits for a link that hardly ever changes.
  return known ? known.url : (await running).url;
}
