import { type MessageKey, translate } from '@spielplan/shared-contracts/i18n';
import { createUseText, type Text, useStore } from '@spielplan/shared-ui/host';
import { useMemo } from 'react';
import type de from './de.json';
import { toolTexts } from './toolLanguage.ts';

export type TextKey = MessageKey<typeof de>;

const usePageText = createUseText<TextKey>('editor');

/** The texts of the editor's tools: in the language of the page, or in the one that the account has chosen for them. */
export function useText(): Text<TextKey> {
  const ofPage = usePageText();
  const chosen = useStore(toolTexts);
  const own = useMemo<Text<TextKey> | null>(
    () => chosen && ((key, values) => translate(chosen.table, chosen.lang, key, values)),
    [chosen],
  );
  return own ?? ofPage;
}
