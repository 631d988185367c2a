import { color } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { Place } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/**
 * Opens the list of kinds for a place. In an empty
 * column it stands alone and can be reached with Tab.
 */
export function InsertButton({ session, place, isAlone = false }: { session: EditingSession; place: Place; isAlone?: boolean }) {
  const text = useText();
  return (
    <Place data-alone={isAlone || undefined} contentEditable={false}>
      <button
        type="button"
        tabIndex={isAlone ? 0 : -1}
        aria-label={text(isAlone ? 'insert.here' : 'insert.below')}
        onClick={() => session.ui.setState({ layer: { kind: 'kinds', place } })}
      >
        +
      </button>
    </Place>
  );
}

const Place = styled.div`
  position: absolute;
  z-index: 30;
  inset-block-start: 100%;
  inset-inline: 0;
  display: flex;
  justify-content: center;
  pointer-events: none;

  &[data-alone] {
    position: static;
    padding: 1rem;
    border: 1px dashed ${color.line};
  }

  > button {
    inline-size: 2rem;
    block-size: 2rem;
    border: 0;
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 700;
    pointer-events: auto;
  }
`;
