import type { EventSummary } from '@spielplan/shared-contracts/api';
import { houseDayAt, formatMoment, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { isOver } from '@spielplan/shared-contracts/rules';
import { calendarEntry } from '../../domain/calendar/calendarEntry.server.ts';
import { calendarEntryText, calendarFrame } from '../../domain/calendar/calendarFile.server.ts';
import { presentDayTitles } from '../../domain/events/presentCards.server.ts';
import type { Points } from '../../domain/plan/planDays.ts';
import { presentPlanCard } from '../../domain/plan/presentPlanCard.server.ts';
import { presentClosedShop } from '../../domain/shop/closedShop.server.ts';
import type { SavedEventsView, Suggestion } from '../../domain/savedEvents/savedEventsView.ts';
import { ownPaths } from '../../routes.ts';

interface Parts {
  events: readonly EventSummary[];
  points?: Points;
  suggestions?: Suggestion[];
}

/**
 * The view model of saved events: those to come, those that
 * are over, those that are gone, and all as a calendar.
 */
export function presentSavedEvents(
  asked: number[] | null,
  { events, points = {}, suggestions = [] }: Parts,
  context: LoadContext,
): SavedEventsView {
  const { lang, now, url, settings, text } = context;
  const present = (some: readonly EventSummary[]) => some.map((event) => presentPlanCard(event, context));
  const items = present(events.filter((event) => !isOver(event, now)));
  const over = present(events.filter((event) => isOver(event, now)));
  const instant = new Date(now).toISOString();
  const made = inHouseZone(instant).toISO();
  const siteName = settings.site_name[lang];
  const closedShop = presentClosedShop(context);
  return {
    asked,
    style: settings.design.event_style,
    items,
    over,
    days: presentDayTitles([...items, ...over], lang, houseDayAt(now)),
    points,
    asOf: text('plan.asOf', { date: formatMoment(instant, lang) }),
    suggestions,
    ...(closedShop !== null && { closedShop }),
    missing: (asked ?? []).filter((id) => !events.some((event) => event.id === id)),
    path: paths.favourites({ lang }),
    listPath: paths.events({ lang }),
    calendarPath: ownPaths.favouritesCalendarFile({ lang }),
    calendar: {
      ...calendarFrame({ siteName, name: text('favourites.calendarName', { siteName }) }),
      entries: Object.fromEntries(
        events.map((event) => [event.id, calendarEntryText(calendarEntry(event, made, context), url.origin)]),
      ),
    },
  };
}
