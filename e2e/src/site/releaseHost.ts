import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `hang`: the answer never comes. `cut`: it breaks off half-way. */
export type Fault = 'hang' | 'cut';

/**
 * A web server with published builds, as an object store
 * is; the answers of some paths can be made to fail.
 */
export interface ReleaseHost {
  url: string;
  /** Makes the answers of some paths fail from now on; those of before are forgotten. */
  fail(fault: Fault, isFailing: (path: string) => boolean): void;
  /** How many answers have failed since. */
  failures(): number;
  recover(): void;
  close(): Promise<void>;
}

/** Serves a folder of releases on a free port. */
export async function startReleaseHost(folder: string): Promise<ReleaseHost> {
  let failing: { fault: Fault; isFailing: (path: string) => boolean } | null = null;
  let failures = 0;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const fault = failing?.isFailing(path) ? failing.fault : null;
    if (fault) failures += 1;
    if (fault !== 'hang') void answer(`${folder}${path}`, response, fault === 'cut');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail(fault, isFailing) {
      failing = { fault, isFailing };
      failures = 0;
    },
    failures: () => failures,
    recover: () => void (failing = null),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(file: string, response: ServerResponse, isCut: boolean): Promise<void> {
  const content = await readFile(file).catch(() => null);
  if (!content) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-length': content.length });
  if (isCut) response.write(content.subarray(0, content.length / 2), () => response.destroy());
  else response.end(content);
}
