import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';
import { type ColumnBox, findDropSpot, type DropSpot, moveTarget } from '../../domain/findDropSpot.ts';
import { type BlockKey, findBlock, type Place } from '../../domain/forest/forest.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

type Ref = RefObject<HTMLElement | null>;

/** Takes blocks that are dragged over a frame: before it, behind it or into one of its columns. */
export function useDropTarget(ref: Ref, session: EditingSession, key: BlockKey): void {
  useEffect(
    () =>
      dropTargetForElements({
        element: ref.current!,
        canDrop: ({ source }) => source.data['session'] === session,
        getData: ({ input, element }) => {
          const place = findBlock(session.store.getState().screen, key)?.place;
          if (!place) return {};
          const pointer = { x: input.clientX, y: input.clientY };
          const box = element.getBoundingClientRect();
          return { spot: findDropSpot(pointer, { key, place, box, columns: columnsIn(element) }) };
        },
      }),
    [ref, session, key],
  );
}

/** The same for a column without blocks. */
export function useEmptyTarget(ref: Ref, session: EditingSession, place: Place | null): void {
  useEffect(() => {
    if (!place) return undefined;
    return dropTargetForElements({
      element: ref.current!,
      canDrop: ({ source }) => source.data['session'] === session,
      getData: ({ element }) => {
        const { left, top, width } = element.getBoundingClientRect();
        return { spot: { place, line: { x: left, y: top, width } } satisfies DropSpot };
      },
    });
  }, [ref, session, place]);
}

/** What a drop would do: null where the block cannot stand there or stands there already. */
export function targetOf(session: EditingSession, key: BlockKey, data: Readonly<Record<string, unknown>> | undefined) {
  const spot = data?.['spot'] as DropSpot | undefined;
  const place = spot && moveTarget(session.store.getState().screen, key, spot.place);
  return spot && place ? { ...spot, place } : null;
}

function columnsIn(frame: Element): ColumnBox[] {
  const columns = [...frame.querySelectorAll('[data-column]')].filter((column) => column.closest('[data-frame]') === frame);
  return columns.map((column) => {
    const { top, bottom, left, right } = column.getBoundingClientRect();
    const blocks = [...column.children].filter((child) => child.matches('[data-frame]'));
    return { top, bottom, left, right, count: blocks.length, end: blocks.at(-1)?.getBoundingClientRect().bottom ?? top };
  });
}
