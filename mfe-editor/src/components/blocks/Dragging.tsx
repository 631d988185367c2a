import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { color } from '@spielplan/shared-ui/tokens';
import { useStore } from '@spielplan/shared-ui/host';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { BlockKey } from '../../domain/forest/forest.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { moveTo } from './moveTo.ts';
import { targetOf } from './useDropTarget.ts';

/** Follows a block that the pointer drags: the line where it would go, scrolling at the edges, and the move. Escape ends it. */
export function Dragging({ session }: { session: EditingSession }) {
  const line = useStore(session.ui, ({ drop }) => drop?.line);
  useEffect(() => {
    const isOwn = ({ source }: { source: { data: Record<string, unknown> } }) => source.data['session'] === session;
    return combine(
      autoScrollWindowForElements({ canScroll: isOwn }),
      monitorForElements({
        canMonitor: isOwn,
        onDrag: ({ source, location }) => {
          const key = source.data['blockKey'] as BlockKey;
          session.ui.setState({ drop: targetOf(session, key, location.current.dropTargets[0]?.data) });
        },
        onDrop: ({ source, location }) => {
          const key = source.data['blockKey'] as BlockKey;
          const target = targetOf(session, key, location.current.dropTargets[0]?.data);
          session.ui.setState({ drop: null });
          if (target) moveTo(session, key, target.place);
        },
      }),
    );
  }, [session]);
  if (!line) return null;
  // In the top layer nothing around the toolbar moves or covers it.
  return (
    <Line
      popover="manual"
      data-drop-line
      ref={(element) => element?.showPopover?.()}
      style={{ top: line.y, left: line.x, inlineSize: line.width }}
    />
  );
}

const Line = styled.div`
  position: fixed;
  inset: auto;
  block-size: 6px;
  margin: -3px 0 0;
  padding: 0;
  border: 0;
  border-block: 1px solid ${color.ground};
  background: ${color.accent};
  pointer-events: none;

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
