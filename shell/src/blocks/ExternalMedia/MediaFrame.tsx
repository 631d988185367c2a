import { useEffect, useRef, useState } from 'react';
import type { ExternalMediaView } from './ExternalMediaView.ts';

interface MediaFrameProps {
  frame: NonNullable<ExternalMediaView['frame']>;
  title: string;
  /** A press asked for it, so the keyboard goes on inside. */
  isWanted: boolean;
  /** What was asked for by a press plays at once, if its service can. */
  startsPlaying: boolean;
}

const SEALED = 'allow-forms allow-popups allow-scripts';

/**
 * The frame of another service: sealed off from the page, and told no more of it than its origin.
 */
export function MediaFrame({ frame: { src }, title, isWanted, startsPlaying }: MediaFrameProps) {
  // A document of our own origin would otherwise be no stranger at all.
  const isOurs = src.startsWith('/');
  const ref = useRef<HTMLIFrameElement>(null);
  // Kept as it began: another address would load the player again.
  const [address] = useState(isWanted && startsPlaying ? `${src}&autoplay=1` : src);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return (
    <iframe
      ref={ref}
      src={address}
      title={title}
      loading={isWanted ? 'eager' : 'lazy'}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={isOurs ? SEALED : `${SEALED} allow-popups-to-escape-sandbox allow-presentation allow-same-origin`}
    />
  );
}
