import type { MessageKey } from '@spielplan/shared-contracts/i18n';
import { createUseText } from '@spielplan/shared-ui/host';
import type de from './de.json';

export type TextKey = MessageKey<typeof de>;

/** The texts of the editor's tools in the language of the page. */
export const useText = createUseText<TextKey>('editor');
