import { Button, Dialog } from '@spielplan/shared-ui/components';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import type { Publication } from '../../stores/createEditorUi.ts';
import type { PageFinding } from '../../stores/createChecks.ts';
import { publishChecked } from '../publishChecked.ts';
import { FindingList } from './FindingList.tsx';

interface ErrorsDialogProps {
  session: EditingSession;
  errors: readonly PageFinding[];
  publication: Publication;
}

/** Asks once before a page with errors is published or planned; what is done then is kept in the audit table. */
export function ErrorsDialog({ session, errors, publication }: ErrorsDialogProps) {
  const text = useText();
  const close = () => session.ui.setState({ layer: null });
  const isPlan = publication.at !== undefined;
  const publish = async () => {
    close();
    const outcome = await publishChecked(session, publication, true);
    if (outcome === 'outdated') session.ui.setState({ layer: { kind: 'publish' } });
    if (outcome === 'done') return session.say(isPlan ? 'plan.done' : 'publish.done');
    return session.say(outcome === 'outdated' ? 'publish.outdated' : 'publish.failed');
  };
  return (
    <Dialog isOpen onClose={close} title={text('checks.ask', { count: errors.length })} closeLabel={text('dialog.cancel')}>
      <p>{text('checks.askText')}</p>
      <FindingList session={session} findings={errors} />
      <Button onClick={() => void publish()}>{text(isPlan ? 'checks.planAnyway' : 'checks.anyway')}</Button>
    </Dialog>
  );
}
