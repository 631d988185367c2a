/** As product.md section 9 has it, in milliseconds. */
const TIMEOUT_MS = 1_000;
const RETRY_MS = 250;
const MAX_TRIES = 100;
/** What a visitor does to scroll; from then on the page is theirs. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface HashScroll {
  /**
   * Brings the place that a hash names into view, now and once more when the page has come to rest.
   */
  follow(hash: string): void;
  stop(): void;
}

/**
 * Scrolls to places on a page (product.md section 2, R47): at once where the place is there, and
 * smoothly after a second, because what loads above moves it; a place that appears late is waited
 * for. It ends where the visitor begins to scroll. The distance to the top is the page's
 * `scroll-padding`.
 */
export function createHashScroll(): HashScroll {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    for (const event of OWN_SCROLLING) removeEventListener(event, stop);
  }

  return {
    stop,
    follow(hash) {
      stop();
      const id = decodeHash(hash);
      if (!id) return;
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
      for (const event of OWN_SCROLLING) addEventListener(event, stop, { passive: true });
      const tryAgain = (tries: number) => {
        const place = document.getElementById(id);
        if (place) {
          place.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : 'smooth' });
          stop();
        } else if (tries >= MAX_TRIES) stop();
        else timer = setTimeout(tryAgain, RETRY_MS, tries + 1);
      };
      timer = setTimeout(tryAgain, TIMEOUT_MS, 1);
    },
  };
}

function decodeHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
