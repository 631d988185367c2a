/** Reads addresses of a site, gently and with an end. */
export interface BoundedReader {
  /** The text at an address; null where it cannot be had. Throws once the limit of requests is reached. */
  read: (address: string) => Promise<string | null>;
  /** Does `work` for each item, a few at a time, in no order. */
  each: <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => Promise<void>;
  /** Addresses that could not be had, with what came instead. */
  failed: string[];
  requests: () => number;
}

const AT_ONCE = 4;
const TIMEOUT_MS = 20_000;
const MAX_WAIT_S = 61;

/** A reader of one site: at most `limit` requests, four at once; what is asked to wait waits, twice at most. */
export function createBoundedReader(origin: string, limit: number): BoundedReader {
  const failed: string[] = [];
  let count = 0;

  async function read(address: string, attempt = 1): Promise<string | null> {
    if (count >= limit) throw new Error(`More than ${limit} requests would be needed; --requests allows more.`);
    count += 1;
    const url = new URL(address, origin);
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
    if (response?.ok) return response.text();
    await response?.body?.cancel();
    const wait = Number(response?.headers.get('retry-after') ?? 0);
    if (wait > 0 && wait < MAX_WAIT_S && attempt < 3) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
      return read(address, attempt + 1);
    }
    failed.push(`${url.pathname}: ${response?.status ?? 'no answer'}`);
    return null;
  }

  async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
    const waiting = [...items];
    const worker = async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  return { read, each, failed, requests: () => count };
}
