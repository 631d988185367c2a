import { Button } from '@spielplan/shared-ui/components';
import { space, withoutScript } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';

interface ShareButtonProps {
  title: string;
  /** Canonical path of the page. */
  path: string;
}

/** Passes the page on by what the reader's device offers, else by copying its address; no service is told of it. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const text = useText();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    // Taken away first: the same sentence once more would be no change, and nobody would notice it.
    setOutcome(null);
    if (await shareBySheet({ title, url })) return;
    setOutcome(await copy(url));
  };
  return (
    <Share>
      <Button variant="outline" onClick={() => void share()}>
        {text('article.share')}
      </Button>
      <span role="status">
        {outcome === 'copied' ? text('article.share.copied') : null}
        {outcome === 'failed' ? text('article.share.failed') : null}
      </span>
    </Share>
  );
}

/** Whether the device took it, or the reader thought better of it. */
async function shareBySheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copy(url: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

const Share = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-block-start: ${space(2)};

  ${withoutScript} {
    display: none;
  }

  @media print {
    display: none;
  }
`;
