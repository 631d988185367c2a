import { Button, Notice } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useNeeds } from '../../../components/access/useNeeds.ts';
import { EventDays } from '../../../components/events/EventDays.tsx';
import { countConflicts, planDays } from '../../../domain/plan/planDays.ts';
import type { SavedEventsView } from '../../../domain/savedEvents/savedEventsView.ts';
import { useText } from '../../../i18n/useText.ts';
import { PlanDay } from './PlanDay.tsx';
import { PlanTickets } from './PlanTickets.tsx';

interface PlanProps {
  view: SavedEventsView;
  /** Those that are shown; what was removed meanwhile is not. */
  ids: readonly number[];
  /** Removes several at once; without it nothing can be. */
  onRemove?: (ids: readonly number[]) => void;
}

/** Saved events as a plan by day (R66), their tickets, those that are over, and how many are gone for good. */
export function Plan({ view, ids, onRemove }: PlanProps) {
  const text = useText();
  const { style, days, points } = view;
  const items = view.items.filter(({ id }) => ids.includes(id));
  const over = view.over.filter(({ id }) => ids.includes(id));
  const missing = view.missing.filter((id) => ids.includes(id));
  const plan = planDays(items, points);
  // Marks what fits; the order stays that of the day (R66, R71).
  useNeeds();
  const conflicts = countConflicts(plan);
  return (
    <Events>
      {conflicts > 0 ? <Notice title={text('plan.conflicts', { count: conflicts })} className="conflicts" /> : null}
      {plan.map(({ day, entries }) => (
        <PlanDay key={day} day={day} title={days[day]} entries={entries} />
      ))}
      <PlanTickets items={items} closedShop={view.closedShop ?? null} />
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

  /* Grids do not go on to another sheet. */
  @media print {
    display: block;
  }
`;
