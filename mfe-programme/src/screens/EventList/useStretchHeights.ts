import { useNavigationState } from '@spielplan/shared-ui/host';
import { useEffect, type RefObject } from 'react';
import type { EventListStore } from '../../stores/eventListStore.ts';

/**
 * Notes how high each stretch of the list is when the visitor sets off for another page. On the way
 * back a long list is as long as it was before any of it is laid out, so the place in it is found
 * again.
 */
export function useStretchHeights(list: RefObject<HTMLElement | null>, { heights }: EventListStore): void {
  const isLeaving = useNavigationState().state === 'loading';
  useEffect(() => {
    if (!isLeaving) return;
    for (const stretch of list.current?.querySelectorAll<HTMLElement>('[data-stretch]') ?? [])
      heights.set(stretch.dataset.stretch ?? '', stretch.offsetHeight);
  }, [isLeaving, list, heights]);
}
