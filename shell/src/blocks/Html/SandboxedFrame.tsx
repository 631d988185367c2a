import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface SandboxedFrameProps {
  /** A document of the shell's own server below `/_frame/`. */
  src: string;
  title: string;
}

const INITIAL_HEIGHT_PX = 320;
const MAX_HEIGHT = 4_000;

/**
 * A document with scripts, sealed off: without an origin it
 * reaches neither cookies nor this page. It says how high it is.
 */
export function SandboxedFrame({ src, title }: SandboxedFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(INITIAL_HEIGHT_PX);

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (!source || source !== ref.current?.contentWindow) return;
      const said = (data as { frameHeight?: unknown } | null)?.frameHeight;
      if (typeof said === 'number' && said > 0) setHeight(Math.min(Math.ceil(said), MAX_HEIGHT));
    };
    addEventListener('message', listen);
    // A document that was there before this page listened has said it to nobody.
    ref.current?.contentWindow?.postMessage('height', '*');
    return () => removeEventListener('message', listen);
  }, []);

  return (
    <Frame
      ref={ref}
      src={src}
      title={title}
      loading="lazy"
      // What runs in there may read where it was asked from, which may hold the secret of a preview link.
      referrerPolicy="strict-origin"
      sandbox="allow-forms allow-popups allow-scripts"
      style={{ blockSize: height }}
    />
  );
}

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  border: 0;
`;
