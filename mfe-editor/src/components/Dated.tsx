import { DatedSentence } from '@spielplan/shared-editing/dates';
import { useStore } from '@spielplan/shared-ui/host';
import { toolDates, useToolLanguage } from '../i18n/toolLanguage.ts';

/** A sentence of the tools with an instant, named as the account has chosen. */
export function Dated({ instant, children }: { instant: string; children: string }) {
  return (
    <DatedSentence lang={useToolLanguage()} names={useStore(toolDates)} instants={[instant]}>
      {children}
    </DatedSentence>
  );
}
