import type { EventDetail } from '@spielplan/shared-contracts/api';
import {
  houseDay,
  houseDayAt,
  endOfHouseDay,
  formatDate,
  formatDayHeading,
  formatTime,
  inHouseZone,
} from '@spielplan/shared-contracts/i18n/dates';
import { ogImageOf, type LoadContext, type LoadResult } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { joinDescription, nextOver, plainText, shorten } from '@spielplan/shared-contracts/rules';
import { STAGE_PICTURE_SIZES } from '../../components/events/Stage.tsx';
import { backAtOf } from '../../domain/shop/closedShop.server.ts';
import { heroOf } from '../../domain/page/pictureFiles.server.ts';
import { placeBlocks, placeTwin } from '../../domain/page/placeBlocks.server.ts';
import { placeOf } from '../../domain/events/presentCards.server.ts';
import { withoutReading } from '../../domain/entry/presentReading.server.ts';
import type { EventView } from './eventView.ts';
import { presentEvent } from './presentEvent.server.ts';
import { readEvent } from './readEvent.server.ts';
import { readRelatedEvents } from './readRelatedEvents.server.ts';
import { eventStructuredData } from './structuredData.server.ts';

/** Loads the page of one event. Missing, gone and misspelt addresses are settled by `readEvent`. */
export async function loadEvent(context: LoadContext): Promise<LoadResult<EventView>> {
  const { lang, url, settings, text } = context;
  const answer = await readEvent(context, (place) => paths.event({ lang, ...place }));
  if (answer.kind !== 'found') return answer;
  const event = answer.thing;
  const title = event.headline || event.name;
  const date = formatDate(event.date_start, lang);
  const time = formatTime(event.date_start, lang);
  // Each date of a production has a description of its own.
  const description = joinDescription([
    text('event.description', { title, date, time, place: placeOf(event) }),
    plainText(event.description),
  ]);
  const data = presentEvent(event, await readRelatedEvents(event, context), context);
  return {
    kind: 'page',
    data,
    documentData: withoutReading(data),
    head: {
      title: titleWithDate(event, context),
      headline: title,
      trail: [{ title: text('list.title'), url: paths.events({ lang }) }],
      description,
      canonical: event.urls[lang] ?? event.link,
      alternates: event.urls,
      ogImage: ogImageOf(event.image_plain ?? event.image_obj, settings),
      cardLine: [`${formatDayHeading(houseDay(event.date_start), lang).label}, ${time}`, placeOf(event)]
        .filter(Boolean)
        .join(' · '),
      structuredData: [
        eventStructuredData(event, {
          origin: url.origin,
          name: settings.site_name[lang],
          address: settings.house?.address,
          lang,
          description,
          now: context.now,
        }),
      ],
    },
    ...placeTwin(event, context),
    ...placeBlocks('event', event, Math.min(nextChange(event, context.now), backAtOf(context) ?? Infinity)),
    heroImage: heroOf(event.image_obj, STAGE_PICTURE_SIZES),
  };
}

const TITLE_CHARS = 60;

/** The title with its date where search engines still show it: the date gets shorter first, then the title. */
function titleWithDate(event: EventDetail, { lang, text }: LoadContext): string {
  const title = event.headline || event.name;
  const written = (date: string, name = title) => text('event.titleWithDate', { title: name, date });
  const whole = written(formatDate(event.date_start, lang));
  if (whole.length <= TITLE_CHARS) return whole;
  const date = inHouseZone(event.date_start).toFormat(lang === 'de' ? 'd.M.yyyy' : 'd/M/yyyy');
  return written(date, shorten(title, TITLE_CHARS - written(date, '').length));
}

/**
 * When the page changes by itself: the sale begins, the event
 * begins, is over, or another date is, or the day is over.
 */
function nextChange(event: EventDetail, now: number): number {
  const { ticketSaleFrom, date_start, other_dates: others } = event;
  const moments = [ticketSaleFrom, date_start].flatMap((instant) => (instant ? [inHouseZone(instant).toMillis()] : []));
  return Math.min(endOfHouseDay(houseDayAt(now)), nextOver([event, ...others], now), ...moments.filter((moment) => moment > now));
}
