import { nameDay } from '@spielplan/shared-contracts/i18n';
import { useStore } from '@spielplan/shared-ui/host';
import { toolDates, useToolLanguage } from '../i18n/toolLanguage.ts';

/** A sentence with an instant: the name of its day tells its language (WCAG 3.1.2), where the account has chosen another one. */
export function Dated({ instant, children: sentence }: { instant: string; children: string }) {
  const lang = useToolLanguage();
  const names = useStore(toolDates);
  if (names === null || names === lang) return sentence;
  const day = nameDay(instant, names);
  const [before, ...after] = sentence.split(day);
  if (after.length === 0) return sentence;
  return (
    <>
      {before}
      <span lang={names}>{day}</span>
      {after.join(day)}
    </>
  );
}
