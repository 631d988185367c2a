import { Dialog } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { hubLink } from '../../domain/hubLink.ts';
import { useToolLanguage } from '../../i18n/toolLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { useChecksLabel } from '../ChecksButton.tsx';
import { FindingList } from './FindingList.tsx';

/** What the checks have found on this page, in both languages; a press leads to its place. */
export function ChecksDialog({ session }: { session: EditingSession }) {
  const text = useText();
  const lang = useToolLanguage();
  const label = useChecksLabel(session);
  const findings = useStore(session.checks, (checks) => checks.findings);
  return (
    <Dialog
      isOpen
      onClose={() => session.ui.setState({ layer: null })}
      title={text('checks.title')}
      closeLabel={text('dialog.close')}
    >
      <p role="status">{label}</p>
      <FindingList session={session} findings={findings} />
      <p>
        <a href={hubLink(lang, '/checks')}>{text('checks.site')}</a>
      </p>
    </Dialog>
  );
}
