import { Button } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { EventDay } from '../../../components/events/EventDay.tsx';
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
  const [now] = useState(() => Date.now());
  const [query, setQuery] = useState<SeasonQuery>(asked.query);
  const [limit, setLimit] = useState(PAGE_ITEMS);
  const { cards, days, overview } = season;
  const items = useMemo(() => filterSeason(cards, query, { now, savedIds: ids ?? [] }), [cards, query, now, ids]);
  const event = useMemo(() => cards.filter(({ id }) => id === asked.eventId), [cards, asked]);
  const change = (next: SeasonQuery) => {
    setQuery(next);
    setLimit(PAGE_ITEMS);
  };
  return (
    <List>
      {groupByDay(event).map((group) => (
        <section key={group.day} aria-label={text('season.asked')} className="asked">
          <p>{text('season.asked')}</p>
          <EventDay group={group} title={days[group.day]} style={STYLE} firstPicture={null} />
        </section>
      ))}
      <SeasonFilters filters={overview.filters} query={query} onChange={change} />
      <p role="status">{text('list.count', { count: items.length })}</p>
      {groupByDay(items.slice(0, limit)).map((group) => (
        <EventDay key={group.day} group={group} title={days[group.day]} style={STYLE} firstPicture={null} />
      ))}
      {items.length === 0 ? (
        <div>
          <p>{text('list.empty.title')}</p>
          <Button variant="outline" onClick={() => change(ALL_OF_SEASON)}>
            {text('filter.reset')}
          </Button>
        </div>
      ) : null}
      {items.length > limit ? (
        <Button variant="outline" onClick={() => setLimit(limit + PAGE_ITEMS)}>
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
