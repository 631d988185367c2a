import type { EventSummary, Picture, Teaser } from '@spielplan/shared-contracts/api';
import type { IsoDay, Language } from '@spielplan/shared-contracts/i18n';
import {
  addDays,
  houseDay,
  formatDayHeading,
  formatMoment,
  formatTime,
  inHouseZone,
  lastDayOf,
  teaserInstant,
} from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { eventState, knownEnd, overAt } from '@spielplan/shared-contracts/rules';
import {
  WRITTEN,
  type BareItem,
  type DayTitle,
  type DayTitles,
  type EventCard,
  type ListItem,
  type TeaserCard,
} from './listItem.ts';
import { presentAccess, presentAge, presentFacts } from './presentFacts.server.ts';

/**
 * An event as a list prints it at `now` (epoch ms): day and time in the house. What began before the first day
 * of the list stands under that, without the time of a day that is over (R63).
 */
export function presentEventCard(
  event: EventSummary,
  context: Pick<LoadContext, 'lang' | 'now' | 'text'>,
  firstDay: IsoDay | null = null,
): EventCard {
  const { lang, now, text } = context;
  const state = eventState(event, now);
  const day = shownDay(event, firstDay);
  const start = inHouseZone(event.date_start).toMillis();
  const lastDay = lastDayOf(start, overAt(event));
  const span = lastDay > houseDay(event.date_start) || day > houseDay(event.date_start) ? presentSpan(event, day, context) : '';
  return {
    kind: 'event',
    id: event.id,
    day,
    ...(lastDay > day && { lastDay }),
    instant: start,
    time: day === houseDay(event.date_start) ? formatTime(event.date_start, lang) : '',
    preline: event.preline,
    title: event.headline || event.name,
    subline: event.subline,
    place: placeOf(event),
    series: event.series ? text('event.series', { name: event.series.name }) : '',
    href: event.link,
    linkText: event.link_text,
    picture: beside(event.image_obj),
    facts: [span, presentFacts(event, state, context)].filter(Boolean).join(' · '),
    access: presentAccess(event, context),
    asOf: presentAge(event, state, context),
    state,
    overAt: overAt(event),
  };
}

/** The day of the house under which a list that begins with `firstDay` shows an event. */
export function shownDay({ date_start: start }: Pick<EventSummary, 'date_start'>, firstDay: IsoDay | null): IsoDay {
  const day = houseDay(start);
  return firstDay !== null && day < firstDay ? firstDay : day;
}

/** "bis 23. August 2026, 16:00 Uhr"; where the house gives no end, since when it has been on. */
function presentSpan(event: EventSummary, day: IsoDay, { lang, text }: Pick<LoadContext, 'lang' | 'text'>): string {
  const end = knownEnd(event);
  if (end === null)
    return day > houseDay(event.date_start) ? text('event.since', { time: formatMoment(event.date_start, lang) }) : '';
  return text('event.until', { time: houseDay(end) === day ? formatTime(end, lang) : formatMoment(end, lang) });
}

/** A teaser at the end of its position date (R3). */
export function presentTeaserCard(teaser: Teaser): TeaserCard {
  return {
    kind: 'teaser',
    id: teaser.id,
    day: teaser.position,
    instant: teaserInstant(teaser.position),
    preline: teaser.preline,
    title: teaser.headline,
    subline: teaser.subline,
    href: teaser.link,
    linkText: teaser.link_text,
    picture: beside(teaser.image_obj),
  };
}

/**
 * The headings of the days that hold events; `today` (a day of the house) names the first two in words.
 */
export function presentDayTitles(items: readonly ListItem[], lang: Language, today: string): DayTitles {
  const tomorrow = addDays(today, 1);
  const titles: Record<string, DayTitle> = {};
  for (const { kind, day } of items) {
    if (kind !== 'event' || titles[day]) continue;
    const { weekday, dayNumber, month, year } = formatDayHeading(day, lang);
    titles[day] = { weekday, dayNumber, month, year };
    if (day === today) titles[day].relative = 'today';
    if (day === tomorrow) titles[day].relative = 'tomorrow';
  }
  return titles;
}

/** "Große Bühne, Theater am Wehr". */
export function placeOf({ room, venue }: Pick<EventSummary, 'room' | 'venue'>): string {
  return [room?.name, venue?.name].filter(Boolean).join(', ');
}

/**
 * Pixels. No style shows a card wider than half of this; the rest would only make every page longer.
 */
const MAX_LIST_WIDTH_PX = 800;

/**
 * Pixels. A poster is 5.5rem wide on a phone, of three to one; under a
 * pointer it grows to 9rem, on screens of two to one: 288 of them at most.
 */
const TIMETABLE_WIDTH_PX = 320;

/** The same entries for a timetable (`style1`), whose posters are small. */
export function withSmallPictures(items: readonly ListItem[]): ListItem[] {
  return items.map(({ picture, ...item }): ListItem => ({ ...item, picture: picture && inOneWidth(picture) }));
}

/** The picture in the narrowest width that is wide enough, or else in its widest. */
function inOneWidth(picture: Picture): Picture {
  const width = picture.widths.find((each) => each >= TIMETABLE_WIDTH_PX) ?? Math.max(...picture.widths);
  return { ...picture, widths: [width] };
}

/** The same entries for a compact list: what stands in a line, and no picture. */
export function inLines(items: readonly ListItem[]): ListItem[] {
  const bare = { preline: '', subline: '', picture: null };
  return items.map((item): ListItem => ({ ...item, ...bare, ...(item.kind === 'event' && { series: '', access: [] }) }));
}

/** The entries as their document carries them: what it says of events in words is read from there. */
export function withoutWords(items: readonly ListItem[]): BareItem[] {
  return items.map((item) => {
    const bare: Record<string, unknown> = { ...item, ...(item.kind === 'event' && { overAt: item.overAt - item.instant }) };
    for (const key of WRITTEN) delete bare[key];
    if (item.picture) {
      const { base: _, color: _color, ...picture } = item.picture;
      bare.picture = picture;
    }
    return bare as BareItem; // All of it but what was just taken out.
  });
}

/** In a list the title stands beside the picture and says what the alternative text would. */
export function beside(picture: Picture | null): Picture | null {
  if (!picture) return null;
  const { credit: _, ...shown } = picture;
  return { ...shown, alt: '', widths: shown.widths.filter((width) => width <= MAX_LIST_WIDTH_PX) };
}
