import type { OpeningHours } from '@spielplan/shared-contracts/api';
import { formatOpeningRanges, formatOpeningTime, openingHoursAt } from '@spielplan/shared-contracts/rules/opening-hours';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { HoursToday } from './hoursToday.ts';

/**
 * What today's hours say at `now`, with the moment (epoch ms) it may change
 * (R42). A day of several ranges lists them all; null where nothing is sure.
 */
export function presentHoursToday(
  hours: OpeningHours,
  { lang, now, text }: Pick<LoadContext, 'lang' | 'now' | 'text'>,
): { today: HoursToday | null; changesAt: number } {
  const { label, changesAt } = openingHoursAt(hours, now);
  // The hours are those of one house; the page of another must not tell them as its own.
  const told = (words: string) => (hours.place ? text('venue.hours.at', { hours: words, place: hours.place }) : words);
  const plain = (words: string) => ({ today: { text: told(words), link: null }, changesAt });
  switch (label.kind) {
    case 'openUntil':
    case 'openFrom': {
      if (label.ranges.length > 1) return plain(text('venue.hours.ranges', { ranges: formatOpeningRanges(label.ranges, lang) }));
      return plain(
        label.kind === 'openUntil'
          ? text('venue.hours.openUntil', { time: formatOpeningTime(label.time, lang) })
          : text('venue.hours.openFrom', { time: formatOpeningTime(label.time, lang) }),
      );
    }
    case 'closed':
      return plain(text('venue.hours.closed'));
    case 'alternative':
      return { today: { text: told(label.text), link: label.link }, changesAt };
    case 'unknown':
      return { today: null, changesAt };
    default:
      return label satisfies never;
  }
}
