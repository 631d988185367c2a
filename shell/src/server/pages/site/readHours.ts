import { openingHoursCall, type OpeningHours } from '@spielplan/shared-contracts/api';
import { translate, type Language, type MessageTable, type IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, houseDayAt, formatDate, formatDayHeading } from '@spielplan/shared-contracts/i18n/dates';
import {
  formatOpeningRanges,
  formatOpeningTime,
  nextOpening,
  openingHoursAt,
  type OpeningHoursLabel,
} from '@spielplan/shared-contracts/rules/opening-hours';
import type { ProviderReader, SiteChrome } from '@spielplan/shared-contracts/remote';

type Label = NonNullable<SiteChrome['hours']> | null;

/** Hours that were kept over midnight are asked for again this soon. */
const RETRY_MS = 60_000;

/** What an answer of the provider has come to. */
interface Told {
  /** The day it was given for: after midnight one in the reader's memory may still be yesterday's. */
  day: IsoDay;
  texts: MessageTable;
  hours: Label;
  /** Epoch ms between which it says so. */
  from: number;
  changesAt: number;
}

const told = new WeakMap<OpeningHours, Told>();

interface HoursSources {
  provider: ProviderReader;
  texts: MessageTable;
  lang: Language;
  /** Epoch ms. */
  now: number;
}

/**
 * Reads what the top bar says about today, the same for everyone, and the moment (epoch ms) from
 * which it may be something else: caches end there (R42, R53). Rejects with the provider's named
 * errors.
 */
export async function readHours({ provider, texts, lang, now }: HoursSources): Promise<{ hours: Label; changesAt: number }> {
  const answer = await provider.read(openingHoursCall, { query: { lang } });
  const before = told.get(answer);
  const isSame = before?.texts === texts && before.from <= now && now < before.changesAt;
  if (isSame) return { hours: before.hours, changesAt: before.changesAt };
  const today = houseDayAt(now);
  const day = before?.day ?? today;
  const { label, changesAt: end } = openingHoursAt(answer, now, day);
  const said = label.kind === 'closed' ? sayNext(answer, today, texts, lang) : presentHours(label, texts, lang);
  const hours =
    said && answer.place
      ? { ...said, text: translate(texts, lang, 'hours.at', { hours: said.text, place: answer.place }) }
      : said;
  const changesAt = day === today ? end : Math.min(end, now + RETRY_MS);
  told.set(answer, { day, texts, hours, from: now, changesAt });
  return { hours, changesAt };
}

/**
 * Puts the label into words; several ranges are listed, one
 * is told by its next end or start (product.md section 4).
 */
export function presentHours(label: OpeningHoursLabel, texts: MessageTable, lang: Language): Label {
  const say = (key: string, values?: Record<string, string>) => ({ text: translate(texts, lang, key, values), link: null });
  switch (label.kind) {
    case 'openUntil':
    case 'openFrom':
      if (label.ranges.length > 1) return say('hours.ranges', { ranges: formatOpeningRanges(label.ranges, lang) });
      return say(`hours.${label.kind}`, { time: formatOpeningTime(label.time, lang) });
    case 'closed':
      return say('hours.closed');
    case 'alternative':
      return { text: label.text, link: label.link };
    case 'unknown':
      return null;
    default:
      return label satisfies never;
  }
}

/** Closed, and when that ends: tomorrow, on a day of this week, or on a date. Kept over midnight, the next day may be today. */
function sayNext(answer: OpeningHours, today: IsoDay, texts: MessageTable, lang: Language): Label {
  const next = nextOpening(answer);
  if (!next || next.day <= today) return presentHours({ kind: 'closed' }, texts, lang);
  const say = (key: string, values: Record<string, string>) => ({ text: translate(texts, lang, key, values), link: null });
  if (next.day === addDays(today, 1)) return say('hours.opensTomorrow', { time: formatOpeningTime(next.time, lang) });
  const day = next.day < addDays(today, 7) ? formatDayHeading(next.day, lang).weekday : formatDate(`${next.day}T12:00:00Z`, lang);
  return say('hours.opensOn', { day, time: formatOpeningTime(next.time, lang) });
}
