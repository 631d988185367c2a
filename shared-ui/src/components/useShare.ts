import { useState } from 'react';

/**
 * What became of sharing: the platform's own sheet took it,
 * the link is in the clipboard, or the link can only be shown.
 */
export interface ShareOutcome {
  kind: 'shared' | 'copied' | 'shown';
  url: string;
}

/**
 * Shares the page's own address, or `path` of this site; `outcome`
 * is null before, and after the visitor closed the sheet.
 */
export function useShare(path?: string): { outcome: ShareOutcome | null; share: (title: string) => Promise<void> } {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const share = async (title: string) => {
    const url = new URL(path ?? location.pathname + location.search, location.origin).href;
    setOutcome(null);
    const kind = await shareAddress(title, url);
    setOutcome(kind && { kind, url });
  };
  return { outcome, share };
}

/**
 * By the share sheet, else by the clipboard (Web Share, Clipboard API).
 * Both want the moment of the press, so nothing is awaited before.
 */
async function shareAddress(title: string, url: string): Promise<ShareOutcome['kind'] | null> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'shown';
  }
}
