import type { PasteLoss } from '../../domain/paste/cleanRichText.ts';
import { useToolLanguage } from '../../i18n/toolLanguage.ts';
import { useText } from '../../i18n/useText.ts';

/** Answers the sentence that says what of a paste could not be kept. */
export function useLossText(): (losses: readonly PasteLoss[]) => string {
  const text = useText();
  const list = new Intl.ListFormat(useToolLanguage() === 'de' ? 'de-DE' : 'en-GB', { type: 'conjunction' });
  return (losses) => text('paste.lost', { what: list.format(losses.map((loss) => text(`paste.lost.${loss}`))) });
}
