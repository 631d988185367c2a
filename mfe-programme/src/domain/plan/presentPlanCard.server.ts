import type { EventSummary } from '@spielplan/shared-contracts/api';
import { houseDay, formatMoment, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { knownEnd } from '@spielplan/shared-contracts/rules';
import { presentEventCard } from '../events/presentCards.server.ts';
import type { PlanCard } from './planCard.ts';

/** What is open for longer is nothing that one sits through (R66). */
const MAX_SITTING_MS = 6 * 3_600_000;

/** An event as a plan shows it at `now`; an end or doors that the house does not tell are told of nowhere (R20). */
export function presentPlanCard(event: EventSummary, context: Pick<LoadContext, 'lang' | 'now' | 'text' | 'settings'>): PlanCard {
  const { lang, text, settings } = context;
  const card = presentEventCard(event, context);
  const end = knownEnd(event);
  const isExhibition = event.event_type_new !== null && event.event_type_new.slug === settings.design.exhibitions_type;
  const isTold = card.state !== 'cancelled' && card.state !== 'postponed';
  return {
    ...card,
    until: end === null ? null : Date.parse(end),
    venue: event.venue?.id ?? null,
    room: event.room?.id ?? null,
    isOpenDoor: isExhibition || (end !== null && Date.parse(end) - card.instant > MAX_SITTING_MS),
    times: [
      end === null || !isTold ? '' : text('plan.until', { time: timeOf(end, card.day, lang) }),
      event.doors_open === undefined || !isTold ? '' : text('plan.doors', { time: timeOf(event.doors_open, card.day, lang) }),
    ]
      .filter(Boolean)
      .map((time) => time.replace(/(?<=\d) (?=\p{L})| (?=\d+:)/gu, '\u00a0'))
      .join(' · '),
    ticketUrl: card.state === null || card.state === 'few' || card.state === 'moved' ? event.ticket_url : null,
  };
}

/** A time on another day than the event's own carries its date. */
function timeOf(instant: string, day: string, lang: LoadContext['lang']): string {
  return houseDay(instant) === day ? formatTime(instant, lang) : formatMoment(instant, lang);
}
