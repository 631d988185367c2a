import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink } from '@spielplan/shared-ui/components';
import { Section, useNavigate, useNavigationState, useStore } from '@spielplan/shared-ui/host';
import { useListSession } from '@spielplan/shared-ui/lists';
import { fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { useMemo, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { DayList } from '../../components/events/DayList.tsx';
import {
  EVENTS_PER_PAGE,
  isFiltered,
  listSearch,
  withDay,
  withOption,
  type EventListQuery,
} from '../../domain/lists/eventListQuery.ts';
import { useText } from '../../i18n/useText.ts';
import { EmptyList } from '../../components/lists/EmptyList.tsx';
import { DayLinks } from '../../components/filters/DayLinks.tsx';
import { FilterBar } from '../../components/filters/FilterBar.tsx';
import { useLazyPart } from '../../components/filters/useLazyPart.ts';
import { FilterForm } from '../../components/filters/FilterForm.tsx';
import { ListEnd } from '../../components/lists/ListEnd.tsx';
import { parseNoscriptFilters } from '../../components/filters/parseNoscriptFilters.ts';
import { SelectedFilters } from '../../components/filters/SelectedFilters.tsx';
import type { EventListView } from '../../domain/lists/eventListView.ts';
import { CalendarLinks } from './components/CalendarLinks.tsx';
import { ListSkeleton } from '../../components/lists/ListSkeleton.tsx';
import { scrollToList } from '../../components/lists/scrollToList.ts';
import { useEndlessList } from '../../components/lists/useEndlessList.ts';
import { eventListSessions } from '../../stores/eventListSessions.ts';
import { needsStore } from '../../stores/needsStore.ts';
import { useRememberedView } from './useRememberedView.ts';
import { useStretchHeights } from './useStretchHeights.ts';

const loadNeedsBar = () => import(/* webpackChunkName: "needs" */ '../../components/access/NeedsBar.tsx').then((m) => m.NeedsBar);

/**
 * The programme by day: filters, events with teasers, infinite
 * loading (product.md section 2, events list screen).
 */
export function EventListScreen({ data }: ScreenProps<EventListView>) {
  const { style, path, query, dates, chips, reset, previous, calendar, waysOut } = data;
  const filters = parseNoscriptFilters(data.filters);
  const text = useText();
  const navigate = useNavigate();
  const isNavigating = useNavigationState().to?.split('?')[0] === path;
  const needs = useStore(needsStore);
  const { Part: NeedsBar } = useLazyPart(loadNeedsBar, needs !== null);
  const session = useListSession(eventListSessions, data);
  const { items, days, count, isLoading } = useStore(session);
  const shown = useMemo(() => items.filter(({ kind }) => kind === 'event').length, [items]);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);

  useEndlessList(session, { list, end });
  useStretchHeights(list, session);
  useRememberedView(path, query);

  const go = (target: EventListQuery) => {
    scrollToList();
    navigate(path + listSearch(target), { preventScrollReset: true });
  };

  return (
    <>
      <Section slug="events-intro" />
      <Page>
        <div className="controls">
          <div className="row">
            <p role="status">{text('list.count', { count })}</p>
            {dates ? (
              <DayLinks
                dates={dates}
                hrefOf={(first, last) => path + listSearch(withDay(query, first, last))}
                onFollow={scrollToList}
              />
            ) : null}
            <CalendarLinks calendar={calendar} path={path} query={query} accessPath={data.accessPath} />
          </div>
          <div className="row">
            <FilterBar
              label={text('filter.label')}
              filters={filters}
              selected={query.filters}
              isSeveral={data.isSeveral}
              onSelect={(key, value) => go(withOption(query, key, value, data))}
              dates={dates}
              onSelectDay={(day, lastDay) => go(withDay(query, day, lastDay))}
              result={text('list.count', { count })}
              isBusy={isNavigating}
              reset={chips.length > 0 ? reset : null}
              onReset={scrollToList}
            />
            <SelectedFilters chips={chips} reset={reset} onFollow={scrollToList} />
          </div>
          <FilterForm path={path} query={query} filters={filters} dates={dates} isSeveral={data.isSeveral} />
          {needs && NeedsBar ? (
            <NeedsBar needs={needs} query={query} path={path} isFilter={data.hasAccessFilter === true} />
          ) : null}
        </div>
        <div ref={list} aria-busy={isNavigating || undefined} className="list">
          {isNavigating ? <ListSkeleton className="skeleton" /> : null}
          {previous ? (
            <ButtonLink to={previous} rel="prev" variant="outline">
              {text('list.earlier')}
            </ButtonLink>
          ) : null}
          <DayList items={items} days={days} style={style} isMain heights={session.heights} />
          {shown === 0 && !isLoading ? (
            <EmptyList none={text('list.none')} isFiltered={isFiltered(query)} reset={reset} waysOut={waysOut} />
          ) : null}
        </div>
        <div ref={end}>
          {shown > 0 ? (
            <ListEnd session={session} shown={(query.page - 1) * EVENTS_PER_PAGE + shown} firstPage={query.page} />
          ) : null}
        </div>
      </Page>
    </>
  );
}

const give = keyframes`
  to {
    visibility: hidden;
  }
`;

const take = keyframes`
  from {
    visibility: hidden;
  }
`;

const Page = styled.div`
  max-inline-size: var(--wide, 100rem);
  margin-inline: auto;
  padding-inline: var(--gutter, ${space(2)});

  .controls {
    display: grid;
    gap: ${space(1)};
    padding-block-end: ${space(2)};
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(1)};
    min-inline-size: 0;
  }

  .row > p[role='status'] {
    flex-basis: 100%;
    margin: 0;
    font-weight: 650;
  }

  .row > div {
    max-inline-size: 100%;
  }

  /* Chips of a small window are one row to swipe, as the filters are. */
  @media not all and (min-width: 48em) {
    .row > p {
      gap: 0 ${space(1)};
    }

    .row > ul {
      flex-wrap: nowrap;
      margin-block-start: ${space(1)};
      overflow-x: auto;
      max-inline-size: 100%;
      scrollbar-width: none;
      white-space: nowrap;
    }
  }

  ${from.medium} {
    .row {
      gap: ${space(1)} ${space(3)};
    }

    .row > p[role='status'] {
      flex-basis: auto;
      font-size: ${fontSize.lead};
    }
  }

  .list {
    position: relative;
    overflow-anchor: none;
  }

  /* Another list is under way: this one fades, keeps its place while the page scrolls up, and makes
     way if it takes longer. */
  .list[aria-busy] > :not(.skeleton) {
    opacity: 0.5;
    animation: ${give} 0.2s step-end forwards;
  }

  .list > .skeleton {
    position: absolute;
    inset: 0 0 auto;
    animation: ${take} 0.2s step-end;
  }

  .list > a {
    margin-block-end: ${space(4)};
  }
`;
