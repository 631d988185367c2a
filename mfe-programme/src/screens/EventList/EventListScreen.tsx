import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink } from '@spielplan/shared-ui/components';
import { useNavigate, useNavigationState } from '@spielplan/shared-ui/host';
import { color, font, fontSize, space } from '@spielplan/shared-ui/tokens';
import { useCallback, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand/react';
import { EventDay } from '../../components/EventDay.tsx';
import { EVENTS_PER_PAGE, isFiltered, listSearch, withOption, type FilterKey } from '../../domain/eventListQuery.ts';
import { groupByDay, keyOf } from '../../domain/groupByDay.ts';
import { useText } from '../../i18n/useText.ts';
import { EmptyList } from '../../components/EmptyList.tsx';
import { FilterBar } from '../../components/filters/FilterBar.tsx';
import { FilterForm } from '../../components/filters/FilterForm.tsx';
import { ListEnd } from '../../components/ListEnd.tsx';
import { SelectedFilters } from '../../components/filters/SelectedFilters.tsx';
import type { EventListView } from '../../domain/eventListView.ts';
import { CalendarLinks } from './components/CalendarLinks.tsx';
import { scrollToTop } from '../../components/scrollToTop.ts';
import { useListSession } from './useListSession.ts';
import { useNearEnd } from './useNearEnd.ts';
import { useSteadyScroll } from './useSteadyScroll.ts';

/** So many pages come by themselves; then a link takes over, and the footer can be reached (decision 15). */
const MOST_AUTOMATIC_PAGES = 2;

/** The programme by day: filters, events with teasers, infinite loading (specification section 2, events list screen). */
export function EventListScreen({ data }: ScreenProps<EventListView>) {
  const { style, path, query, filters, chips, reset, previous, calendar } = data;
  const text = useText();
  const navigate = useNavigate();
  const isNavigating = useNavigationState().to?.split('?')[0] === path;
  const session = useListSession(data);
  const { items, days, page, next, count, isLoading, hasFailed, automaticPages } = useStore(session);
  const groups = useMemo(() => groupByDay(items), [items]);
  const shown = useMemo(() => items.filter(({ kind }) => kind === 'event').length, [items]);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);

  const isAutomatic = next !== null && !hasFailed && !isLoading && automaticPages < MOST_AUTOMATIC_PAGES;
  const loadAutomatically = useCallback(() => void session.loadNext({ isAutomatic: true }), [session]);
  useNearEnd(end, { isEnabled: isAutomatic, round: page, onNear: loadAutomatically });
  useSteadyScroll(list, session, page);

  const select = (key: FilterKey, value: string | null) => {
    scrollToTop();
    void navigate(path + listSearch(withOption(query, key, value)), { preventScrollReset: true });
  };
  const firstItem = groups[0]?.items.find(({ picture }) => picture);

  return (
    <Page>
      <header>
        <h1>{text('list.title')}</h1>
        <p>{text('list.count', { count })}</p>
        <FilterBar label={text('filter.label')} filters={filters} selected={query.filters} onSelect={select} />
        <FilterForm path={path} query={query} filters={filters} />
        <SelectedFilters chips={chips} reset={reset} onFollow={scrollToTop} />
        <CalendarLinks calendar={calendar} />
      </header>
      <div ref={list} aria-busy={isNavigating || undefined} className="list">
        {previous ? (
          <ButtonLink to={previous} rel="prev" variant="outline">
            {text('list.earlier')}
          </ButtonLink>
        ) : null}
        {groups.map((group) => (
          <EventDay
            key={group.day}
            group={group}
            title={days[group.day]}
            style={style}
            firstPicture={firstItem ? keyOf(firstItem) : null}
          />
        ))}
        {shown === 0 && !isLoading ? <EmptyList none={text('list.none')} isFiltered={isFiltered(query)} reset={reset} /> : null}
      </div>
      <div ref={end}>
        {shown > 0 ? (
          <ListEnd
            shown={(query.page - 1) * EVENTS_PER_PAGE + shown}
            count={count}
            next={next}
            isLoading={isLoading}
            hasFailed={hasFailed}
            onLoad={session.loadNext}
          />
        ) : null}
      </div>
    </Page>
  );
}

const Page = styled.div`
  max-inline-size: var(--wide, 100rem);
  margin-inline: auto;
  padding-inline: var(--gutter, ${space(2)});

  > header {
    display: grid;
    gap: ${space(3)};
    padding-block: ${space(5)} ${space(4)};
  }

  h1 {
    margin: 0 0 0 -0.04em;
    font: 800 clamp(4rem, 1.2rem + 13vw, 15rem) / 0.82 ${font.display};
    letter-spacing: -0.055em;
    overflow-wrap: anywhere;
  }

  > header > p {
    margin: 0;
    font-size: ${fontSize.lead};
    font-weight: 650;
  }

  .list {
    overflow-anchor: none;
  }

  .list[aria-busy] {
    opacity: 0.5;
  }

  .list > a {
    margin-block-end: ${space(4)};
  }

  @media print {
    h1 {
      font-size: 3rem;
      color: ${color.ink};
    }
  }
`;
