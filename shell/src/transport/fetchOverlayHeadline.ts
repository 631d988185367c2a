import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';

/**
 * The headline that the page editor gives the programme's page (`GET /{lang}/pageeditor-api/page/…`); null where there is none.
 * Rejects where the answer is neither a page nor 404.
 */
export async function fetchOverlayHeadline(lang: Language, signal: AbortSignal): Promise<string | null> {
  const pathOfPage = paths.events({ lang }).slice(`/${lang}/`.length);
  const response = await fetch(addresses.page.path.replace('{lang}', lang).replace('{path}', pathOfPage), { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { headline } = (await response.json()) as { headline?: unknown };
  return typeof headline === 'string' && headline ? headline : null;
}
