import type { EventSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { formatTime } from '@spielplan/shared-contracts/i18n/dates';
import { memoize } from '@spielplan/shared-contracts/memoize';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { formatPrice, isFreePrice, type EventState } from '@spielplan/shared-contracts/rules';
import { signOf } from '../access/signs.ts';
import type { AccessNote } from './listItem.ts';

type Words = Pick<LoadContext, 'lang' | 'now' | 'text'>;

const HOUR_MINUTES = 60;
/** Making one costs as much as rendering a row. */
const languageNames = memoize((lang: Language) => new Intl.DisplayNames([lang], { type: 'language' }), 10);

/** What one wants to know of an event before its page: price, age, length, language. */
export function presentFacts(event: EventSummary, state: EventState | null, { lang, text }: Words): string {
  const { price_from: price, age_from: age, duration_minutes: minutes, spoken_language: spoken } = event;
  const isSold = state === null || state === 'few' || state === 'moved';
  return (
    [
      isSold && price !== undefined ? presentPriceFrom(price, text) : '',
      age ? text('event.ageFrom', { age }) : '',
      minutes ? presentDuration(minutes, text) : '',
      // The language of the page is the least that one expects.
      spoken !== undefined && spoken !== lang ? text('event.spoken', { language: nameLanguage(lang, spoken) }) : '',
    ]
      .filter(Boolean)
      // Lines end between them.
      .map((fact) => fact.replaceAll(' ', '\u00a0'))
      .join(' · ')
  );
}

function presentPriceFrom(price: string, text: Words['text']): string {
  return isFreePrice(price) ? text('event.reserved') : text('event.priceFrom', { price: formatPrice(price) });
}

/** The language of an event for its page, where it is told even if it is the reader's. */
export function presentLanguage({ spoken_language: spoken }: EventSummary, { lang, text }: Words): string | null {
  if (spoken === undefined) return null;
  return text('event.language', { language: nameLanguage(lang, spoken) });
}

/** A language in the words of another; its code where it has no name there. */
function nameLanguage(lang: Language, code: string): string {
  return languageNames(lang).of(code) ?? code;
}

/** "45 Min.", "2 Std.", "1 Std. 30 Min." */
function presentDuration(minutes: number, text: Words['text']): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  return [hours > 0 ? text('event.hours', { hours }) : '', rest > 0 ? text('event.minutes', { minutes: rest }) : '']
    .filter(Boolean)
    .join(' ');
}

/** What helps those who could not come without it. */
export function presentAccess(
  { access = [], surtitles = [] }: Pick<EventSummary, 'access' | 'surtitles'>,
  { lang, text }: Pick<Words, 'lang' | 'text'>,
): AccessNote[] {
  const notes = access.map((each) => ({ sign: signOf(each, lang), name: text(`access.${each}`) }));
  if (surtitles.length === 0) return notes;
  const languages = surtitles.map((code) => nameLanguage(lang, code)).join(', ');
  return [...notes, { sign: signOf('surtitles', lang), name: text('event.surtitles', { languages }) }];
}

/** How old is what is told of the tickets that are left; nothing where nothing is told. */
export function presentAge({ ticket_status_at: at }: EventSummary, state: EventState | null, { lang, now, text }: Words): string {
  if (state !== 'few' && state !== 'sold_out') return '';
  return text('state.asOf', { time: formatTime(at ?? new Date(now).toISOString(), lang) });
}
