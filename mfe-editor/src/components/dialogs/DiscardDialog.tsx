import { Button, Dialog } from '@spielplan/shared-ui/components';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/** Asks once before all changes since publishing are given up. */
export function DiscardDialog({ session }: { session: EditingSession }) {
  const text = useText();
  const close = () => session.ui.setState({ layer: null });
  const discard = async () => {
    close();
    session.say((await session.discard()) ? 'discard.done' : 'discard.failed');
  };
  return (
    <Dialog isOpen onClose={close} title={text('discard.title')} closeLabel={text('dialog.cancel')}>
      <p>{text('discard.text')}</p>
      <Button onClick={() => void discard()}>{text('discard.do')}</Button>
    </Dialog>
  );
}
