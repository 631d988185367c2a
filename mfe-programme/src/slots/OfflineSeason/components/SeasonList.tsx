import { Button } from '@spielplan/shared-ui/components';
import { houseNow, useHost } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { EventDay } from '../../../components/events/EventDay.tsx';
import { useNeeds } from '../../../components/access/useNeeds.ts';
import { useSavedIds } from '../../../components/savedEvents/useSavedIds.ts';
import { groupByDay } from '../../../domain/events/groupByDay.ts';
import { ALL_OF_SEASON, filterSeason, readAsked, type SeasonQuery } from '../../../domain/season/filterSeason.ts';
import type { EventStyle } from '../../../domain/lists/eventListView.ts';
import { useText } from '../../../i18n/useText.ts';
import type { KeptSeason } from '../../../stores/readKeptSeason.ts';
import { SeasonFilters } from './SeasonFilters.tsx';

const PAGE_ITEMS = 30;
/** The one that does without pictures. */
const STYLE: EventStyle = 'style1';

/** The kept programme by day, filtered as the address asks that could not be loaded, then as the reader does. */
export function SeasonList({ season }: { season: KeptSeason }) {
  const text = useText();
  const { lang } = useHost();
  const { ids } = useSavedIds();
  // The address in the browser: the page itself was made for another one.
  const [asked] = useState(() => readAsked(new URL(location.href), lang));
  const [now] = useState(houseNow);
  const [query, setQuery] = useState<SeasonQuery>(asked.query);
  const [limit, setLimit] = useState(PAGE_ITEMS);
  const { cards, days, overview } = season;
  const fits = useNeeds()?.fits;
  const items = useMemo(() => filterSeason(cards, query, { now, savedIds: ids ?? [] }), [cards, query, now, ids]);
  const found = useMemo(() => cards.filter(({ id }) => asked.eventIds.includes(id)), [cards, asked]);
  const askedFor = text(asked.eventIds.length > 1 ? 'season.askedPlan' : 'season.asked');
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | undefined>(undefined);

  // Buttons that go with their press leave the keyboard where one goes on.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`:scope > section:not(.asked) [data-event="${firstNew.current}"] h4 a`)?.focus();
    firstNew.current = undefined;
  }, [limit]);
  const change = (next: SeasonQuery) => {
    setQuery(next);
    setLimit(PAGE_ITEMS);
  };
  const showMore = () => {
    // Not by its place: within a day others may come before it.
    firstNew.current = items[limit]?.id;
    setLimit(limit + PAGE_ITEMS);
  };
  const reset = () => {
    list.current?.querySelector('input')?.focus();
    change(ALL_OF_SEASON);
  };
  return (
    <List ref={list}>
      {found.length > 0 ? (
        <section aria-label={askedFor} className="asked">
          <p>{askedFor}</p>
          {groupByDay(found).map((group) => (
            <EventDay key={group.day} group={group} title={days[group.day]} style={STYLE} firstPicture={null} isNested />
          ))}
        </section>
      ) : null}
      <SeasonFilters filters={overview.filters} query={query} onChange={change} />
      <p role="status">{text('list.count', { count: items.length })}</p>
      {groupByDay(items.slice(0, limit), fits).map((group) => (
        <EventDay key={group.day} group={group} title={days[group.day]} style={STYLE} firstPicture={null} isNested />
      ))}
      {items.length === 0 ? (
        <div>
          <p>{text('list.empty.title')}</p>
          <Button variant="outline" onClick={reset}>
            {text('filter.reset')}
          </Button>
        </div>
      ) : null}
      {items.length > limit ? (
        <Button variant="outline" onClick={showMore}>
          {text('list.more')}
        </Button>
      ) : null}
    </List>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  justify-items: start;

  > section,
  > form {
    inline-size: 100%;
  }
`;
