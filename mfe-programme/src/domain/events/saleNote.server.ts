import type { EventSummary } from '@spielplan/shared-contracts/api';
import { formatMoment, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';

/** "Vorverkauf ab …" while the sale of an event has not begun at `now`, else null. */
export function saleNoteOf(
  { ticketSaleFrom: from }: Pick<EventSummary, 'ticketSaleFrom'>,
  { lang, now, text }: Pick<LoadContext, 'lang' | 'now' | 'text'>,
): string | null {
  if (from === null || inHouseZone(from).toMillis() <= now) return null;
  return text('event.saleFrom', { date: formatMoment(from, lang) });
}
