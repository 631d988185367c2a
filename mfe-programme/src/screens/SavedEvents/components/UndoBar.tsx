import { Button } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { SavedEventsView } from '../../../domain/savedEvents/savedEventsView.ts';
import { useText } from '../../../i18n/useText.ts';

interface UndoBarProps {
  removed: readonly number[] | null;
  view: SavedEventsView | null;
  onUndo: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * Says what was just removed and takes it back. It stays until the
 * page is left: nothing is lost by reading slowly (WCAG 2.2.1).
 */
export function UndoBar({ removed, view, onUndo, button }: UndoBarProps) {
  const text = useText();
  const [first, ...others] = removed ?? [];
  const title = [...(view?.items ?? []), ...(view?.over ?? [])].find(({ id }) => id === first)?.title;
  const words =
    title && others.length === 0
      ? text('favourites.removedOne', { title })
      : text('favourites.removed', { count: removed?.length ?? 0 });
  return (
    <Bar role="status" className="undo">
      {removed ? (
        <>
          <span>{words}</span>
          <Button ref={button} variant="outline" onClick={onUndo}>
            {text('favourites.undo')}
          </Button>
        </>
      ) : null}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: calc(min(var(--covered-below, 0px), 40vh) + ${space(1)});
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding: ${space(1)} ${space(2)};
  border: 3px solid ${color.accent};
  background: ${color.ground};

  &:empty {
    display: none;
  }
`;
