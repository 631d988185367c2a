export const ORIGIN = 'https://haus.example';

/**
 * The Cache API as far as the worker uses it, in the order in which things
 * were put; `refuses` names addresses for which there is no room.
 */
export function fakeCaches(refuses: (url: string) => boolean = () => false) {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (request: string | Request) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (request: string | Request) => entries.get(urlOf(request))?.clone(),
      put: async (request: string, response: Response) => {
        if (refuses(urlOf(request))) throw new DOMException('no room', 'QuotaExceededError');
        entries.set(urlOf(request), response);
      },
      delete: async (request: string | Request) => entries.delete(urlOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  const caches = {
    open,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return { all, caches: caches as unknown as CacheStorage };
}
