import type { EventSummary } from '@spielplan/shared-contracts/api';
import { formatDayHeading, houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { presentEventCard } from '../../domain/events/presentCards.server.ts';
import type { DayTitle } from '../../domain/events/listItem.ts';
import type { FilterKey } from '../../domain/lists/eventListQuery.ts';
import type { SeasonItem, SeasonMonth } from '../../domain/season/seasonView.ts';

/** The events of one month as they are kept, under the hash of what they say. */
export async function presentMonth(
  month: string,
  events: readonly EventSummary[],
  context: Pick<LoadContext, 'lang' | 'now' | 'text'>,
): Promise<SeasonMonth> {
  const items = events.map((event) => presentSeasonItem(event, context));
  const days: Record<string, DayTitle> = {};
  for (const { day } of items) {
    if (days[day]) continue;
    const { weekday, dayNumber, month: name, year } = formatDayHeading(day, context.lang);
    days[day] = { weekday, dayNumber, month: name, year };
  }
  return { month, hash: await hashOf(JSON.stringify([items, days])), items, days };
}

/** An event as it is kept; how old it is the whole season says. */
export function presentSeasonItem(event: EventSummary, context: Pick<LoadContext, 'lang' | 'now' | 'text'>): SeasonItem {
  const { picture: _, asOf: _age, ...card } = presentEventCard(event, context, houseDayAt(context.now));
  const found: Readonly<Record<Exclude<FilterKey, 'access'>, readonly (number | string | undefined)[]>> = {
    room: [event.room?.id],
    type: [event.event_type_new?.slug],
    tag: event.tags.map(({ id }) => id),
    series: [event.series?.id],
    genre: [event.genre?.id],
  };
  const named = Object.entries(found)
    .map(([key, values]) => [key, values.filter((value) => value !== undefined).map(String)] as const)
    .filter(([, values]) => values.length > 0);
  return { ...card, found: Object.fromEntries(named) };
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex').slice(0, 12);
}
