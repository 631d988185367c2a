import type { MessageKey } from '@spielplan/shared-contracts/i18n';
import { createUseText } from '@spielplan/shared-ui/host';
import type de from './de.json';

/** The texts of the office in the language of the page. */
export const useText = createUseText<MessageKey<typeof de>>('office');

export type OfficeText = ReturnType<typeof useText>;
