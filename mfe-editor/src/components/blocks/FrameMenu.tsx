import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useLayer } from '@spielplan/shared-ui/host';
import { type KeyboardEvent, type RefObject, use, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { BlockKey } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { Icon } from '../icons/Icon.tsx';
import { EmptyPlacesContext, openPlace } from './emptyPlaces.ts';
import { FRAME_ACTIONS, type FrameAction, keyNames } from './frameKeys.ts';
import { PresetItems } from './PresetItems.tsx';
import { choosePreset } from './Presets.tsx';
import { useLabels } from './useFieldLabel.ts';
import { modelOf } from './useKindLabel.ts';

interface FrameMenuProps {
  session: EditingSession;
  blockKey: BlockKey;
  name: string;
  /** Gets the focus back. */
  frame: RefObject<HTMLElement | null>;
  onClose: () => void;
  onAct: (action: FrameAction) => void;
}

const ACTIONS = Object.keys(FRAME_ACTIONS) as FrameAction[];

/** Every action on a block with its key: a menu with arrow keys (ARIA APG, menu button). */
export function FrameMenu({ session, blockKey, name, frame, onClose, onAct }: FrameMenuProps) {
  const text = useText();
  const menu = useRef<HTMLDivElement>(null);
  const labelOf = useLabels();
  const model = modelOf(session, blockKey);
  const places = use(EmptyPlacesContext);
  const empty = places?.getState().fields ?? [];
  useLayer(true, menu, onClose, frame);
  useEffect(() => {
    const first = menu.current?.querySelector('button');
    first?.focus();
    menu.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const press = (event: KeyboardEvent) => {
    const items = [...menu.current!.querySelectorAll('button')];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    };
    event.stopPropagation();
    if (event.key === 'Tab') return onClose();
    const next = steps[event.key];
    if (next === undefined) return undefined;
    event.preventDefault();
    return items.at(next % items.length)?.focus();
  };
  const choose = (act: () => void) => {
    onClose();
    frame.current?.focus();
    act();
  };
  return (
    <List ref={menu} role="menu" aria-label={text('frame.label', { name })} onKeyDown={press}>
      {ACTIONS.map((action) => (
        <button
          key={action}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-keyshortcuts={FRAME_ACTIONS[action].keys.replaceAll(' ', '+').replace('Ctrl', 'Control')}
          onClick={() => choose(() => onAct(action))}
        >
          <Icon name={FRAME_ACTIONS[action].icon} />
          <span>{text(`frame.${action}`)}</span>
          <kbd aria-hidden>{keyNames(FRAME_ACTIONS[action].keys)}</kbd>
        </button>
      ))}
      {empty.map((field) => (
        <button
          key={field}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => choose(() => places && openPlace(places, frame.current, field))}
        >
          <Icon name="plus" />
          <span>{text('frame.addText', { label: labelOf(model, field) })}</span>
        </button>
      ))}
      <PresetItems
        session={session}
        blockKey={blockKey}
        onChoose={(preset) => choose(() => choosePreset(session, blockKey, preset))}
      />
    </List>
  );
}

const List = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 0;
  display: grid;
  inline-size: max-content;
  max-inline-size: calc(100vw - ${space(4)});
  border: 2px solid ${color.line};
  background: ${color.ground};
  color: ${color.ink};
  white-space: normal;

  /* Its end is not to lie under the toolbar. */
  &,
  button {
    scroll-margin-block-end: var(--toolbar-size, 0);
  }

  button {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(2)};
    min-block-size: ${TARGET_SIZE};
    padding: 0 ${space(2)};
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  button:is(:hover, :focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }

  kbd {
    color: ${color.muted};
    font: inherit;
  }

  @media (pointer: coarse), (max-width: 29.99em) {
    kbd {
      display: none;
    }
  }
`;
