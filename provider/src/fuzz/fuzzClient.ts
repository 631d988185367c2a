import { Agent, request as send } from 'node:http';
import { CSRF_COOKIE, CSRF_HEADER, SESSION_COOKIE } from '@spielplan/shared-contracts/api';
import type { FuzzAnswer } from './judge.ts';
import type { FuzzRequest, Sender } from './fuzzRequest.ts';

const TOKEN = 'f0'.repeat(16);
const TIMEOUT_MS = 10_000;

export interface FuzzClient {
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  close(): void;
}

/** Sends requests just as they are, which fetch would not. `sessions` are the session cookies of the accounts. */
export function createFuzzClient(url: string, sessions: Readonly<Partial<Record<Sender, string>>>): FuzzClient {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        const { method, body } = request;
        const headers = { ...cookiesOf(request.sender, sessions), ...request.headers };
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

/** A stranger has a session that nobody gave out; a forger has the session but not the token. */
function cookiesOf(sender: Sender, sessions: Readonly<Partial<Record<Sender, string>>>): Record<string, string> {
  const session = sender === 'stranger' ? 'x'.repeat(43) : sender === 'forger' ? sessions.editor : sessions[sender];
  const cookies = [...(session ? [`${SESSION_COOKIE}=${session}`] : []), `${CSRF_COOKIE}=${TOKEN}`, 'cartid=%00"; x'];
  return { cookie: cookies.join('; '), ...(sender !== 'forger' && { [CSRF_HEADER]: TOKEN }) };
}
