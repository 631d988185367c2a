import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { describeProblem } from '@spielplan/shared-contracts/rules/field-rules';
import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import { type Problem, ruleOf } from '../../domain/workspace/workspace.ts';
import { useToolLanguage } from '../../i18n/toolLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { Icon } from '../icons/Icon.tsx';
import { iconButton } from '../icons/iconButton.ts';
import type { BlockActions } from './blockActions.ts';
import { DragHandle } from './DragHandle.tsx';
import { FRAME_ACTIONS, type FrameAction, keyNames } from './frameKeys.ts';
import { useBlock } from './useBlock.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { FrameMenu } from './FrameMenu.tsx';
import { Presets } from './Presets.tsx';

interface FrameBarProps {
  session: EditingSession;
  blockKey: BlockKey;
  name: string;
  problem: 'refused' | 'conflict' | 'lost' | null;
  actions: BlockActions;
  frame: RefObject<HTMLElement | null>;
  isMenuOpen: boolean;
  onMenu: (isOpen: boolean) => void;
}

/** What is at hand without opening the menu. */
const SHORT = ['up', 'down', 'duplicate'] as const satisfies readonly FrameAction[];

/** Says what a block is and what can be done with it, above it. */
export function FrameBar({ session, blockKey, name, problem, actions, frame, isMenuOpen, onMenu }: FrameBarProps) {
  const text = useText();
  const reason = useBlock(session, blockKey, ({ problems }) => problems[blockKey]);
  const hasColumns = useBlock(session, blockKey, ({ screen }) => (findBlock(screen, blockKey)?.block.columns.length ?? 0) > 0);
  // The button that closes the menu would open it again: the press outside has closed it already.
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <Bar role="toolbar" aria-label={text('frame.label', { name })} contentEditable={false}>
      <DragHandle session={session} blockKey={blockKey} name={name} />
      <strong>{name}</strong>
      {SHORT.map((action) => (
        <button
          key={action}
          type="button"
          tabIndex={-1}
          aria-label={`${text(`frame.${action}`)}: ${name}`}
          title={`${text(`frame.${action}`)} (${keyNames(FRAME_ACTIONS[action].keys)})`}
          onClick={() => actions[action]()}
        >
          <Icon name={FRAME_ACTIONS[action].icon} />
        </button>
      ))}
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${text('frame.more')}: ${name}`}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        title={text('frame.more')}
        onPointerDown={() => setWasOpen(isMenuOpen)}
        onClick={() => {
          onMenu(!wasOpen);
          setWasOpen(false);
        }}
      >
        <Icon name="more" />
      </button>
      {hasColumns ? <Presets session={session} blockKey={blockKey} /> : null}
      {problem === 'refused' && reason ? <Refusal session={session} blockKey={blockKey} reason={reason} /> : null}
      {problem === 'conflict' || problem === 'lost' ? (
        <Decide type="button" onClick={() => session.ui.setState({ layer: { kind: 'conflict', key: blockKey } })}>
          {text(`frame.${problem}`)}
        </Decide>
      ) : null}
      {isMenuOpen ? (
        <FrameMenu
          session={session}
          blockKey={blockKey}
          name={name}
          frame={frame}
          onClose={() => onMenu(false)}
          onAct={(action) => actions[action]()}
        />
      ) : null}
    </Bar>
  );
}

function Refusal({ session, blockKey, reason }: { session: EditingSession; blockKey: BlockKey; reason: Problem }) {
  const text = useText();
  const lang = useToolLanguage();
  const label = useFieldLabel(session, blockKey, reason.field ?? '');
  const sentence = describeProblem(ruleOf(reason), lang);
  // A place is none of its fields.
  const isField = reason.field !== undefined && reason.rule !== 'notHere';
  return <span>{!isField ? sentence : text('frame.refused', { label, sentence })}</span>;
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
  inline-size: max-content;
  max-inline-size: calc(100vw - ${space(2)});
  padding: 2px;
  border: 1px solid ${color.ground};
  background: ${color.ink};
  color: ${color.ground};
  font-weight: 400;
  font-size: 1rem;
  line-height: 1.2;
  letter-spacing: normal;
  text-align: start;
  text-transform: none;
  white-space: nowrap;
  hyphens: manual;

  /* In the right half of the window it, and its menu, reach to the left. */
  [data-end] > &,
  [data-end] > & > [role='menu'] {
    inset-inline: auto 0;
  }

  > :is(strong, span) {
    overflow: hidden;
    padding-inline: ${space(1)};
    text-overflow: ellipsis;
  }

  > button {
    ${iconButton}
    flex: none;
  }

  > select {
    min-block-size: 2rem;
    border: 0;
    background: ${color.ground};
    color: ${color.ink};
    font: inherit;
  }

  @media (pointer: coarse) {
    > select {
      min-block-size: ${TARGET_SIZE};
    }
  }
`;

const Decide = styled.button`
  && {
    padding-inline: ${space(1)};
    font: inherit;
    font-weight: 700;
  }
`;
