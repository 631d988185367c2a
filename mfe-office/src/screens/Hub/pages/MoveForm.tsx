import type { PageNode } from '@spielplan/shared-contracts/api';
import { Button, FieldFrame } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { type FormEvent, useMemo, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { DialogForm, HubActions } from '../hubStyles.ts';
import { isBelow, type TreePlace } from './nudge.ts';
import { buildRows, childrenOf, NO_FILTER, titleOf } from './treeRows.ts';

/** Places that one list offers; words narrow down what is offered. */
const MAX_OFFERED = 100;
const NOTHING: ReadonlySet<number> = new Set();

interface MoveFormProps {
  page: PageNode;
  pages: readonly PageNode[];
  onMove: (place: TreePlace) => void;
}

/** Moves a page anywhere without dragging: below which one, and behind which of its siblings. */
export function MoveForm({ page, pages, onMove }: MoveFormProps) {
  const text = useText();
  const { lang } = useHost();
  const [query, setQuery] = useState('');
  const [parent, setParent] = useState(page.parent);
  const siblings = (childrenOf(pages).get(parent) ?? []).filter(({ id }) => id !== page.id);
  const [position, setPosition] = useState<number | null>(null);
  const offered = useMemo(() => {
    const { rows } = buildRows(pages, NOTHING, { ...NO_FILTER, query }, 0);
    return rows.filter((row) => row.isMatch && !isBelow(pages, row.page.id, page.id));
  }, [pages, page.id, query]);
  const shown = offered.slice(0, MAX_OFFERED);
  const chosen = pages.find(({ id }) => id === parent);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onMove({ parent, position: position ?? siblings.length });
  };
  return (
    <DialogForm onSubmit={send}>
      <FieldFrame id="move-query" label={text('hub.pages.moveQuery')} help={undefined} error={undefined}>
        <input id="move-query" type="search" autoComplete="off" value={query} onChange={({ target }) => setQuery(target.value)} />
      </FieldFrame>
      <FieldFrame
        id="move-parent"
        label={text('hub.pages.moveBelow')}
        help={
          offered.length > shown.length ? text('hub.pages.moveMore', { count: shown.length, all: offered.length }) : undefined
        }
        error={undefined}
      >
        <select
          id="move-parent"
          value={parent ?? ''}
          aria-describedby={offered.length > shown.length ? 'move-parent-help' : undefined}
          onChange={({ target }) => {
            setParent(target.value === '' ? null : Number(target.value));
            setPosition(null);
          }}
        >
          <option value="">{text('hub.pages.top')}</option>
          {chosen && !shown.some((row) => row.page.id === chosen.id) ? (
            <option value={chosen.id}>{titleOf(chosen, lang)}</option>
          ) : null}
          {shown.map((row) => (
            <option key={row.page.id} value={row.page.id}>
              {`${'– '.repeat(row.level - 1)}${titleOf(row.page, lang)}`}
            </option>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame id="move-behind" label={text('hub.pages.moveBehind')} help={undefined} error={undefined}>
        <select id="move-behind" value={position ?? siblings.length} onChange={({ target }) => setPosition(Number(target.value))}>
          <option value={0}>{text('hub.pages.first')}</option>
          {siblings.map((each, index) => (
            <option key={each.id} value={index + 1}>
              {text('hub.pages.behind', { title: titleOf(each, lang) })}
            </option>
          ))}
        </select>
      </FieldFrame>
      <p data-wide="">{text('hub.pages.moveText')}</p>
      <HubActions data-wide="">
        <Button type="submit">{text('hub.pages.move')}</Button>
      </HubActions>
    </DialogForm>
  );
}
