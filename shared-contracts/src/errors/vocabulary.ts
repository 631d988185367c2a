/**
 * Every failure of the product has a name, a stable code and an HTTP status here, and a page in
 * docs/errors.md. Names are for code, codes for logs and support; neither changes once published.
 */
export const ERROR_VOCABULARY = {
  NOT_FOUND: { code: 'SP-1001', status: 404 },
  GONE: { code: 'SP-1002', status: 410 },
  INVALID_QUERY: { code: 'SP-1003', status: 400 },
  INVALID_BODY: { code: 'SP-1004', status: 400 },
  MALFORMED_URL: { code: 'SP-1005', status: 400 },
  UNSUPPORTED_MEDIA_TYPE: { code: 'SP-1006', status: 415 },
  PAYLOAD_TOO_LARGE: { code: 'SP-1007', status: 413 },
  METHOD_NOT_ALLOWED: { code: 'SP-1008', status: 405 },
  REQUEST_TIMEOUT: { code: 'SP-1009', status: 408 },
  HEADERS_TOO_LARGE: { code: 'SP-1010', status: 431 },
  REDIRECT_FAILED: { code: 'SP-1011', status: 404 },
  MALFORMED_REQUEST: { code: 'SP-1012', status: 400 },
  NOT_LOGGED_IN: { code: 'SP-1101', status: 401 },
  FORBIDDEN: { code: 'SP-1102', status: 403 },
  CSRF_MISSING: { code: 'SP-1103', status: 403 },
  LOGIN_FAILED: { code: 'SP-1104', status: 401 },
  TOO_MANY_REQUESTS: { code: 'SP-1105', status: 429 },
  CONFLICT: { code: 'SP-1106', status: 409 },
  PRECONDITION_FAILED: { code: 'SP-1107', status: 412 },
  LAST_MANAGER: { code: 'SP-1108', status: 409 },
  PROVIDER_UNREACHABLE: { code: 'SP-2001', status: 503 },
  PROVIDER_TIMEOUT: { code: 'SP-2002', status: 503 },
  PROVIDER_MALFORMED: { code: 'SP-2003', status: 503 },
  PROVIDER_FAILED: { code: 'SP-2004', status: 503 },
  SITE_OFFLINE: { code: 'SP-2005', status: 503 },
  STORAGE_FAILED: { code: 'SP-2006', status: 503 },
  PROVIDER_SUSPENDED: { code: 'SP-2007', status: 503 },
  REMOTE_MISSING: { code: 'SP-3001', status: 503 },
  REMOTE_INTEGRITY: { code: 'SP-3002', status: 503 },
  REMOTE_CONTRACT: { code: 'SP-3003', status: 503 },
  REMOTE_TIMEOUT: { code: 'SP-3004', status: 503 },
  REMOTE_CRASHED: { code: 'SP-3005', status: 503 },
  REMOTE_FEED: { code: 'SP-3006', status: 503 },
  UNKNOWN_MIDDLEWARE: { code: 'SP-3007', status: 500 },
  REMOTE_FEED_HELD: { code: 'SP-3008', status: 503 },
  REMOTE_CHANGED: { code: 'SP-3009', status: 503 },
  REMOTE_ENTRY: { code: 'SP-3010', status: 503 },
  REMOTE_UNTESTED: { code: 'SP-3011', status: 503 },
  REMOTE_UNSIGNED: { code: 'SP-3012', status: 503 },
  REMOTE_SIGNATURE: { code: 'SP-3013', status: 503 },
  REMOTE_KEY_REVOKED: { code: 'SP-3014', status: 503 },
  MALFORMED_DATE: { code: 'SP-4001', status: 500 },
  MALFORMED_PRICE: { code: 'SP-4002', status: 500 },
  CART_UNREACHABLE: { code: 'SP-5001', status: 503 },
  CART_REFUSED: { code: 'SP-5002', status: 409 },
  SHOP_OFFLINE: { code: 'SP-5003', status: 503 },
  UNEXPECTED: { code: 'SP-9000', status: 500 },
} as const satisfies Record<string, { code: `SP-${number}`; status: number }>;

export type ErrorName = keyof typeof ERROR_VOCABULARY;

/** Failures that servers alone name, so that no browser loads their codes. */
export const SERVER_ERRORS = {
  CANARY_HALTED: { code: 'SP-3015', status: 503 },
  BUILD_PREVIEW_INVALID: { code: 'SP-3016', status: 403 },
  BUILD_PREVIEW_ENDED: { code: 'SP-3017', status: 410 },
  REMOTE_QUARANTINED: { code: 'SP-3018', status: 503 },
  UNKNOWN_TIME_ZONE: { code: 'SP-4003', status: 500 },
  UNKNOWN_CURRENCY: { code: 'SP-4004', status: 500 },
} as const satisfies Record<string, { code: `SP-${number}`; status: number }>;

/** Failures that only the code names which meets them: it is loaded where it is asked for. */
export const BROWSER_ERRORS = {
  SEASON_NOT_KEPT: { code: 'SP-6001', status: 507 },
} as const satisfies Record<string, { code: `SP-${number}`; status: number }>;
