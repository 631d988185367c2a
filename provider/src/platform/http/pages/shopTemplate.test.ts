import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createShopTemplate } from './shopTemplate.ts';

it('goes on with the last template, or with none, while the site does not answer in time', async () => {
  let answers = false;
  const site = createServer(({ url }, response) => {
    const page = url?.includes('private=1') ? 'nothing of others' : 'the shop';
    if (answers) response.setHeader('content-security-policy', "default-src 'self'").end(`<html>${page}</html>`);
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  let now = 0;
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/template`;
  const read = createShopTemplate(url, () => now, 100);

  await expect(read('de')).resolves.toBeNull();
  answers = true;
  // Not asked again at once: a site that hangs would hold up every page of the shop.
  await expect(read('de')).resolves.toBeNull();
  now += 5_000;
  const template = { html: '<html>the shop</html>', policy: "default-src 'self'" };
  await expect(read('de')).resolves.toEqual(template);
  // A page with a password has a template of its own, and never the other one in its place.
  await expect(read('de', { isPrivate: true })).resolves.toEqual({
    html: '<html>nothing of others</html>',
    policy: "default-src 'self'",
  });
  answers = false;
  now += 60_000;
  await expect(read('de')).resolves.toEqual(template);
  site.closeAllConnections();
  await new Promise((resolve) => void site.close(resolve));
});
