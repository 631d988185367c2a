import type { MessageKey } from '@spielplan/shared-contracts/i18n';
import { createUseText, type Text } from '@spielplan/shared-ui/host';
import type de from './de.json';

export type ProgrammeMessage = MessageKey<typeof de>;
export type ProgrammeText = Text<ProgrammeMessage>;

/** The texts of the programme in the language of the page. */
export const useText = createUseText<ProgrammeMessage>('programme');
