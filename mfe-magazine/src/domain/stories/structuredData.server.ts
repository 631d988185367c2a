import type { EventSummary, Picture } from '@spielplan/shared-contracts/api';

/** An event that a page mentions (schema.org Event); its own page says the rest. */
export function eventData(
  { name, headline, date_start: start, link, status, room, venue }: EventSummary,
  origin: string,
): object {
  const place = [room?.name, venue?.name].filter(Boolean).join(', ');
  return {
    '@type': 'Event',
    name: headline || name,
    startDate: start,
    url: origin + link,
    eventStatus: `https://schema.org/${EVENT_STATUS[status]}`,
    ...(place ? { location: { '@type': 'Place', name: place } } : {}),
  };
}

const EVENT_STATUS = {
  scheduled: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
} as const satisfies Record<EventSummary['status'], string>;

/**
 * The largest file of a picture in a format that every
 * reader of metadata knows; `null` where it has none.
 */
export function plainPicturePath(picture: Picture | null): string | null {
  const format = picture?.formats.find((one) => one === 'jpg' || one === 'png');
  return picture && format ? `${picture.base}-${Math.max(...picture.widths)}.${format}` : null;
}
