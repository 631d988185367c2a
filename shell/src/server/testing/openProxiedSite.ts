import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createSiteServer } from '../http/createSiteServer.ts';
import { prepareResponse } from '../http/PreparedResponse.ts';
import { createProviderBreaker } from '../provider/createProviderBreaker.ts';
import { createProxy } from '../http/proxyToProvider.ts';
import { recordLog } from './recordLog.ts';
import { startServer } from './startServer.ts';

type ProxyOptions = Parameters<typeof createProxy>[0];
type SiteLimits = Parameters<typeof createSiteServer>[0]['limits'];

interface Options extends Partial<Omit<ProxyOptions, 'breaker'>> {
  limits?: SiteLimits;
  breaker?: Omit<Parameters<typeof createProviderBreaker>[0], 'providerUrl' | 'log'>;
}

/**
 * The server that visitors speak to with nothing behind it
 * but the proxy to a provider that `answer` stands for.
 */
export async function openProxiedSite(
  answer: RequestListener,
  { limits, isBehindProxy = false, breaker: times, ...proxy }: Options = {},
) {
  const provider = await startServer(answer);
  const log = recordLog();
  const breaker = createProviderBreaker({ providerUrl: provider.origin, log, ...times });
  const handler = createProxy({
    providerUrl: provider.origin,
    publicOrigin: 'https://haus.example',
    isBehindProxy,
    log,
    breaker,
    ...proxy,
  });
  const server = createSiteServer({
    handler,
    malformedPage: async () => prepareResponse({ status: 400, contentType: 'text/plain', body: 'malformed' }),
    isSecure: false,
    isBehindProxy,
    log,
    ...(limits && { limits }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const read = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => get({ port, path, agent }, resolve).on('error', reject)).then(
      async (response) => ({ status: response.statusCode, headers: response.headers, body: await text(response) }),
    );
  return {
    port,
    provider,
    log,
    server,
    read,
    isSuspended: breaker.isOpen,
    /** Sends this many reads, ten at once; rejects where one gets another one's answer. */
    async readMany(count: number): Promise<void> {
      let next = 0;
      const readNext = async (): Promise<void> => {
        if (next === count) return;
        const path = `/api/shop-cart/?${next++}`;
        const { body } = await read(path);
        if (!body.endsWith(path)) throw new Error(`A foreign answer: ${body}`);
        return readNext();
      };
      await Promise.all(Array.from({ length: 10 }, readNext));
    },
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await provider.close();
    },
  };
}
