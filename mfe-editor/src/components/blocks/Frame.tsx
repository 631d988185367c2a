import type { BlockGap } from '@spielplan/shared-contracts/remote';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useStore } from '@spielplan/shared-ui/host';
import {
  memo,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { useShallow } from 'zustand/react/shallow';
import { COLUMN_PRESETS } from '../../domain/columnPresets.ts';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import { isAmongSections } from '../../domain/sections.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { contentOf } from '../../transport/blockClipboard.ts';
import { pasteBehind } from './copyPaste.ts';
import { createBlockActions } from './blockActions.ts';
import { createEmptyPlaces, EmptyPlacesContext, fieldAround } from './emptyPlaces.ts';
import { FrameBar } from './FrameBar.tsx';
import { frameActionOf } from './frameKeys.ts';
import { nextFrame, sideOfBar, standsAtEnd } from './frames.ts';
import { InsertButton } from './InsertButton.tsx';
import { choosePreset } from './Presets.tsx';
import { useBlock } from './useBlock.ts';
import { useDropTarget } from './useDropTarget.ts';
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
  const ref = useRef<HTMLDivElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isActive = useStore(session.ui, ({ active }) => active === blockKey);
  const isDragged = useStore(session.ui, ({ dragged }) => dragged === blockKey);
  const isFirst = useFirst(session, blockKey);
  const hasArrived = useStore(session.ui, ({ arrived }) => arrived.includes(blockKey));
  const name = useKindLabel(session, model);
  const problem = useBlock(session, blockKey, ({ problems, conflicts, lost }) =>
    problems[blockKey] ? 'refused' : conflicts[blockKey] ? 'conflict' : lost.includes(blockKey) ? 'lost' : null,
  );
  // Each key press makes a new forest: a frame is drawn again only where its own part has changed.
  const place = useBlock(
    session,
    blockKey,
    useShallow(({ screen }) => findBlock(screen, blockKey)?.place),
  );
  const actions = createBlockActions(session, blockKey);
  const [places] = useState(createEmptyPlaces);
  useDropTarget(ref, session, blockKey);

  const paste = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    pasteBehind(session, blockKey, contentOf(event.clipboardData, session.account));
  };
  const stayHere = (event: MouseEvent) => {
    // Links and buttons of the page do nothing while it is edited: a click in them is one into their text.
    if ((event.target as HTMLElement).closest('a')) event.preventDefault();
  };
  const isBeside = place !== undefined && !isAmongSections(place);
  const isShown = isActive || isHovered || isDragged || isMenuOpen;
  const isTop = place?.parent === null && place.position === 0;
  const [isAtEnd, setIsAtEnd] = useState(false);
  const [side, setSide] = useState<ReturnType<typeof sideOfBar>>('above');
  useLayoutEffect(() => {
    if (!isShown) return;
    setIsAtEnd(standsAtEnd(ref.current));
    setSide(isTop ? sideOfBar(ref.current) : 'above');
  }, [isShown, isTop, place]);

  return (
    <Box
      ref={ref}
      data-frame={blockKey}
      data-problem={problem ?? undefined}
      data-dragged={isDragged || undefined}
      data-arrived={hasArrived || undefined}
      data-end={isAtEnd || undefined}
      data-bar={side === 'above' ? undefined : side}
      role="group"
      aria-label={name}
      tabIndex={isActive || isFirst ? 0 : -1}
      onKeyDown={(event) => pressFrame(event, { session, blockKey, actions, openMenu: () => setIsMenuOpen(true) })}
      onPaste={paste}
      onClickCapture={stayHere}
      onFocus={(event) => {
        if (event.target.closest('[data-frame]') !== event.currentTarget) return;
        session.ui.setState({ active: blockKey });
        const opened = fieldAround(event.target);
        if (opened !== null) places.setState({ opened });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A dialog that took the focus gives it back.
        const isAbove = relatedTarget instanceof Element && relatedTarget.closest('dialog') !== null;
        if (relatedTarget !== null && !isAbove && !currentTarget.contains(relatedTarget)) places.setState({ opened: null });
      }}
      onPointerOver={(event) => setIsHovered((event.target as HTMLElement).closest('[data-frame]') === event.currentTarget)}
      onPointerLeave={() => setIsHovered(false)}
    >
      <EmptyPlacesContext value={places}>
        {isShown ? (
          <FrameBar
            session={session}
            blockKey={blockKey}
            name={name}
            problem={problem}
            actions={actions}
            frame={ref}
            isMenuOpen={isMenuOpen}
            onMenu={setIsMenuOpen}
          />
        ) : null}
        {gap ? <Gap>{text(`gap.${gap}`, { name })}</Gap> : null}
        {children}
      </EmptyPlacesContext>
      {isShown && isBeside && place.position === 0 ? <InsertButton session={session} place={place} side="above" /> : null}
      {isShown && isBeside ? (
        <InsertButton session={session} place={{ ...place, position: place.position + 1 }} side="below" />
      ) : null}
    </Box>
  );
});

