import { prepareResponse, type PreparedResponse } from './PreparedResponse.ts';
import { COMMON_HEADERS } from './securityHeaders.ts';

/** A bare status that nobody keeps. */
export function plainAnswer(status: number, headers: Readonly<Record<string, string>> = {}): PreparedResponse {
  return prepareResponse({
    status,
    contentType: 'text/plain; charset=utf-8',
    body: status === 204 ? '' : String(status),
    headers: { ...COMMON_HEADERS, 'cache-control': 'no-store', ...headers },
  });
}
