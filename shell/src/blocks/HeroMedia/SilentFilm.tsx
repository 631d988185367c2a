import { Button } from '@spielplan/shared-ui/components';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/useText.ts';

/**
 * A film without sound over its picture, with a button that stops it (WCAG 2.2.2). It is there only
 * where motion is welcome and data is not being saved; until then, and everywhere else, the picture
 * stands alone and nothing is loaded.
 */
export function SilentFilm({ src, type }: { src: string; type: string }) {
  const text = useText();
  const ref = useRef<HTMLVideoElement>(null);
  const [isWelcome, setWelcome] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const motion = window.matchMedia('(prefers-reduced-motion: no-preference)');
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const decide = () => setWelcome(motion.matches && !connection?.saveData);
    decide();
    motion.addEventListener('change', decide);
    return () => motion.removeEventListener('change', decide);
  }, []);

  useEffect(() => {
    // A browser may refuse to start; the button then offers it.
    if (isWelcome) ref.current?.play().catch(() => undefined);
  }, [isWelcome]);

  if (!isWelcome) return null;
  const toggle = () => {
    if (isPlaying) ref.current?.pause();
    else void ref.current?.play();
  };
  return (
    <>
      <video
        ref={ref}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={src} type={type} />
      </video>
      <Button onClick={toggle}>{text(isPlaying ? 'cms.film.pause' : 'cms.film.play')}</Button>
    </>
  );
}
