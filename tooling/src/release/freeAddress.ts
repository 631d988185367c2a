import type { Remote } from '../parts.ts';
import { changeFeed, readFeed, RELEASES_DIR } from './feedStore.ts';

interface FreeOptions {
  why: string;
  to?: string;
}

/**
 * Lets go of an address that the current release of a remote does not answer, so that others may bring
 * it. Rejects with a sentence where it is answered or not held. Going back to a build that answers it
 * takes it again, if it is still free.
 */
export async function freeAddress(remote: Remote, id: string, { why, to = RELEASES_DIR }: FreeOptions): Promise<number> {
  const { number } = await changeFeed(
    {
      what: 'free',
      remote,
      why,
      change(feed) {
        const held = feed.addresses?.[remote] ?? [];
        if (feed.remotes[remote]?.brings?.routes.some((route) => route.id === id))
          throw new Error(`${remote} ${feed.remotes[remote].version} answers "${id}": release it without that address first.`);
        if (!held.some((each) => each.id === id)) throw new Error(`${remote} does not hold "${id}".`);
        return { ...feed, addresses: { ...feed.addresses, [remote]: held.filter((each) => each.id !== id) } };
      },
    },
    to,
  );
  return number;
}

/** The holder of each address, one per line. */
export async function describeAddresses(to = RELEASES_DIR): Promise<string[]> {
  const { addresses = {}, remotes } = await readFeed(to);
  return Object.entries(addresses).flatMap(([remote, held]) =>
    held.map(({ id, patterns, since }) => {
      const isAnswered = remotes[remote]?.brings?.routes.some((route) => route.id === id);
      return `${remote} ${id} ${patterns.de} ${patterns.en}, since feed ${since}${isAnswered ? '' : ', not answered now'}`;
    }),
  );
}
