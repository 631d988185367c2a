import { useEffect } from 'react';
import { getCondition } from './infoConditions.ts';

/**
 * Milliseconds before a device is told about itself
 * (product.md section 9): by then the page has had its chance.
 */
const IDLE_DELAY_MS = 4_000;
const STORAGE_KEY = 'spielplan:info-closed';

/**
 * Keeps the notice of the info layer in step with device and connection,
 * in `data-info` of the document element, which its styles read.
 */
export function useInfoLayer(): { close: () => void } {
  useEffect(() => {
    const update = () => {
      const { dataset } = document.documentElement;
      if (dataset['info'] === 'unsupported' || 'stored' in dataset) return;
      const kind = getCondition(navigator);
      if (kind && kind !== getClosed()) dataset['info'] = kind;
      else delete dataset['info'];
    };
    const timer = setTimeout(update, IDLE_DELAY_MS);
    addEventListener('offline', update);
    addEventListener('online', update);
    // A train leaves the tunnel: the notice of a slow connection comes and goes with it.
    const { connection } = navigator as { connection?: EventTarget };
    connection?.addEventListener('change', update);
    return () => {
      clearTimeout(timer);
      connection?.removeEventListener('change', update);
      removeEventListener('offline', update);
      removeEventListener('online', update);
    };
  }, []);
  return { close };
}

function close(): void {
  const { dataset } = document.documentElement;
  try {
    sessionStorage.setItem(STORAGE_KEY, dataset['info'] ?? '');
  } catch {
    // A browser without storage is told again on the next page.
  }
  delete dataset['info'];
}

function getClosed(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
