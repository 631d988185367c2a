import type { MessageKey } from '@spielplan/shared-contracts/i18n';
import { createUseText, type Text as TextOf } from '@spielplan/shared-ui/host';
import type de from './de.json';

export type BookingText = TextOf<MessageKey<typeof de>>;

/** Looks up this remote's own messages. */
export const useText = createUseText<MessageKey<typeof de>>('booking');
