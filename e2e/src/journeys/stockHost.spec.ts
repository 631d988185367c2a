import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test as base } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';
import { buildStockHost } from '../../stockHost/buildStockHost.ts';

/** An application of somebody else, on an origin of its own. */
const test = base.extend<object, { stockHost: { folder: string } }>({
  stockHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = await mkdtemp(`${tmpdir()}/spielplan-stock-host-`);
      await buildStockHost(folder);
      await use({ folder });
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const PAGES = {
  de: { path: '/de/ueber-uns/haeuser', headline: 'Alle Häuser am Fluss', house: 'Theater am Wehr' },
  en: { path: '/en/about/houses', headline: 'All houses along the river', house: 'Theatre at the Weir' },
};

for (const lang of LANGUAGES)
  test(`a host of the stock federation runtime shows a block of the programme by its manifest (${lang})`, async ({
    page,
    request,
    baseURL,
    stockHost: { folder },
  }) => {
    const { path, headline, house } = PAGES[lang];
    const answer = (await (await request.get(`/_data${path}`)).json()) as { remotes: Record<string, { version: string }> };
    const manifest = `${baseURL ?? ''}/remotes/programme/${answer.remotes.programme?.version}/mf-manifest.json`;
    const described = (await (await request.get(manifest)).json()) as { name: string; shared: { name: string }[] };
    expect(described.name).toBe('spielplan_programme');
    expect(described.shared.map(({ name }) => name)).toContain('react');

    const shown = JSON.stringify({ manifest, model: 'venue_list', answer }).replaceAll('<', '\\u003c');
    const scripts = new Map<string, Buffer>(
      await Promise.all((await readdir(folder)).map(async (file) => [`/${file}`, await readFile(`${folder}/${file}`)] as const)),
    );
    const server = createServer(({ url = '/' }, response) => {
      const script = scripts.get(url);
      response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
      response.end(
        script ??
          `<!doctype html><html lang="${lang}"><title>A stock host</title><link rel="icon" href="data:,"><main></main><script>shown=${shown}</script><script src="/main.js"></script></html>`,
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await expect(page.getByRole('heading', { name: headline })).toBeVisible();
      await expect(page.getByRole('link', { name: house }).first()).toBeVisible();
      // One React of the host serves both: two would have broken hooks and contexts.
      const scope = await page.evaluate(() => {
        const { __INSTANCES__: instances } = (globalThis as unknown as { __FEDERATION__: Federation }).__FEDERATION__;
        return Object.keys(instances[0]?.shareScopeMap.default?.react ?? {});
      });
      expect(scope).toHaveLength(1);
    } finally {
      server.close();
    }
  });

interface Federation {
  __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, unknown>>> }[];
}
