import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { fillShopTemplate, WEBSHOP_TEMPLATE_PATH } from '@spielplan/shared-contracts/api';

interface ForeignShop {
  url: string;
  close(): Promise<void>;
}

/**
 * A shop on another host than the site, whose one page fills
 * the site's webshop layout and keeps the policy it came with.
 */
export async function openForeignShop(request: APIRequestContext, lang: string, badge: number): Promise<ForeignShop> {
  const template = await request.get(`${WEBSHOP_TEMPLATE_PATH}?lang=${lang}`);
  const page = fillShopTemplate(await template.text(), {
    title: 'Shop',
    head: '',
    content: '<h1>Shop</h1>',
    badge: String(badge),
    end: '',
    path: '/',
  });
  const { 'content-security-policy': policy = '' } = template.headers();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
