import { CSRF_HEADER } from '@spielplan/shared-contracts/api/cookies';
import type { ErrorName } from '@spielplan/shared-contracts/errors';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { fetchToken } from './fetchToken.ts';

/** After this long nobody waits for the provider any more. */
export const PROVIDER_TIMEOUT_MS = 15_000;

export interface ProviderRequest {
  /** On our own origin. */
  path: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  timeoutMs?: number;
  /**
   * A call of an editor: an answer of 401 is told by
   * `login.required`, upon which the shell asks to log in.
   */
  signals?: SignalBus;
  /**
   * Reads the cart first though there is a token: a browser
   * then has its cookie before it puts something in.
   */
  readsCartFirst?: boolean;
}

/** What came back: a status with a body (`null` where that is no JSON), or why nothing did. */
export type ProviderReply =
  | { kind: 'answer'; status: number; body: unknown }
  | {
      kind: 'failed';
      /** `CSRF_MISSING`: this browser keeps no cookies. */
      name: Extract<ErrorName, 'CSRF_MISSING' | 'PROVIDER_TIMEOUT' | 'PROVIDER_UNREACHABLE'>;
      /** It was sent, and nobody knows what became of it. */
      mayHaveArrived: boolean;
      detail: string;
    };

/**
 * Asks the provider once, with the cookies of this origin; never rejects and never asks again. What
 * changes something repeats the CSRF token, fetched first where there is none; without one it is not
 * sent. The time limit covers all of it.
 */
export async function callProvider(request: ProviderRequest): Promise<ProviderReply> {
  const { path, method = 'GET', body, headers, timeoutMs = PROVIDER_TIMEOUT_MS, signals, readsCartFirst = false } = request;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  let mayHaveArrived = false;
  try {
    const all: Record<string, string> = { Accept: 'application/json', ...headers };
    if (method !== 'GET') {
      const token = await fetchToken(limit.signal, readsCartFirst);
      if (token === null)
        return { kind: 'failed', name: 'CSRF_MISSING', mayHaveArrived, detail: 'This browser keeps no CSRF token.' };
      all[CSRF_HEADER] = token;
    }
    if (body !== undefined) all['Content-Type'] = 'application/json';
    // Anyone who goes offline from here on does not know what arrived.
    mayHaveArrived = navigator.onLine;
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: limit.signal,
      headers: all,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status === 401) signals?.emit('login.required', {});
    return { kind: 'answer', status: response.status, body: await readJson(response) };
  } catch (error) {
    if (limit.signal.aborted)
      return { kind: 'failed', name: 'PROVIDER_TIMEOUT', mayHaveArrived, detail: `No answer within ${timeoutMs} ms.` };
    const detail = error instanceof Error ? error.message : String(error);
    return { kind: 'failed', name: 'PROVIDER_UNREACHABLE', mayHaveArrived, detail };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The body, or `null` where it is not JSON; an error page
 * of a proxy is HTML. A broken connection still rejects.
 */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
