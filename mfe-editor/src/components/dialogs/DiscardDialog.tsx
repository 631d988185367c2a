import { Button, Dialog } from '@spielplan/shared-ui/components';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/** Asks once before all changes since publishing are given up. */
export function DiscardDialog({ session, onDiscarded }: { session: EditingSession; onDiscarded: () => void }) {
  const text = useText();
  const close = () => session.ui.setState({ layer: null });
  const discard = async () => {
    close();
    if (await session.publishing.discard()) onDiscarded();
  };
  return (
    <Dialog isOpen onClose={close} title={text('discard.title')} closeLabel={text('dialog.cancel')}>
      <p>{text('discard.text')}</p>
      <Button onClick={() => void discard()}>{text('discard.do')}</Button>
    </Dialog>
  );
}
