import { Button } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { type Drop, TreeGridRow } from './TreeGridRow.tsx';
import type { TreeRow } from './treeRows.ts';
import { type Nudge, useTreeKeys } from './useTreeKeys.ts';

/** Rows that come into the document at a time; with thousands in it each key would be felt. */
const CHUNK = 60;

interface TreeGridProps {
  rows: readonly TreeRow[];
  /** Without the right to publish nothing moves. */
  mayMove: boolean;
  onExpand: (id: number, isExpanded: boolean) => void;
  onOpen: (id: number) => void;
  onNudge: (id: number, nudge: Nudge) => void;
  onDrop: (id: number, drop: Drop) => void;
  /** The page that the focus goes to; another object each time. */
  wanted: { id: number } | null;
}

/** The tree as a treegrid (ARIA patterns), as much of it as is looked at. */
export function TreeGrid({ rows, mayMove, onExpand, onOpen, onNudge, onDrop, wanted }: TreeGridProps) {
  const text = useText();
  const grid = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ from: 0, to: CHUNK });
  const [aim, setAim] = useState<{ id: number } | null>(null);
  const [before, setBefore] = useState(wanted);
  const [dragged, setDragged] = useState<number | null>(null);
  const from = Math.min(range.from, Math.max(0, rows.length - 1));
  const to = Math.min(rows.length, Math.max(range.to, from + CHUNK));

  const aimAt = (index: number) => {
    const id = rows[index]?.page.id;
    if (id === undefined) return;
    if (index < from || index >= to) setRange({ from: Math.max(0, index - CHUNK / 2), to: index + CHUNK / 2 });
    setAim({ id });
  };
  const keys = useTreeKeys({ rows, onExpand, onOpen, onNudge, onFocus: aimAt });
  // It is aimed at once it is a row: what leads to it may be closed until then.
  const index = wanted && wanted !== before ? rows.findIndex(({ page }) => page.id === wanted.id) : -1;
  if (index >= 0) {
    setBefore(wanted);
    aimAt(index);
  }
  useEffect(() => {
    if (aim) grid.current?.querySelector<HTMLElement>(`[data-id="${aim.id}"]`)?.focus();
  }, [aim]);

  return (
    <>
      {from > 0 ? (
        <Button variant="outline" onClick={() => setRange({ from: Math.max(0, from - CHUNK), to })}>
          {text('hub.pages.earlier', { count: Math.min(CHUNK, from) })}
        </Button>
      ) : null}
      <Grid
        ref={grid}
        role="treegrid"
        aria-label={text('hub.pages.tree')}
        aria-rowcount={rows.length + 1}
        aria-describedby="pages-keys"
        onKeyDown={keys.onKeyDown}
      >
        <div role="row" aria-rowindex={1} className="head">
          {(['page', 'state', 'changed', 'actions'] as const).map((column) => (
            <span key={column} role="columnheader">
              {text(`hub.pages.column.${column}`)}
            </span>
          ))}
        </div>
        {rows.slice(from, to).map((row, index) => (
          <TreeGridRow
            key={row.page.id}
            row={row}
            index={from + index + 2}
            isActive={row.page.id === keys.activeId}
            mayMove={mayMove}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={onDrop}
            onActivate={keys.setActive}
            onExpand={onExpand}
            onOpen={onOpen}
          />
        ))}
      </Grid>
      {to < rows.length ? (
        <Button variant="outline" onClick={() => setRange({ from, to: to + CHUNK })}>
          {text('hub.pages.later', { count: Math.min(CHUNK, rows.length - to) })}
        </Button>
      ) : null}
    </>
  );
}

const Grid = styled.div`
  border-block-start: 3px solid ${color.ink};

  > [role='row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${space(3)};
    align-items: center;
    padding-block: ${space(1)};
    border-block-end: 1px solid ${color.line};
  }

  > .head {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @media (min-width: 64em) {
    > [role='row'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1fr) auto;
      padding-block: 0;
    }
  }
`;
