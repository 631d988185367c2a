import { Dialog } from '@spielplan/shared-ui/components';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

const KEYS = [
  ['arrows', '↑ ↓'],
  ['in', 'Enter'],
  ['out', 'Esc'],
  ['move', 'Alt Shift ↑ ↓'],
  ['remove', 'Delete'],
  ['undo', 'Ctrl Z'],
  ['redo', 'Ctrl Shift Z'],
  ['save', 'Ctrl S'],
  ['publish', 'Ctrl Shift Enter'],
  ['help', '?'],
] as const;

/** Every key of the editor; `?` opens it. */
export function KeysDialog({ session }: { session: EditingSession }) {
  const text = useText();
  return (
    <Dialog
      isOpen
      onClose={() => session.ui.setState({ layer: null })}
      title={text('keys.title')}
      closeLabel={text('dialog.close')}
    >
      <dl>
        {KEYS.map(([name, keys]) => (
          <div key={name}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
