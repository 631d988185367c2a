import type { PageMoment } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProgrammeEntry } from '../../programme/programme.ts';

/** When an event begins and ends, and when its tickets come on sale. */
export function momentsOfEvent({ event, production }: ProgrammeEntry, lang: Language): PageMoment[] {
  const title = production.title[lang];
  const found: [PageMoment['kind'], Date | null][] = [
    ['sale', event.ticketSaleFrom],
    ['begins', event.dateStart],
    ['ends', event.dateEnd],
  ];
  return found.flatMap(([kind, at]) => (at ? [{ at: at.toISOString(), kind, title }] : []));
}
