import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { readLimited } from './fetchHouseFile.ts';

const MAX_BYTES = 200_000;

/**
 * The parts of a fetched page that are taken over (product.md
 * section 7): what stands in its style elements, and its body.
 */
export interface DocumentParts {
  style: string;
  body: string;
}

/**
 * GETs an HTML page. Rejects with `PROVIDER_UNREACHABLE` or
 * `PROVIDER_MALFORMED`, also for a redirect and more than 200 KB.
 */
export async function fetchDocument(url: URL, timeoutMs: number): Promise<DocumentParts> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'text/html' },
  }).catch((cause: unknown) => {
    throw new SpielplanError('PROVIDER_UNREACHABLE', { detail: url.pathname, cause });
  });
  const isHtml = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok || !isHtml) {
    await response.body?.cancel();
    throw new SpielplanError('PROVIDER_MALFORMED', { detail: `${url.pathname}: HTTP ${response.status}, no page` });
  }
  return splitDocument((await readLimited(response, url.pathname, MAX_BYTES)).toString('utf8'));
}

/** Takes the style and the body out of a page; one without a body element is all body. */
export function splitDocument(html: string): DocumentParts {
  const style = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].map(([, css = '']) => css).join('\n');
  const body = /<body\b[^>]*>([\s\S]*?)(?:<\/body\s*>|$)/i.exec(html)?.[1] ?? html.replace(/<head\b[\s\S]*?<\/head\s*>/i, '');
  return { style, body: body.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '') };
}
