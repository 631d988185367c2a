import { Button, Dialog } from '@spielplan/shared-ui/components';
import { keyOfState } from '../../stores/createPublishing.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/** Asks once before all changes since publishing are given up, or the page leaves the site. */
export function AskDialog({ session, about }: { session: EditingSession; about: 'discard' | 'unpublish' }) {
  const text = useText();
  const close = () => session.ui.setState({ layer: null });
  const run = async () => {
    close();
    const [first] = session.publishing.getState().states;
    const isDone =
      about === 'discard' ? await session.discard() : first && (await session.publishing.unpublish([keyOfState(first)]));
    const isOutdated = about === 'discard' && session.publishing.getState().action === 'outdated';
    session.say(isDone ? `ask.${about}.done` : isOutdated ? 'ask.discard.outdated' : `ask.${about}.failed`);
  };
  return (
    <Dialog isOpen onClose={close} title={text(`ask.${about}.title`)} closeLabel={text('dialog.cancel')}>
      <p>{text(`ask.${about}.text`)}</p>
      <Button onClick={() => void run()}>{text(`ask.${about}.do`)}</Button>
    </Dialog>
  );
}
