import { Button, Notice } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { EventDay } from '../../../components/events/EventDay.tsx';
import { EventDays } from '../../../components/events/EventDays.tsx';
import type { SavedEventsView } from '../../../domain/savedEvents/savedEventsView.ts';
import { groupByDay } from '../../../domain/events/groupByDay.ts';
import { useText } from '../../../i18n/useText.ts';

interface SavedEventListProps {
  view: SavedEventsView;
  /** Those that are shown; what was removed meanwhile is not. */
  ids: readonly number[];
  /** Removes several at once; without it nothing can be. */
  onRemove?: (ids: readonly number[]) => void;
}

/** Saved events by day: those to come, then those that are over, and how many are gone for good. */
export function SavedEventList({ view, ids, onRemove }: SavedEventListProps) {
  const text = useText();
  const { style, days } = view;
  const items = view.items.filter(({ id }) => ids.includes(id));
  const over = view.over.filter(({ id }) => ids.includes(id));
  const missing = view.missing.filter((id) => ids.includes(id));
  return (
    <Events>
      {groupByDay(items).map((group) => (
        <EventDay key={group.day} group={group} title={days[group.day]} style={style} firstPicture={null} />
      ))}
      {missing.length > 0 ? (
        <Notice title={text('favourites.missing', { count: missing.length })}>
          {onRemove ? (
            <Button variant="outline" onClick={() => onRemove(missing)}>
              {text('favourites.forget')}
            </Button>
          ) : null}
        </Notice>
      ) : null}
      {over.length > 0 ? (
        <EventDays headline={text('favourites.over')} style={style} items={over} days={days} empty="">
          {onRemove ? (
            <Button variant="outline" onClick={() => onRemove(over.map(({ id }) => id))}>
              {text('favourites.removeOver')}
            </Button>
          ) : null}
        </EventDays>
      ) : null}
    </Events>
  );
}

const Events = styled.div`
  display: grid;
  gap: ${space(4)};

  > * {
    min-inline-size: 0;
  }
`;
