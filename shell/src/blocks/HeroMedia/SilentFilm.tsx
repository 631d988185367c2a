import { useEffect, useRef } from 'react';

/** A film without sound over its picture. It starts by itself only where motion is welcome and data is not being saved. */
export function SilentFilm({ src, type }: { src: string; type: string }) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
    if (connection?.saveData || !window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    ref.current?.play().catch(() => undefined);
  }, []);

  return (
    <video ref={ref} muted loop playsInline preload="none" aria-hidden="true">
      <source src={src} type={type} />
    </video>
  );
}
