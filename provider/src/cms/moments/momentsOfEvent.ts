import type { PageMoment } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { endOfEntry, type ProgrammeEntry, saleEndOf } from '../../programme/index.ts';

/** When an event begins and is over (R55), and when its tickets come on sale and go. */
export function momentsOfEvent(entry: ProgrammeEntry, lang: Language): PageMoment[] {
  const { event, production } = entry;
  const { dateStart, ticketSaleFrom, status } = event;
  // Free events have no sale.
  const saleEnds = event.ticketMode === 'free' ? null : saleEndOf(entry);
  const found: [PageMoment['kind'], Date | null][] = [
    ['sale', saleEnds && ticketSaleFrom],
    ['saleEnds', saleEnds],
    ['begins', dateStart],
    ['ends', new Date(endOfEntry(entry))],
  ];
  // What does not take place is shown as such until the end, and neither begins nor is sold.
  const own = status === 'scheduled' ? found : found.filter(([kind]) => kind === 'ends');
  return own.flatMap(([kind, at]) => (at ? [{ at: at.toISOString(), kind, title: production.title[lang] }] : []));
}
