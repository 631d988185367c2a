import { useId } from 'react';
import { styled } from 'styled-components';
import { color, from, space } from '@spielplan/shared-ui/tokens';
import { DayHeading, TimetableDay } from '../../../components/events/EventDay.tsx';
import { EventItem } from '../../../components/events/EventItem.tsx';
import { EVENT_ITEMS, PICTURE_SIZES } from '../../../components/events/EventItems.tsx';
import type { DayTitle } from '../../../domain/events/listItem.ts';
import type { PlanCard } from '../../../domain/plan/planCard.ts';
import type { PlanEntry } from '../../../domain/plan/planDays.ts';
import { PlanStep } from './PlanStep.tsx';

interface PlanDayProps {
  day: string;
  title: DayTitle | undefined;
  entries: readonly PlanEntry<PlanCard>[];
}

/** One day of a plan: its events in the order one goes there, between them the way and the time (R66, R67). */
export function PlanDay({ day, title, entries }: PlanDayProps) {
  const headingId = useId();
  return (
    <Day aria-labelledby={title ? headingId : undefined} data-day={day}>
      {title ? <DayHeading id={headingId} day={day} title={title} /> : null}
      <Items>
        {entries.map(({ event, step }) => [
          step ? <PlanStep key={`step-${event.id}`} step={step} /> : null,
          <EventItem key={event.id} item={withTimes(event)} sizes={PICTURE_SIZES.style1} isFirst={false} />,
        ])}
      </Items>
    </Day>
  );
}

function withTimes(event: PlanCard): PlanCard {
  return { ...event, facts: [event.times, event.facts].filter(Boolean).join(' · ') };
}

const Day = styled(TimetableDay)`
  @media print {
    && {
      break-inside: auto;
    }
  }
`;

const Items = styled(EVENT_ITEMS.style1)`
  > .step {
    display: block;
    min-block-size: 0;
    padding-block: ${space(1)};
    border-block-start: 2px dashed ${color.line};
    animation: none;
  }

  > .step + li {
    border-block-start-style: dashed;
  }

  > .step[data-kind='overlap'],
  > .step[data-kind='tight'] {
    font-weight: 650;
    color: ${color.accent};
  }

  /* The sign is for the eye: the words beside it say the same. */
  > .step::before {
    content: '↓' / '';
    display: inline-block;
    min-inline-size: 1.5em;
    margin-inline-end: 0.5em;
    font-weight: 800;
    text-align: center;
  }

  > .step:is([data-kind='overlap'], [data-kind='tight'])::before {
    content: '!' / '';
    border: 2px solid;
  }

  > .step[data-kind='openEnd']::before {
    content: '?' / '';
  }

  ${from.medium} {
    > .step {
      padding-inline-start: ${space(1)};
    }
  }

  @media print {
    > li {
      min-block-size: 0;
      padding-block: ${space(0.5)};
      gap: 0 ${space(2)};
    }

    .subline,
    .preline,
    .favourite {
      display: none;
    }
  }
`;
