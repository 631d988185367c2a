import type { BlockGap } from '@spielplan/shared-contracts/remote';
import { color, space } from '@spielplan/shared-ui/tokens';
import { memo, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand/react';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { FrameBar } from './FrameBar.tsx';
import { nextFrame } from './frames.ts';
import { InsertButton } from './InsertButton.tsx';
import { createBlockActions } from './blockActions.ts';
import { useKindLabel } from './useKindLabel.ts';

interface FrameProps {
  session: EditingSession;
  blockKey: BlockKey;
  model: string;
  gap: BlockGap | undefined;
  children: ReactNode;
}

/**
 * Stands around a block: one tab stop for all frames, with arrow keys from one to the next, Enter to go in and Escape to come out.
 * Its buttons are there while the block has the pointer or the keyboard.
 */
export const Frame = memo(function Frame({ session, blockKey, model, gap, children }: FrameProps) {
  const text = useText();
  const [isHovered, setIsHovered] = useState(false);
  const isActive = useStore(session.ui, ({ active }) => active === blockKey);
  const isFirst = useFirst(session, blockKey);
  const problem = useStore(session.store, ({ problems, conflicts, lost }) =>
    problems[blockKey] ? 'refused' : conflicts[blockKey] ? 'conflict' : lost.includes(blockKey) ? 'lost' : null,
  );
  const name = useKindLabel(session, model);
  const place = useStore(session.store, ({ screen }) => findBlock(screen, blockKey)?.place);
  const actions = createBlockActions(session, blockKey);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const isOwn = event.target === event.currentTarget;
    if (event.altKey && event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      event.stopPropagation();
      return actions.moveBy(event.key === 'ArrowUp' ? -1 : 1);
    }
    if (event.key === 'Escape' && !isOwn) {
      event.stopPropagation();
      return event.currentTarget.focus();
    }
    if (!isOwn) return undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      return nextFrame(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1)?.focus();
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const inside = event.currentTarget.querySelector<HTMLElement>('[role=textbox], [data-frame]');
      return inside ? inside.focus() : actions.openPanel();
    }
    if (event.key === 'Delete' || event.key === 'Backspace') return actions.remove();
    return undefined;
  };
  const stayHere = (event: MouseEvent) => {
    // Links and buttons of the page do nothing while it is edited: a click in them is one into their text.
    if ((event.target as HTMLElement).closest('a')) event.preventDefault();
  };

  return (
    <Box
      data-frame={blockKey}
      data-problem={problem ?? undefined}
      role="group"
      aria-label={name}
      tabIndex={isActive || isFirst ? 0 : -1}
      onKeyDown={press}
      onClickCapture={stayHere}
      onFocus={(event) => {
        if (event.target.closest('[data-frame]') === event.currentTarget) session.ui.setState({ active: blockKey });
      }}
      onPointerOver={(event) => setIsHovered((event.target as HTMLElement).closest('[data-frame]') === event.currentTarget)}
      onPointerLeave={() => setIsHovered(false)}
    >
      {isActive || isHovered ? (
        <FrameBar session={session} blockKey={blockKey} name={name} problem={problem} actions={actions} />
      ) : null}
      {gap ? <Gap>{text(`gap.${gap}`, { name })}</Gap> : null}
      {children}
      {(isActive || isHovered) && place ? (
        <InsertButton session={session} place={{ ...place, position: place.position + 1 }} />
      ) : null}
    </Box>
  );
});

/** Whether Tab leads here while no block has been active: to the first one that is on the page. */
function useFirst({ ui }: EditingSession, key: BlockKey): boolean {
  const first = useStore(ui, (state) => state.first);
  useEffect(() => {
    if (first === null) ui.setState((state) => ({ first: state.first ?? key }));
  }, [ui, first, key]);
  useEffect(() => () => ui.setState((state) => ({ first: state.first === key ? null : state.first })), [ui, key]);
  return useStore(ui, (state) => state.active === null && state.first === key);
}

const Box = styled.div`
  position: relative;
  min-block-size: 2.75rem;

  &:hover,
  &:focus-within {
    outline: 1px dashed ${color.accent};
    outline-offset: 6px;
  }

  &:focus {
    outline: 3px solid ${color.accent};
    outline-offset: 6px;
  }

  &[data-problem] {
    outline: 3px dotted ${color.accent};
    outline-offset: 6px;
  }
`;

const Gap = styled.p`
  margin: 0;
  padding: ${space(2)};
  border: 2px dashed ${color.line};
`;
