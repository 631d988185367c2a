import { listKeptPages } from './keptPages.ts';

function cachesWith(paths: readonly string[]): CacheStorage {
  const urls = paths.map((path) => `https://haus.example${path}`);
  const cache = {
    keys: async () => urls.map((url) => ({ url })),
    match: async (url: string) => ({
      text: async () => `<!doctype html><title>Seite ${new URL(url).pathname} &amp; mehr</title>`,
    }),
  };
  return { open: async () => cache } as unknown as CacheStorage;
}

describe('what a browser has kept', () => {
  it('is listed in the page’s language by its titles, what was opened last first', async () => {
    const kept = await listKeptPages(cachesWith(['/de/offline', '/de', '/en', '/de/programm/veranstaltungen?tag=3']), 'de');
    expect(kept).toEqual([
      { href: '/de/programm/veranstaltungen?tag=3', title: 'Seite /de/programm/veranstaltungen & mehr' },
      { href: '/de', title: 'Seite /de & mehr' },
    ]);
  });

  it('is nothing in a browser without storage for it', async () => {
    expect(await listKeptPages(undefined, 'de')).toEqual([]);
  });
});
