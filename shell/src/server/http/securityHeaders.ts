import { frameSources, tagSources } from '../../consent/serviceSources.server.ts';

// styled-components adds an empty style element and fills
// it through the CSSOM; this is the hash of nothing.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Headers of a script, style or font: the other common ones speak to documents. */
export const PART_HEADERS: Readonly<Record<string, string>> = { 'x-content-type-options': 'nosniff' };

const OPENER_POLICY = 'cross-origin-opener-policy';

/** Headers of every answer that a browser may show by itself. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  ...PART_HEADERS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  [OPENER_POLICY]: 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Added to every answer of a site that is reached by https (`createSiteServer`). */
export const HSTS: Readonly<Record<string, string>> = { 'strict-transport-security': 'max-age=31536000' };
/** The same for every host below the site's: a choice of the house, which others may be part of. */
export const HSTS_SUBDOMAINS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

interface DocumentPolicy {
  /** Whether anybody may have this very page: there is nothing of a person in it. */
  isShared: boolean;
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
  isSecure: boolean;
  /**
   * Whether the house has one: its services are allowed
   * for everybody, and asked for by those who agreed.
   */
  hasTagManager?: boolean;
  /** Whence pictures may come besides the site itself. */
  mediaOrigins?: readonly string[] | undefined;
  /** Where the site's files are, for a page that a shop shows on another host. */
  origin?: string | undefined;
}

/**
 * Headers of an HTML page. Hashes and not nonces, because pages are the same for everyone and
 * cached. Style attributes are allowed: a picture's dominant colour stands in one; they can run
 * nothing. Who opened a page of a person is cut off from it; for a page that all share the new
 * process that this takes would cost a phone a sixth of its start, and hide nothing (record 0129).
 */
export function documentHeaders({
  isShared,
  styleHashes,
  scriptHashes,
  isSecure,
  hasTagManager = false,
  mediaOrigins = [],
  origin,
}: DocumentPolicy): Record<string, string> {
  const tags = tagSources(hasTagManager);
  const own = origin === undefined ? "'self'" : `'self' ${origin}`;
  const policy = [
    `default-src ${own}`,
    ['script-src', own, ...scriptHashes, ...tags.script].join(' '),
    `style-src 'self' ${[...new Set([EMPTY_STYLE, ...styleHashes])].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    ['img-src', own, 'data:', ...mediaOrigins, ...tags.img].join(' '),
    ['connect-src', own, ...tags.connect].join(' '),
    ['frame-src', "'self'", ...frameSources(), ...tags.frame].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const { [OPENER_POLICY]: openerPolicy = '', ...common } = COMMON_HEADERS;
  return {
    ...common,
    ...(!isShared && { [OPENER_POLICY]: openerPolicy }),
    'content-security-policy': policy,
    'x-frame-options': 'SAMEORIGIN',
  };
}
