import type { MessageKey } from '@spielplan/shared-contracts/i18n';
import { createUseText } from '@spielplan/shared-ui/host';
import type de from './de.json';

/** The shell's own texts in the page's language. */
export const useText = createUseText<MessageKey<typeof de>>('shell');

export type ShellText = ReturnType<typeof useText>;
