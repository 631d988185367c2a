import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An exchange on its way, to be changed in place. */
export interface Exchange {
  method: string;
  path: string;
  requestHeaders: Record<string, string>;
  status: number;
  headers: Record<string, string | string[]>;
  /** The parsed body of the answer. */
  json: unknown;
  /** Sent instead of `json`. */
  bytes?: Buffer;
}

export interface Damage {
  /** Changes what is asked. */
  request?: (exchange: Exchange) => void;
  /** Changes what is answered. */
  answer?: (exchange: Exchange) => void;
}

/** What the provider itself answered. */
interface Answered {
  status: number;
  headers: Exchange['headers'];
  text: string;
}

interface ProxyOptions {
  /** Whether nothing is changed but by way of the proxy: what is everybody's is asked for once until then. */
  isOnlyWay?: boolean;
}

/**
 * Stands before a provider and passes everything on, changed
 * as `damage` says: a provider that breaks one rule.
 */
export async function startDamagingProxy(
  url: string,
  { isOnlyWay = false }: ProxyOptions = {},
): Promise<{ url: string; damage: Damage; close(): Promise<void> }> {
  const kept = isOnlyWay ? new Map<string, Answered>() : null;
  const proxy = { url: '', damage: {} as Damage, close: () => closeServer(server) };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void pass(url, kept, proxy.damage, request.method ?? 'GET', request.url ?? '/', request.headers, Buffer.concat(parts)).then(
        ({ status, headers, json, bytes }) =>
          response.writeHead(status, headers).end(status === 304 ? undefined : (bytes ?? JSON.stringify(json))),
        // A damage that throws is a provider that breaks off.
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

async function pass(
  url: string,
  kept: Map<string, Answered> | null,
  damage: Damage,
  method: string,
  path: string,
  asked: IncomingHttpHeaders,
  body: Buffer,
): Promise<Exchange> {
  const named = Object.entries(asked).filter(
    ([name]) => !/^(host|connection|content-length|accept-encoding|transfer-encoding)$/.test(name),
  );
  const requestHeaders = Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
  const exchange: Exchange = { method, path, requestHeaders, status: 0, headers: {}, json: undefined };
  damage.request?.(exchange);
  const key = `${exchange.path} ${JSON.stringify({ ...exchange.requestHeaders, cookie: '' })}`;
  const known = method === 'GET' ? kept?.get(key) : undefined;
  const { status, headers, text } = known ?? (await ask(url, exchange, body));
  Object.assign(exchange, { status, headers: { ...headers } });
  if (method !== 'GET' && status < 400) kept?.clear();
  // Of what is everybody's the provider says so (`registerCall.ts`).
  else if (headers['cache-control'] === 'no-cache') kept?.set(key, { status, headers, text });
  exchange.json = text === '' ? '' : JSON.parse(text);
  damage.answer?.(exchange);
  return exchange;
}

async function ask(url: string, { method, path, requestHeaders }: Exchange, body: Buffer): Promise<Answered> {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: requestHeaders,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const headers: Exchange['headers'] = { 'set-cookie': response.headers.getSetCookie() };
  for (const [name, value] of response.headers)
    if (!/^(content-length|connection|keep-alive|transfer-encoding|set-cookie)$/.test(name)) headers[name] = value;
  return { status: response.status, headers, text: await response.text() };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
