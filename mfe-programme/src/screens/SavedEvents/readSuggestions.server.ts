import { eventsCall } from '@spielplan/shared-contracts/api';
import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import { houseDay, houseDayAt, formatDayHeading, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { isOver } from '@spielplan/shared-contracts/rules';
import { dayChoices } from '../../domain/calendar/dayChoices.ts';
import { placeOf } from '../../domain/events/presentCards.server.ts';
import type { Suggestion } from '../../domain/savedEvents/savedEventsView.ts';

const MAX_SUGGESTIONS = 4;
/** Enough to find those that take place among them. */
const MAX_READ = 12;

/** What is on at the coming weekend (R19). None, logged, where it cannot be read: the page is of use without it. */
export async function readSuggestions({ provider, lang, now, log }: LoadContext): Promise<Suggestion[]> {
  const weekend = dayChoices(houseDayAt(now)).find(({ key }) => key === 'day.weekend');
  if (!weekend) return [];
  try {
    const { results } = await provider.read(eventsCall, {
      params: { lang },
      query: { date: formatUrlDate(weekend.first), date_to: formatUrlDate(weekend.last), page_size: MAX_READ },
    });
    return results
      .filter((event) => event.status === 'scheduled' && event.ticket_status !== 'sold_out' && !isOver(event, now))
      .slice(0, MAX_SUGGESTIONS)
      .map((event) => ({
        id: event.id,
        href: event.link,
        title: event.headline || event.name,
        date: `${formatDayHeading(houseDay(event.date_start), lang).label}, ${formatTime(event.date_start, lang).replace(' ', '\u00a0')}`,
        place: placeOf(event),
      }));
  } catch (error) {
    log('warn', 'plan.suggestionsUnavailable', { error: String(error) });
    return [];
  }
}
