import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from '@spielplan/shared-ui/host';
import { COLUMN_PRESETS, presetOf } from '../../domain/columnPresets.ts';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

interface PresetItemsProps {
  session: EditingSession;
  blockKey: BlockKey;
  onChoose: (preset: string) => void;
}

/** The presets as entries of a block's menu, side by side; none where the block has no columns. */
export function PresetItems({ session, blockKey, onChoose }: PresetItemsProps) {
  const text = useText();
  const columns = useStore(session.store, ({ screen }) => findBlock(screen, blockKey)?.block.columns);
  /** The one with the focus or the pointer. */
  const [shown, setShown] = useState<string | null>(null);
  if (!columns || columns.length === 0) return null;
  const current = presetOf({ columns });
  const labelOf = (name: string) => text(`columns.${name}` as 'columns.100');
  const named = shown ?? current;
  return (
    <Group role="group" aria-label={text('frame.columns')} onPointerLeave={() => setShown(null)} onBlur={() => setShown(null)}>
      <span aria-hidden>{named === null ? text('frame.columns') : labelOf(named)}</span>
      {Object.entries(COLUMN_PRESETS).map(([name, spans], index) => (
        <button
          key={name}
          type="button"
          role="menuitemradio"
          aria-checked={name === current}
          aria-label={labelOf(name)}
          aria-keyshortcuts={String(index + 1)}
          tabIndex={-1}
          onFocus={() => setShown(name)}
          onPointerEnter={() => setShown(name)}
          onClick={() => onChoose(name)}
        >
          <svg width="24" height="20" viewBox="0 0 24 20" aria-hidden focusable="false">
            <path d={drawColumns(spans)} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      ))}
    </Group>
  );
}

/** Columns side by side, two units a twelfth. */
function drawColumns(spans: readonly number[]): string {
  const startOf = (index: number) => spans.slice(0, index).reduce((sum, span) => sum + 2 * span, 0);
  return spans.map((span, index) => `M${startOf(index) + 1} 3h${2 * span - 2}v14h${2 - 2 * span}z`).join('');
}

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(${TARGET_SIZE}, 1fr));
  border-block-start: 1px solid ${color.line};

  > span {
    grid-column: 1 / -1;
    padding: ${space(1)} ${space(2)} 0;
  }

  && > button {
    display: grid;
    grid-template-columns: auto;
    justify-content: center;
    padding: 0;
  }

  && > [aria-checked='true'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  /* Forced colours drop backgrounds. */
  @media (forced-colors: active) {
    && > [aria-checked='true'] {
      border: 3px solid ButtonText;
    }
  }

  && > [aria-checked='true']:is(:hover, :focus-visible) {
    outline-color: ${color.ink};
  }
`;
