import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { PROVIDER_URL } from './siteEnvironment.ts';

/** Changes an answer of the provider, which is parsed JSON, in place. */
type Change = (answer: never) => void;

/**
 * The provider of all journeys, with some answers changed: the
 * back end of a house that has set up things in another way.
 */
export interface AlteredProvider {
  url: string;
  /**
   * Changes the answers of a path from now on; what the
   * shell has kept of it is served for as long as always.
   */
  alter(path: RegExp, change: Change): void;
  close(): Promise<void>;
}

/** Stands between a shell and the provider, on a free port unless one is named. */
export async function startAlteredProvider(port = 0): Promise<AlteredProvider> {
  const changes: [path: RegExp, change: Change][] = [];
  const server = createServer((request, response) => {
    const changesOfPath = changes.filter(([path]) => path.test(request.url ?? ''));
    // What is changed must come as it is written.
    const headers = { ...request.headers, ...(changesOfPath.length > 0 && { 'accept-encoding': 'identity' }) };
    const { method, url: path } = request;
    const passed = ask(`${PROVIDER_URL}${path}`, { method, headers }, (answer) => {
      if (changesOfPath.length === 0 || answer.statusCode !== 200) pass(answer, response);
      else void change(answer, response, changesOfPath);
    });
    passed.on('error', () => response.destroy());
    // A shell that hangs up hangs up there, too.
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    alter: (path, change) => void changes.push([path, change]),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function pass(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}

async function change(answer: IncomingMessage, response: ServerResponse, changes: [RegExp, Change][]): Promise<void> {
  const content = JSON.parse(await text(answer)) as never;
  for (const [, each] of changes) each(content);
  const { 'content-length': _, etag: __, ...headers } = answer.headers;
  response.writeHead(200, headers).end(JSON.stringify(content));
}
