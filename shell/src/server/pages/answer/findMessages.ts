import { isLanguage } from '@spielplan/shared-contracts/i18n';
import { CACHED_QUALITY, prepareResponse, type PreparedResponse } from '../../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../../http/securityHeaders.ts';
import type { RenderContext } from '../PageRequest.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The texts of a remote or of an area of the shell, in one language; null for what is not known here. */
function findMessages(renderContext: RenderContext, path: string): PreparedResponse | null {
  const [, , lang, owner, version] = path.split('/');
  // An older page gets no newer texts: its code may ask for
  // keys that are gone. Its slot then shows the fallback.
  if (!isLanguage(lang)) return null;
  const area = owner?.startsWith('shell.') && version === renderContext.set.shellVersion ? owner.slice('shell.'.length) : null;
  const isKnown = owner !== undefined && renderContext.set.remotes.get(owner)?.release.version === version;
  const table = area
    ? renderContext.messages.released.ofArea(area, lang)
    : isKnown
      ? renderContext.messages.released.of(owner, lang)
      : undefined;
  if (!table) return null;
  const body = JSON.stringify(table);
  return prepareResponse({
    contentType: JSON_TYPE,
    body,
    quality: CACHED_QUALITY,
    headers: {
      ...COMMON_HEADERS,
      // As scripts and fonts are for a shop on another host that shows the webshop layout (0034).
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

/** The same of the first set that knows them: an address names one version, whatever the visitor's lane is. */
export function findMessagesIn(contexts: readonly RenderContext[], path: string): PreparedResponse | null {
  for (const context of contexts) {
    const found = findMessages(context, path);
    if (found) return found;
  }
  return null;
}
