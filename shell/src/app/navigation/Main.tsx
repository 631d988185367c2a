import { usePage } from '@spielplan/shared-ui/host';
import { useRef, type ReactNode } from 'react';
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
  const page = usePage();
  const ref = useRef<HTMLElement>(null);
  const announcement = usePageArrival(ref);
  const { isSlow, otherKind } = useSlowNavigation();
  return (
    <>
      <ProgressBar isRunning={isSlow} />
      <main
        id="main"
        tabIndex={-1}
        ref={ref}
        lang={page.frame?.lang}
        className={page.frame?.theme}
        aria-busy={isSlow || undefined}
      >
        {page.notice ? <p className="frame-notice">{page.notice}</p> : null}
        {page.twinLinks ? <div dangerouslySetInnerHTML={{ __html: page.twinLinks }} /> : null}
        {children}
      </main>
      {isSlow && otherKind !== null ? <PageSkeleton to={otherKind} /> : null}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
