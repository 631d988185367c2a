import { VisuallyHidden } from '@spielplan/shared-ui/components';
import { isPlainPress, useStore } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { EmptyList } from '../../components/lists/EmptyList.tsx';
import { DayList } from '../../components/events/DayList.tsx';
import { DayLinks } from '../../components/filters/DayLinks.tsx';
import { FilterBar } from '../../components/filters/FilterBar.tsx';
import { parseNoscriptFilters } from '../../components/filters/parseNoscriptFilters.ts';
import { SelectedFilters } from '../../components/filters/SelectedFilters.tsx';
import { ListEnd } from '../../components/lists/ListEnd.tsx';
import { useEndlessList } from '../../components/lists/useEndlessList.ts';
import { isFiltered, listSearch, withDay, withOption } from '../../domain/lists/eventListQuery.ts';
import type { EventListView } from '../../domain/lists/eventListView.ts';
import { useText } from '../../i18n/useText.ts';
import type { EventListStore } from '../../stores/eventListStore.ts';

interface OverlayProgrammeProps {
  list: EventListView;
  session: EventListStore;
  /** Another list is asked for, by its address on the events page. */
  onFollow: (href: string) => void;
  /** Another list is under way. */
  isBusy: boolean;
}

/**
 * The programme inside the overlay: what is a link to another
 * list of the events page shows that list right here.
 */
export function OverlayProgramme({ list, session, onFollow, isBusy }: OverlayProgrammeProps) {
  const { path, query, dates, chips, reset, style } = list;
  const text = useText();
  const { items, days, count } = useStore(session);
  const shown = items.filter(({ kind }) => kind === 'event').length;
  const listRef = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEndlessList(session, { list: listRef, end, scrollerOf: dialogOf });

  const follow = (event: MouseEvent, href: string) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <Programme>
      {dates ? (
        <DayLinks dates={dates} hrefOf={(first, last) => path + listSearch(withDay(query, first, last))} onFollow={follow} />
      ) : null}
      <FilterBar
        idPrefix="overlay-filter"
        label={text('filter.label')}
        filters={parseNoscriptFilters(list.filters)}
        selected={query.filters}
        isSeveral={list.isSeveral}
        onSelect={(key, value) => onFollow(path + listSearch(withOption(query, key, value, list)))}
        dates={dates}
        onSelectDay={(day, lastDay) => onFollow(path + listSearch(withDay(query, day, lastDay)))}
        result={text('list.count', { count })}
        isBusy={isBusy}
        reset={chips.length > 0 ? reset : null}
        onReset={follow}
      />
      <VisuallyHidden role="status">{text('list.count', { count })}</VisuallyHidden>
      <SelectedFilters chips={chips} reset={reset} onFollow={follow} />
      <div>
        <div ref={listRef} className="list">
          <DayList items={items} days={days} style={style} />
          {shown === 0 ? (
            <EmptyList
              none={text('list.none')}
              isFiltered={isFiltered(query)}
              reset={reset}
              onReset={(event) => follow(event, reset)}
            />
          ) : null}
        </div>
        <div ref={end}>{shown > 0 ? <ListEnd session={session} shown={shown} firstPage={query.page} /> : null}</div>
      </div>
    </Programme>
  );
}

/** The shell's dialog scrolls, not the page behind it. */
function dialogOf(element: Element): Element | null {
  return element.closest('dialog');
}

const Programme = styled.div`
  display: grid;
  gap: ${space(3)};
  min-inline-size: 0;

  .list {
    overflow-anchor: none;
  }
`;
