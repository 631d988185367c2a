import { usePage } from '@spielplan/shared-ui/host';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { usePageArrival } from './usePageArrival.ts';
import { useSlowNavigation } from './useSlowNavigation.ts';

/**
 * The main area and all that a visitor notices of a navigation: the bar and, where another kind of
 * page is coming, its outline; on arrival the focus moves to the new page and its title is
 * announced.
 */
export function Main({ children }: { children: ReactNode }) {
  const text = useText();
  const page = usePage();
  const ref = useRef<HTMLElement>(null);
  const announcement = usePageArrival(ref);
  const { isSlow, otherKind } = useSlowNavigation();
  const isUntranslated = new URLSearchParams(page.url.split('?')[1]).get('notice') === 'untranslated';
  return (
    <>
      <ProgressBar isRunning={isSlow} />
      <main id="main" tabIndex={-1} ref={ref} className={page.frame?.theme} aria-busy={isSlow || undefined}>
        {isUntranslated ? <p className="frame-notice">{text('untranslated')}</p> : null}
        {page.notice ? <p className="frame-notice">{page.notice}</p> : null}
        {children}
      </main>
      {isSlow && otherKind !== null ? <PageSkeleton to={otherKind} /> : null}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
