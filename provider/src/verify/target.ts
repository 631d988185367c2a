import { CSRF_COOKIE, CSRF_HEADER } from '@spielplan/shared-contracts/api';

/** What came back, whatever it was. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Whether the bytes are UTF-8, as JSON has to be (RFC 8259). */
  isUtf8: boolean;
  /** The parsed body; undefined where it is no JSON. */
  json: unknown;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Repeats the CSRF token, as the site's scripts do. */
  withToken?: boolean;
}

/** A provider as one visitor sees it: with cookies, a time limit, and a count of what was asked. */
export interface Target {
  url: string;
  requests: number;
  ask(path: string, asking?: RequestOptions): Promise<Answer>;
  cookie(name: string): string | undefined;
  /** Another visitor of the same provider, without any cookie. */
  another(): Target;
}

const TIMEOUT_MS = 15_000;

/**
 * Opens a provider by its address. RequestOptions rejects
 * with a sentence when it does not answer at all.
 */
export function openTarget(url: string): Target {
  const cookies = new Map<string, string>();
  const target: Target = {
    url: url.replace(/\/$/, ''),
    requests: 0,
    async ask(path, { method = 'GET', headers = {}, body, withToken = false } = {}) {
      target.requests += 1;
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(target.url + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          accept: 'application/json',
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(withToken && { [CSRF_HEADER]: cookies.get(CSRF_COOKIE) ?? '' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch((error: unknown) => {
        throw new Error(`${method} ${path} was not answered: ${reasonOf(error)}`, { cause: error });
      });
      keepCookies(response, cookies);
      const bytes = new Uint8Array(
        await response.arrayBuffer().catch((error: unknown) => {
          throw new Error(`${method} ${path} broke off: ${reasonOf(error)}`, { cause: error });
        }),
      );
      const text = new TextDecoder().decode(bytes);
      return { status: response.status, headers: response.headers, text, isUtf8: isUtf8(bytes), json: parseJson(text) };
    },
    cookie: (name) => cookies.get(name),
    another: () => countedBy(target, openTarget(url)),
  };
  return target;
}

function countedBy(target: Target, other: Target): Target {
  const ask = other.ask.bind(other);
  other.ask = (path, asking) => {
    target.requests += 1;
    return ask(path, asking);
  };
  return other;
}

function keepCookies(response: Response, cookies: Map<string, string>): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