interface FrameKeys extends Pick<FrameProps, 'session' | 'blockKey'> {
  actions: ReturnType<typeof createBlockActions>;
  openMenu: () => void;
}

/** What a key does while a block or something in it has the keyboard. */
function pressFrame(event: KeyboardEvent<HTMLDivElement>, { session, blockKey, actions, openMenu }: FrameKeys) {
  const isOwn = event.target === event.currentTarget;
  if (event.key === 'Escape' && !isOwn) {
    event.stopPropagation();
    return event.currentTarget.focus();
  }
  const action = frameActionOf(event);
  if (action && (isOwn || action === 'up' || action === 'down') && !hasSelection(action)) {
    event.preventDefault();
    event.stopPropagation();
    return actions[action]();
  }
  if (!isOwn) return undefined;
  if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) {
    event.preventDefault();
    return openMenu();
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    return nextFrame(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1)?.focus();
  }
  if (event.key === 'Enter') {
    event.preventDefault();
    const inside = event.currentTarget.querySelector<HTMLElement>('[role=textbox], [data-frame]');
    return inside ? inside.focus() : actions.settings();
  }
  const preset = event.ctrlKey || event.metaKey || event.altKey ? undefined : Object.keys(COLUMN_PRESETS)[Number(event.key) - 1];
  return preset && choosePreset(session, blockKey, preset);
}

/** Text that is selected is copied as text. */
function hasSelection(action: string): boolean {
  return (action === 'copy' || action === 'cut') && getSelection()?.isCollapsed === false;
}

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

  /* Without anything to see it can be pressed all the same. */
  &:not(:has(> :not([role='toolbar'], [data-side]))) {
    min-block-size: 2.75rem;
  }

  /* The distances to a headline, as the page has them between blocks without frames. */
  :not([data-column]) > &&&:has(> hgroup) + & {
    margin-block-start: clamp(1.5rem, 2.5vw, 2.5rem);
  }

  [data-column] > &:has(> hgroup) + & {
    margin-block-start: calc(clamp(1.5rem, 2.5vw, 2.5rem) / -2);
  }

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

  /* The buttons of rich text lie between it and the block's own. */
  &:has(.ProseMirror) > [role='toolbar'] {
    translate: 0 -3.25rem;
  }

  &[data-bar='below'] > [role='toolbar'],
  &[data-bar]:has(.ProseMirror) > [role='toolbar'] {
    inset-block: calc(100% + ${space(1)}) auto;
    translate: none;
  }

  &[data-bar='inside']:not(:has(.ProseMirror)) > [role='toolbar'] {
    inset-block: ${space(1)} auto;
  }

  &[data-dragged] {
    opacity: 0.5;
  }

  &[data-arrived] {
    outline: 3px double ${color.accent};
    outline-offset: 6px;

    @media (prefers-reduced-motion: no-preference) {
      animation: arrive 1.2s ease-out 2;
    }
  }

  @keyframes arrive {
    from {
      outline-offset: 14px;
    }
  }
`;

const Gap = styled.p`
  margin: 0;
  padding: ${space(2)};
  border: 2px dashed ${color.line};
`;
