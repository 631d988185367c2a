import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { BlockKey } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { Icon } from '../icons/Icon.tsx';

/** Where the pointer takes a block; the keyboard and fingers have the menu, so only eyes find it. */
export function DragHandle({ session, blockKey, name }: { session: EditingSession; blockKey: BlockKey; name: string }) {
  const text = useText();
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      draggable({
        element: ref.current!,
        getInitialData: () => ({ session, blockKey }),
        onGenerateDragPreview: ({ nativeSetDragImage }) =>
          setCustomNativeDragPreview({
            nativeSetDragImage,
            render: ({ container }) => {
              container.textContent = name;
              Object.assign(container.style, {
                padding: '8px 16px',
                background: '#141414',
                color: '#fff',
                font: '600 16px system-ui',
              });
            },
          }),
        onDragStart: () => session.ui.setState({ dragged: blockKey }),
        onDrop: () => session.ui.setState({ dragged: null }),
      }),
    [session, blockKey, name],
  );
  return (
    <Handle ref={ref} aria-hidden title={text('frame.drag')} data-drag-handle>
      <Icon name="handle" />
    </Handle>
  );
}

const Handle = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 2rem;
  min-block-size: 2rem;
  cursor: grab;

  @media (pointer: coarse) {
    display: none;
  }
`;
