import { useStore } from '@spielplan/shared-ui/host';
import { ButtonLink } from '@spielplan/shared-ui/components';
import { MoreOfList, useEndless } from '@spielplan/shared-ui/lists';
import { useRef } from 'react';
import { Pages } from '../../../components/Pages.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { StoryListStore } from '../../../stores/storyListStore.ts';

interface ListEndProps {
  list: StoryListStore;
  /** The page the list began with, and the one before it. */
  first: number;
  newer: string | null;
}

/**
 * The end of what is loaded: which pages that is, and the ways on.
 * Two pages come when the reader gets near; then it is a link.
 */
export function ListEnd({ list, first, newer }: ListEndProps) {
  const text = useText();
  const { page, pages, next } = useStore(list);
  const end = useRef<HTMLElement>(null);
  useEndless(list, end);

  if (pages === 1 && !newer && !next) return null;
  const shown = first === page ? text('magazine.pageOf', { page, pages }) : text('list.pagesOf', { from: first, page, pages });
  return (
    <Pages aria-label={text('magazine.pages')} ref={end}>
      {newer ? (
        <ButtonLink to={newer} variant="outline" rel="prev">
          {text('magazine.newer')}
        </ButtonLink>
      ) : null}
      <MoreOfList
        list={list}
        progress={shown}
        words={{ loading: text('list.loading'), failed: text('list.failed'), retry: text('list.retry'), more: text('list.more') }}
      />
    </Pages>
  );
}
