import { color, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Place } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { Icon } from '../icons/Icon.tsx';
import { useEmptyTarget } from './useDropTarget.ts';

interface InsertButtonProps {
  session: EditingSession;
  place: Place;
  /** At the edge of a block, for the pointer; else alone in a column without blocks, where Tab reaches it. */
  side?: 'above' | 'below';
}

/** Opens the list of kinds for a place. */
export function InsertButton({ session, place, side }: InsertButtonProps) {
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  useEmptyTarget(ref, session, side ? null : place);
  return (
    <Place ref={ref} data-side={side ?? 'alone'} contentEditable={false}>
      <button
        type="button"
        tabIndex={side ? -1 : 0}
        aria-label={text(`insert.${side ?? 'here'}`)}
        title={text(`insert.${side ?? 'here'}`)}
        onClick={() => session.ui.setState({ layer: { kind: 'kinds', place } })}
      >
        <Icon name="plus" />
      </button>
    </Place>
  );
}

const Place = styled.div`
  position: absolute;
  z-index: 29;
  inset-inline: 0;
  display: flex;
  justify-content: center;
  pointer-events: none;

  &[data-side='above'] {
    inset-block-end: calc(100% - 6px);
    justify-content: flex-end;
  }

  [data-end] > &[data-side='above'] {
    justify-content: flex-start;
  }

  /* In a narrow column the block's bar takes all the room above it; its menu has this, too. */
  @container (max-width: 17rem) {
    &[data-side='above'] {
      display: none;
    }
  }

  &[data-side='below'] {
    inset-block-start: calc(100% - 6px);
  }

  &[data-side='alone'] {
    position: static;
    padding: 1rem;
    border: 1px dashed ${color.line};
  }

  > button {
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    padding: 0;
    border: 1px solid ${color.ground};
    background: ${color.accent};
    color: ${color.onAccent};
    cursor: pointer;
    pointer-events: auto;
  }

  @media (pointer: coarse) {
    > button {
      inline-size: ${TARGET_SIZE};
      block-size: ${TARGET_SIZE};
    }
  }
`;
