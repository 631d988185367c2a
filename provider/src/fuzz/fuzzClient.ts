import { Agent, request as send } from 'node:http';
import type { FuzzAnswer } from './judge.ts';
import type { FuzzRequest, Sender } from './fuzzRequest.ts';

const TIMEOUT_MS = 10_000;

export interface FuzzClient {
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  close(): void;
}

/** What a sender brings along: cookies and the token that belongs to them. */
export type Credentials = Readonly<Partial<Record<Sender, { cookie: string; 'x-csrftoken'?: string }>>>;

/** Sends requests just as they are, which fetch would not. */
export function createFuzzClient(url: string, credentials: Credentials): FuzzClient {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        const { method, body } = request;
        const headers = { ...credentials[request.sender], ...request.headers };
        const target = request.target.replace(/[^\x21-\x7e]/g, (letter) => encodeURIComponent(letter.toWellFormed()));
        const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
        const asked = send({
          hostname,
          port,
          agent,
          method,
          path: target,
          headers: { ...headers, ...length },
          timeout: TIMEOUT_MS,
        });
        asked.on('response', (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
            resolve({
              status: response.statusCode ?? 0,
              headers: Object.fromEntries(named) as Record<string, string>,
              body: Buffer.concat(parts).toString(),
            });
          });
        });
        asked.on('timeout', () => asked.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
        asked.on('error', reject);
        asked.end(body ?? undefined);
      }),
    close: () => agent.destroy(),
  };
}
