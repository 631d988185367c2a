import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';
import { fetchOverlayHeadline } from '../../transport/fetchOverlayHeadline.ts';

/**
 * The headline that the page editor gives the programme's page; null while it is asked for, and where there is none. A failure is only logged (product.md section 8).
 */
export function useOverlayHeadline(): string | null {
  const { lang, report } = useHost();
  const [headline, setHeadline] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetchOverlayHeadline(lang, abort.signal)
      .then((found) => found !== null && setHeadline(found))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) report({ remote: 'shell', version: '', place: 'overlay headline', error });
      });
    return () => abort.abort();
  }, [lang, report]);
  return headline;
}
