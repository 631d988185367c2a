import type { EventDetail } from '@spielplan/shared-contracts/api';
import { berlinDayAt, endOfBerlinDay, formatDate, formatTime, inBerlin } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext, LoadResult, PageFound } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { pictureSrcSet } from '@spielplan/shared-ui/components';
import { placeOf } from '../../domain/presentCards.server.ts';
import { STAGE_PICTURE_SIZES } from './components/EventStage.tsx';
import type { EventView } from './eventView.ts';
import { presentEvent } from './presentEvent.server.ts';
import { readEvent } from './readEvent.server.ts';
import { eventStructuredData, largestFile } from './structuredData.server.ts';

/** Loads the page of one event. Missing, gone and misspelt addresses are settled by `readEvent`. */
export async function loadEvent(context: LoadContext): Promise<LoadResult<EventView>> {
  const { lang, url, settings, text } = context;
  const answer = await readEvent(context, (place) => paths.event({ lang, ...place }));
  if (answer.kind !== 'event') return answer;
  const { event } = answer;
  const title = event.headline || event.name;
  const date = formatDate(event.date_start, lang);
  const description =
    plainText(event.description) ||
    text('event.description', { title, date, time: formatTime(event.date_start, lang), place: placeOf(event) });
  return {
    kind: 'page',
    data: presentEvent(event, context),
    head: {
      title: text('event.titleWithDate', { title, date }),
      description,
      canonical: event.urls[lang],
      alternates: event.urls,
      ogImage: event.image_obj && largestFile(event.image_obj),
      structuredData: [eventStructuredData(event, { origin: url.origin, name: settings.site_name[lang], lang, description })],
    },
    validUntil: nextChange(event, context.now),
    heroImage: heroOf(event),
  };
}

/** When the page changes by itself: the sale begins, the event begins or ends, or the day is over. */
function nextChange({ ticketSaleFrom, date_start, date_end }: EventDetail, now: number): number {
  const moments = [ticketSaleFrom, date_start, date_end].flatMap((instant) => (instant ? [inBerlin(instant).toMillis()] : []));
  return Math.min(endOfBerlinDay(berlinDayAt(now)), ...moments.filter((moment) => moment > now));
}

function heroOf({ image_obj: picture }: EventDetail): PageFound['heroImage'] {
  if (!picture?.formats.includes('avif')) return null;
  return { srcSet: pictureSrcSet(picture, 'avif'), sizes: STAGE_PICTURE_SIZES, type: 'image/avif' };
}

/** The first sentences of rich text, for search results: whole words, at most 160 characters. */
function plainText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
