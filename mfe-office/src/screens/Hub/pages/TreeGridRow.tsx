import { Button } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { type DragEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { Dated } from '../Dated.tsx';
import { useDescribeInstant } from '../useDescribeInstant.ts';
import { titleOf, type TreeRow } from './treeRows.ts';

/** Where a page is dropped: beside another one, or below it. */
export interface Drop {
  target: number;
  place: 'before' | 'inside' | 'after';
}

interface TreeGridRowProps {
  row: TreeRow;
  /** Of all rows, from 1 for the headline. */
  index: number;
  isActive: boolean;
  mayMove: boolean;
  dragged: number | null;
  onDrag: (id: number | null) => void;
  onDrop: (id: number, drop: Drop) => void;
  onActivate: (id: number) => void;
  onExpand: (id: number, isExpanded: boolean) => void;
  onOpen: (id: number) => void;
}

/** One page: its title and address, its states, who changed it last, and the ways to it. */
export function TreeGridRow(props: TreeGridRowProps) {
  const { row, index, isActive, mayMove, dragged, onDrag, onDrop, onActivate, onExpand, onOpen } = props;
  const { page, level, place, siblings, isExpanded, isMatch } = row;
  const text = useText();
  const { lang } = useHost();
  const describe = useDescribeInstant();
  const [over, setOver] = useState<Drop['place'] | null>(null);
  const title = titleOf(page, lang);
  const url = page.urls[lang] ?? page.urls.de ?? page.urls.en ?? '/';
  const tabIndex = isActive ? 0 : -1;
  const states = statesOf(row);

  const look = (event: DragEvent<HTMLElement>) => {
    if (dragged === null || dragged === page.id) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientY - top) / height;
    setOver(part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'inside');
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    if (dragged !== null && over) onDrop(dragged, { target: page.id, place: over });
    setOver(null);
    onDrag(null);
  };

  return (
    <Row
      role="row"
      data-id={page.id}
      data-over={over ?? undefined}
      data-faint={isMatch ? undefined : ''}
      tabIndex={tabIndex}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-rowindex={index}
      aria-expanded={isExpanded ?? undefined}
      draggable={mayMove}
      onFocus={() => onActivate(page.id)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', title);
        onDrag(page.id);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={look}
      onDragLeave={() => setOver(null)}
      onDrop={drop}
    >
      <Name role="gridcell" style={{ paddingInlineStart: `min(${(level - 1) * 1.5}rem, 30%)` }}>
        {isExpanded === null ? (
          <span className="leaf" />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            data-expander=""
            aria-label={text(isExpanded ? 'hub.pages.close' : 'hub.pages.open', { title })}
            onClick={() => onExpand(page.id, !isExpanded)}
          >
            <span aria-hidden="true">{isExpanded ? '▾' : '▸'}</span>
          </button>
        )}
        <span className="names">
          <a href={url} tabIndex={tabIndex} draggable={false}>
            {title}
          </a>
          <small>{url}</small>
        </span>
      </Name>
      <States role="gridcell">
        {states.map((state) => (
          <span key={state} data-state={state}>
            {text(`hub.pages.is.${state}`)}
          </span>
        ))}
      </States>
      <span role="gridcell" className="changed">
        {page.changed_at ? (
          <Dated instants={[page.changed_at]}>
            {text(page.changed_by ? 'hub.pages.changedBy' : 'hub.pages.changedAt', {
              time: describe(page.changed_at),
              username: page.changed_by ?? '',
            })}
          </Dated>
        ) : null}
      </span>
      <Actions role="gridcell">
        <a href={`${url}?edit`} tabIndex={tabIndex} draggable={false} aria-label={text('hub.editPage', { title })}>
          {text('hub.edit')}
        </a>
        <Button
          variant="quiet"
          tabIndex={tabIndex}
          aria-label={text('hub.pages.manageOf', { title })}
          onClick={() => onOpen(page.id)}
        >
          {text('hub.pages.manage')}
        </Button>
      </Actions>
    </Row>
  );
}

function statesOf({ page }: TreeRow) {
  return [
    ...(page.is_online ? [] : (['offline'] as const)),
    ...(page.has_draft ? (['draft'] as const) : []),
    ...(page.scheduled_at ? (['scheduled'] as const) : []),
    ...page.missing.map((lang) => `missing.${lang}` as const),
    ...(page.in_menu ? (['menu'] as const) : []),
    ...(page.in_footer ? (['footer'] as const) : []),
    ...(page.is_landing_page ? (['landing'] as const) : []),
    ...(page.is_template ? (['template'] as const) : []),
    ...(page.is_easy ? (['easy'] as const) : []),
  ];
}

const Row = styled.div`
  scroll-margin-block: var(--clear-above) var(--clear-below);

  &:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }

  &[data-over='before'] {
    box-shadow: inset 0 4px 0 ${color.accent};
  }

  &[data-over='after'] {
    box-shadow: inset 0 -4px 0 ${color.accent};
  }

  &[data-over='inside'] {
    box-shadow: inset 8px 0 0 ${color.accent};
  }

  &[data-faint] .names > a {
    font-weight: 400;
  }

  > .changed {
    color: ${color.muted};
    font-size: 1rem;
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-inline-size: 0;

  > button,
  > .leaf {
    flex: none;
    inline-size: ${TARGET_SIZE};
    block-size: ${TARGET_SIZE};
  }

  > button {
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  > .names {
    display: grid;
    min-inline-size: 0;
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
  }

  a {
    min-block-size: 1.5rem;
    font-weight: 650;
  }

  small {
    color: ${color.muted};
    font-size: 1rem;
  }
`;

const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};

  > span {
    padding-inline: ${space(1)};
    border: 1px solid ${color.line};
    font-size: 1rem;
  }

  > [data-state='offline'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: center;

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    text-decoration: underline;
  }
`;
