import { FRAME_HOSTS } from '../../blocks/ExternalMedia/frameHosts.ts';

// styled-components adds an empty style element and fills it through the CSSOM; this is the hash of nothing.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Headers of every answer. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** What the tag manager and the measuring behind it need, once a visitor has agreed; in the policy only where a house has one. */
const TAG_MANAGER_HOSTS = 'https://www.googletagmanager.com';
const MEASURING_HOSTS = `${TAG_MANAGER_HOSTS} https://*.google-analytics.com https://*.analytics.google.com`;

interface DocumentPolicy {
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
  isSecure: boolean;
  hasTagManager?: boolean;
}

/**
 * Headers of an HTML page. Hashes and not nonces, because pages are the same for everyone and cached. Style attributes
 * are allowed: a picture's dominant colour stands in one; they can run nothing.
 */
export function documentHeaders({
  styleHashes,
  scriptHashes,
  isSecure,
  hasTagManager = false,
}: DocumentPolicy): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes, ...(hasTagManager ? [TAG_MANAGER_HOSTS] : [])].join(' '),
    `style-src 'self' ${[...new Set([EMPTY_STYLE, ...styleHashes])].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${hasTagManager ? ` ${MEASURING_HOSTS}` : ''}`,
    ...(hasTagManager ? [`connect-src 'self' ${MEASURING_HOSTS}`] : []),
    `frame-src 'self' ${FRAME_HOSTS.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return {
    ...COMMON_HEADERS,
    'content-security-policy': policy,
    'x-frame-options': 'SAMEORIGIN',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
