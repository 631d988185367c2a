import { space } from '@spielplan/shared-ui/tokens';
import { useMemo, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import type { EventStyle } from '../../domain/lists/eventListView.ts';
import { groupByDay, keyOf, stretchesOf } from '../../domain/events/groupByDay.ts';
import type { DayTitles, ListItem } from '../../domain/events/listItem.ts';
import { useNeeds } from '../access/useNeeds.ts';
import { EventDay } from './EventDay.tsx';

/** Up to so many items a browser lays a list out as a whole. */
const SHORT_LIST = 40;
/**
 * So many stretches at the end still come in with motion:
 * more than fits the window when the next page is added.
 */
const ANIMATED_ROWS = 8;

interface DayListProps {
  items: readonly ListItem[];
  days: DayTitles;
  style: EventStyle;
  /** The first picture of the list is the largest of the page, and comes first. */
  isMain?: boolean;
  /**
   * Pixels each stretch took when the visitor left the list, by its
   * first day: a long list has its length before it is laid out.
   */
  heights?: ReadonlyMap<string, number>;
}

/**
 * Events by day. Of a long list only the stretches near the window
 * are laid out, and only they are looked at while it scrolls.
 */
export function DayList({ items, days, style, isMain = false, heights }: DayListProps) {
  const fits = useNeeds()?.fits;
  const stretches = useMemo(() => stretchesOf(groupByDay(items, fits)), [items, fits]);
  const firstItem = isMain ? stretches[0]?.[0]?.items.find(({ picture }) => picture) : undefined;
  const isLong = items.length > SHORT_LIST;

  return stretches.map((stretch, index) => {
    const first = stretch[0]!.day;
    const height = heights?.get(first);
    return (
      <Stretch
        key={first}
        data-stretch={first}
        data-long={isLong || undefined}
        onFocus={isLong ? keepInSight : undefined}
        data-passed={(isLong && index < stretches.length - ANIMATED_ROWS) || undefined}
        style={height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }}
      >
        {stretch.map((group) => (
          <EventDay
            key={group.day}
            group={group}
            title={days[group.day]}
            style={style}
            firstPicture={firstItem ? keyOf(firstItem) : null}
          />
        ))}
      </Stretch>
    );
  });
}

/** Frames until stretches that have come near are laid out, with one to spare. */
const FRAMES_TO_SETTLE = 4;

/**
 * Keeps what the keyboard has reached in the window. A browser scrolls to it first and lays out the stretches that have come
 * near in the frames that follow; one above that takes more room than was kept for it pushes it out.
 */
function keepInSight({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) watchSettling(target, FRAMES_TO_SETTLE);
}

function watchSettling(target: Element, frames: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== target) return;
    const { top, bottom } = target.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) target.scrollIntoView({ block: 'nearest' });
    if (frames > 1) watchSettling(target, frames - 1);
  });
}

const Stretch = styled.div`
  /* Also while the list is short: a browser remembers how long a stretch was. */
  contain-intrinsic-block-size: auto 60rem;

  /* What stands out of a day (a focus ring, a poster) is not cut off. */
  &[data-long] {
    content-visibility: auto;
    overflow-clip-margin: ${space(6)};
  }

  /* Every step of scrolling works out the timeline of each entry: a thousand cost more than all else. */
  :root[data-motion] &[data-passed] li {
    animation: none;
  }
`;
