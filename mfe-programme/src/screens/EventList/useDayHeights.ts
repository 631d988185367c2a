import { useNavigationState } from '@spielplan/shared-ui/host';
import { useEffect, type RefObject } from 'react';
import type { EventListStore } from '../../stores/eventListStore.ts';

/**
 * Notes how high each day is when the visitor sets off for another page. On the way back a long list is as long as it was
 * before any of its days is laid out, so the place in it is found again.
 */
export function useDayHeights(list: RefObject<HTMLElement | null>, { heights }: EventListStore): void {
  const isLeaving = useNavigationState().state === 'loading';
  useEffect(() => {
    if (!isLeaving) return;
    for (const day of list.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])
      heights.set(day.dataset.day ?? '', day.offsetHeight);
  }, [isLeaving, list, heights]);
}
