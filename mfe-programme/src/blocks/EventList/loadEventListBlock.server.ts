import {
  eventCall,
  eventListBlock,
  eventsCall,
  type EventSummary,
  type FieldsOf,
  MAX_BLOCK_EVENTS,
} from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import { houseDay, houseDayAt, endOfHouseDay } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { isOver, nextOver } from '@spielplan/shared-contracts/rules';
import { windowDays, type DayWindow } from '../../domain/lists/eventListWindow.server.ts';
import { presentDayTitles, presentEventCard } from '../../domain/events/presentCards.server.ts';
import type { EventListBlockView } from './eventListBlockView.ts';

type Fields = FieldsOf<'event_list'>;

/**
 * Loads the events of a block: picked by hand, else those of its moving window, else those between
 * its dates (null is now), and none that is over. What it shows changes when one of them is, and at
 * the end of the day in the house.
 */
export async function loadEventListBlock(
  block: unknown,
  context: LoadContext,
): Promise<{ data: EventListBlockView; validUntil: number }> {
  const { lang, now, settings } = context;
  const fields = eventListBlock.fields.parse(block);
  const today = houseDayAt(now);
  const found = fields.children.length > 0 ? await readPicked(fields.children, context) : await readWindow(fields, context);
  const events = found.filter((event) => !isOver(event, now)).slice(0, fields.items ?? MAX_BLOCK_EVENTS);
  const firstDay = fields.children.length > 0 ? today : daysOf(fields, now).from;
  const items = events.map((event) => presentEventCard(event, context, firstDay));
  return {
    data: {
      headline: fields.headline,
      style: settings.design.event_style,
      items,
      days: presentDayTitles(items, lang, today),
      allHref: paths.events({ lang }),
    },
    validUntil: Math.min(endOfHouseDay(today), nextOver(events, now)),
  };
}

async function readWindow(fields: Fields, { provider, lang, now }: LoadContext): Promise<EventSummary[]> {
  const { from, to } = daysOf(fields, now);
  if (to !== null && to < from) return [];
  const { results } = await provider.read(eventsCall, {
    params: { lang },
    query: {
      date: formatUrlDate(from),
      date_to: to === null ? undefined : formatUrlDate(to),
      tag: fields.tag ?? undefined,
      // Those of today that are over already leave their places to the next ones.
      page_size: MAX_BLOCK_EVENTS * 2,
    },
  });
  return results;
}

/** A first day in the past would list what is over, so it is today at the earliest. */
function daysOf({ filters, date_from, date_to }: Fields, now: number): DayWindow {
  if (filters) return windowDays(filters, now);
  const today = houseDayAt(now);
  const from = date_from === null ? today : houseDay(date_from);
  return { from: from < today ? today : from, to: date_to === null ? null : houseDay(date_to) };
}

/** An event that was picked and is gone by now is left out. */
async function readPicked(ids: readonly number[], { provider, lang, log }: LoadContext): Promise<EventSummary[]> {
  const events = await Promise.all(
    ids.slice(0, MAX_BLOCK_EVENTS).map(async (id) => {
      try {
        return await provider.read(eventCall, { params: { lang, id } });
      } catch (error) {
        if (!isSpielplanError(error, 'NOT_FOUND') && !isSpielplanError(error, 'GONE')) throw error;
        log('warn', 'eventList.pickedEventMissing', { id });
        return null;
      }
    }),
  );
  return events.filter((event) => event !== null);
}
