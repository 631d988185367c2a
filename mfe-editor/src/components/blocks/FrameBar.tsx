import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useStore } from 'zustand/react';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import type { BlockActions } from './blockActions.ts';
import { Presets } from './Presets.tsx';

interface FrameBarProps {
  session: EditingSession;
  blockKey: BlockKey;
  name: string;
  problem: 'refused' | 'conflict' | 'lost' | null;
  actions: BlockActions;
}

/** What can be done with a block, above it. */
export function FrameBar({ session, blockKey, name, problem, actions }: FrameBarProps) {
  const text = useText();
  const reason = useStore(session.store, ({ problems }) => problems[blockKey]);
  const hasColumns = useStore(session.store, ({ screen }) => (findBlock(screen, blockKey)?.block.columns.length ?? 0) > 0);
  const button = (label: string, sign: string, act: () => void) => (
    <button type="button" tabIndex={-1} aria-label={`${label}: ${name}`} title={label} onClick={act}>
      {sign}
    </button>
  );
  return (
    <Bar role="toolbar" aria-label={text('frame.label', { name })} contentEditable={false}>
      <strong>{name}</strong>
      {button(text('frame.up'), '↑', () => actions.moveBy(-1))}
      {button(text('frame.down'), '↓', () => actions.moveBy(1))}
      {button(text('frame.duplicate'), '⧉', actions.duplicate)}
      {button(text('frame.settings'), '⚙', actions.openPanel)}
      {button(text('frame.remove'), '×', actions.remove)}
      {hasColumns ? <Presets session={session} blockKey={blockKey} /> : null}
      {problem === 'refused' ? <span>{text('frame.refused', { field: reason?.field ?? '' })}</span> : null}
      {problem === 'conflict' || problem === 'lost'
        ? button(text(`frame.${problem}`), text(`frame.${problem}`), () =>
            session.ui.setState({ layer: { kind: 'conflict', key: blockKey } }),
          )
        : null}
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  z-index: 30;
  inset-block-end: 100%;
  inset-inline-start: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  padding: 2px;
  background: ${color.ink};
  color: ${color.ground};
  font-size: 0.875rem;
  line-height: 1.2;

  strong,
  span {
    padding-inline: ${space(1)};
  }

  button {
    min-inline-size: 2rem;
    min-block-size: 2rem;
    border: 0;
    background: ${color.ground};
    color: ${color.ink};
    font-weight: 700;
  }
`;
