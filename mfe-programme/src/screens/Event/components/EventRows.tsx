import { Link, useEventState } from '@spielplan/shared-ui/host';
import { color, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { EventStateLabel } from '../../../components/events/EventStateLabel.tsx';
import type { EventRow } from '../eventView.ts';

interface EventRowsProps {
  rows: readonly EventRow[];
  /** Names each event: needless where all are dates of the same one. */
  hasTitles?: boolean;
}

/** Other events, a line each, with their state in words. */
export function EventRows({ rows, hasTitles = false }: EventRowsProps) {
  return (
    <Rows>
      {rows.map((row) => (
        <Row key={row.id} row={row} hasTitle={hasTitles} />
      ))}
    </Rows>
  );
}

function Row({ row, hasTitle }: { row: EventRow; hasTitle: boolean }) {
  const { href, title, date, place } = row;
  const state = useEventState(row);
  return (
    <li>
      <Link to={href}>{hasTitle ? title : date}</Link>
      <span>{[hasTitle ? date : '', place].filter(Boolean).join(', ')}</span>
      {state ? <EventStateLabel state={state} /> : null}
    </li>
  );
}

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${space(0.5)} ${space(3)};
    align-items: center;
    justify-items: start;
    padding-block: ${space(1.5)};
    border-block-end: 2px solid ${color.line};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.2em;
  }

  ${from.medium} {
    > li {
      grid-template-columns: 5fr 4fr minmax(10rem, 2fr);
    }
  }
`;
