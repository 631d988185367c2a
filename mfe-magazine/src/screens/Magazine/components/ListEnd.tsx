import { Button, ButtonLink, Notice, useMoreInPlace } from '@spielplan/shared-ui/components';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { Pages } from '../../../components/Pages.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { ArticleListStore } from '../../../stores/articleListStore.ts';

interface ListEndProps {
  list: ArticleListStore;
  /** The page the list began with, and the one before it. */
  first: number;
  newer: string | null;
}

/** Within 170% of the window's height (product.md section 9), or above: a jump to the end of the page has passed it. */
const NEAR = '1000000px 0px 70% 0px';

/** Pages that come by themselves before a link takes over, so that the end of the page can be reached (R15). */
const AUTOMATIC_PAGES = 2;

/**
 * The end of what is loaded: which pages that is, announced politely, and the way on. Two pages come when the reader gets
 * near; then, and without scripts, it is a link. After a failure it offers to try again (R21).
 */
export function ListEnd({ list, first, newer }: ListEndProps) {
  const text = useText();
  const { page, pages, older, isLoading, hasFailed, automaticPages } = useStore(list);
  const end = useRef<HTMLElement>(null);
  const { progress, load, follow } = useMoreInPlace(() => list.loadOlder(), page);
  const isAutomatic = older !== null && !hasFailed && automaticPages < AUTOMATIC_PAGES;

  useEffect(() => {
    const element = end.current;
    if (!isAutomatic || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void list.loadOlder({ isAutomatic: true });
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, isAutomatic, page]);

  if (pages === 1 && !newer && !older) return null;
  const shown = first === page ? text('magazine.pageOf', { page, pages }) : text('list.pagesOf', { from: first, page, pages });
  return (
    <Pages aria-label={text('magazine.pages')} ref={end}>
      {newer ? (
        <ButtonLink to={newer} variant="outline" rel="prev">
          {text('magazine.newer')}
        </ButtonLink>
      ) : null}
      <p ref={progress} role="status" tabIndex={-1}>
        {isLoading ? text('list.loading') : shown}
      </p>
      {hasFailed ? (
        <Notice tone="error" title={text('list.failed')}>
          <Button onClick={load}>{text('list.retry')}</Button>
        </Notice>
      ) : null}
      {older && !hasFailed ? (
        <ButtonLink href={older} rel="next" onClick={follow} aria-busy={isLoading || undefined}>
          {text('list.more')}
        </ButtonLink>
      ) : null}
    </Pages>
  );
}
