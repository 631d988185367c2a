import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import { SpielplanError } from '@spielplan/shared-contracts/errors';

export interface RequestUrl {
  url: URL;
  /** Decoded parts of the path. */
  segments: string[];
  lang: Language;
  hasLanguage: boolean;
}

const MAX_LENGTH = 4_096;

/** The language an error page is in when the rest of an address is nonsense. */
export function languageOfPath(pathAndQuery: string): Language {
  const first = /^\/([^/?#]*)/.exec(pathAndQuery)?.[1];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/** Takes a request's path and query apart. Throws `MALFORMED_URL` for what no link of ours ever held. */
export function parseRequestUrl(pathAndQuery: string, origin: string): RequestUrl {
  if (pathAndQuery.length > MAX_LENGTH) throw new SpielplanError('MALFORMED_URL', { detail: `${pathAndQuery.length} characters` });
  const path = pathAndQuery.split('?', 1)[0] ?? '';
  let segments: string[];
  let url: URL;
  try {
    segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    // `//host` would otherwise be read as another origin.
    url = new URL(`${origin}${path.replace(/^\/+/, '/')}${pathAndQuery.slice(path.length)}`);
  } catch (cause) {
    throw new SpielplanError('MALFORMED_URL', { detail: path.slice(0, 200), cause });
  }
  // oxlint-disable-next-line no-control-regex
  if (segments.some((segment) => /[\u0000-\u001f]/.test(segment))) throw new SpielplanError('MALFORMED_URL', { detail: 'control character' });
  const [first] = segments;
  return { url, segments, lang: isLanguage(first) ? first : DEFAULT_LANGUAGE, hasLanguage: isLanguage(first) };
}
