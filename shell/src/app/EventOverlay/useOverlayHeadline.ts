import { paths } from '@spielplan/shared-contracts/routes';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';

/**
 * The headline that the page editor gives the programme's page (`GET /{lang}/pageeditor-api/page/…`); null while it is
 * asked for, and where there is none. A failure is only logged (product.md section 8).
 */
export function useOverlayHeadline(): string | null {
  const { lang, report } = useHost();
  const [headline, setHeadline] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const pathOfPage = paths.events({ lang }).slice(`/${lang}`.length);
    fetch(`/${lang}/pageeditor-api/page${pathOfPage}`, { signal: abort.signal })
      .then(async (response) => {
        if (response.status === 404) return;
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        const page = (await response.json()) as { headline?: unknown };
        if (typeof page.headline === 'string' && page.headline) setHeadline(page.headline);
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) report({ remote: 'shell', version: '', place: 'overlay headline', error });
      });
    return () => abort.abort();
  }, [lang, report]);
  return headline;
}
