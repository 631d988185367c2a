import { Dialog } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { FRAME_ACTIONS, type FrameAction, keyNames } from '../blocks/frameKeys.ts';
import { Guide } from './Guide.tsx';
import { RICH_TEXT_KEYS, type RichTextKey } from '../richText/richTextKeys.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

const KEYS = [
  ['arrows', '↑ ↓'],
  ['in', 'Enter'],
  ['out', 'Esc'],
  ['menu', 'Shift F10'],
  ['slash', '/'],
  ['columns', '1 – 6'],
  ['undo', 'Ctrl Z'],
  ['redo', 'Ctrl Shift Z'],
  ['save', 'Ctrl S'],
  ['publish', 'Ctrl Shift Enter'],
  ['help', '?'],
] as const;

/** What the editor can do, and every key of it; `?` opens it. */
export function KeysDialog({ session }: { session: EditingSession }) {
  const text = useText();
  return (
    <Dialog
      isOpen
      onClose={() => session.ui.setState({ layer: null })}
      title={text('keys.title')}
      closeLabel={text('dialog.close')}
    >
      <Guide />
      <h3>{text('keys.list')}</h3>
      <List>
        {KEYS.map(([name, keys]) => (
          <Key key={name} keys={keys}>
            {text(`keys.${name}`)}
          </Key>
        ))}
        {(Object.keys(FRAME_ACTIONS) as FrameAction[]).map((name) => (
          <Key key={name} keys={FRAME_ACTIONS[name].keys}>
            {text(`frame.${name}`)}
          </Key>
        ))}
      </List>
      <h3>{text('keys.rich')}</h3>
      <List>
        {(Object.keys(RICH_TEXT_KEYS) as RichTextKey[]).map((name) => (
          <Key key={name} keys={RICH_TEXT_KEYS[name]}>
            {text(`rich.${name}`)}
          </Key>
        ))}
      </List>
    </Dialog>
  );
}

function Key({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <kbd>{keyNames(keys)}</kbd>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Each key beside what it does; under it where there is no room. */
const List = styled.dl`
  display: grid;
  inline-size: 100%;
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    padding-block: ${space(0.5)};
    border-block-start: 1px solid ${color.line};
  }

  dt {
    font-weight: 650;
  }

  dd {
    margin: 0;
  }

  kbd {
    font: inherit;
  }
`;
