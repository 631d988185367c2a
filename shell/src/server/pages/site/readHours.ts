import { openingHoursCall, type OpeningHours } from '@spielplan/shared-contracts/api';
import { translate, type Language, type MessageTable, type IsoDay } from '@spielplan/shared-contracts/i18n';
import { berlinDayAt } from '@spielplan/shared-contracts/i18n/dates';
import { formatOpeningRanges, openingHoursAt, type OpeningHoursLabel } from '@spielplan/shared-contracts/i18n/opening-hours';
import type { ProviderReader, SiteChrome } from '@spielplan/shared-contracts/remote';

type Label = NonNullable<SiteChrome['hours']> | null;

/** Hours that were kept over midnight are asked for anew this soon. */
const RETRY_MS = 60_000;

/** The days the answers in the reader's memory were given for: after midnight one may still be yesterday's. */
const days = new WeakMap<OpeningHours, IsoDay>();

interface HoursSources {
  provider: ProviderReader;
  texts: MessageTable;
  lang: Language;
  /** Epoch ms. */
  now: number;
}

/**
 * Reads what the top bar says about today, the same for everyone, and the moment (epoch ms) from which it may be something
 * else: caches end there (decisions 42, 53). Rejects with the provider's named errors.
 */
export async function readHours({ provider, texts, lang, now }: HoursSources): Promise<{ hours: Label; changesAt: number }> {
  const answer = await provider.read(openingHoursCall, { query: { lang } });
  const today = berlinDayAt(now);
  const day = days.get(answer) ?? today;
  days.set(answer, day);
  const { label, changesAt } = openingHoursAt(answer, now, day);
  return {
    hours: presentHours(label, texts, lang),
    changesAt: day === today ? changesAt : Math.min(changesAt, now + RETRY_MS),
  };
}

/** Puts the label into words; several ranges are listed, one is told by its next end or start (specification section 4). */
export function presentHours(label: OpeningHoursLabel, texts: MessageTable, lang: Language): Label {
  const say = (key: string, values?: Record<string, string>) => ({ text: translate(texts, lang, key, values), link: null });
  switch (label.kind) {
    case 'openUntil':
    case 'openFrom':
      if (label.ranges.length > 1) return say('hours.ranges', { ranges: formatOpeningRanges(label.ranges, lang) });
      return say(`hours.${label.kind}`, { time: label.time });
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
