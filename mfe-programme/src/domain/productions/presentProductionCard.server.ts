import type { ProductionSummary } from '@spielplan/shared-contracts/api';
import { houseDay, formatDate, formatDayHeading } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { beside } from '../events/presentCards.server.ts';
import type { ProductionCard } from './productionCard.ts';

/** A production as a list prints it: its next date and until when it plays, in days of the house (R1). */
export function presentProductionCard(
  production: ProductionSummary,
  { lang, text }: Pick<LoadContext, 'lang' | 'text'>,
): ProductionCard {
  const { id, link, preline, headline, name, subline, date_start: start, date_end: end, exhibition_type, season } = production;
  const hasMore = start !== null && end !== null && houseDay(start) < houseDay(end);
  return {
    id,
    href: link,
    preline,
    title: headline || name,
    subline,
    kind: [exhibition_type?.name, season?.name].filter(Boolean).join(', '),
    next: start === null ? null : nextDay(houseDay(start), lang),
    until: hasMore ? text('production.until', { date: formatDate(end, lang) }) : null,
    picture: beside(production.image_obj),
  };
}

function nextDay(day: string, lang: LoadContext['lang']): ProductionCard['next'] {
  const { weekday, dayNumber, month, year } = formatDayHeading(day, lang);
  return { day, weekday, dayNumber, month, year };
}
