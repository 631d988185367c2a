import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createShopTemplate } from './shopTemplate.ts';

it('goes on with the last template, or with none, while the site does not answer in time', async () => {
  let answers = false;
  const site = createServer((_, response) => {
    if (answers) response.setHeader('content-security-policy', "default-src 'self'").end('<html>the shop</html>');
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
  answers = false;
  now += 60_000;
  await expect(read('de')).resolves.toEqual(template);
  site.closeAllConnections();
  await new Promise((resolve) => void site.close(resolve));
});
