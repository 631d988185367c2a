import type { Access, EventSummary } from '@spielplan/shared-contracts/api';
import { formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { formatPrice, type EventState } from '@spielplan/shared-contracts/rules';
import type { AccessNote } from './listItem.ts';

type Words = Pick<LoadContext, 'lang' | 'now' | 'text'>;

/** Signs that theatres use; the wheelchair is a letter of every system. */
const SIGNS: Readonly<Record<Access, string>> = {
  step_free: '\u267F\uFE0E',
  hearing_loop: 'T',
  audio_description: 'AD',
  sign_language: 'GS',
  relaxed: 'R',
};
const HOUR_MINUTES = 60;

/** What one wants to know of an event before its page: price, length, language. */
export function presentFacts(event: EventSummary, state: EventState | null, { lang, text }: Words): string {
  const { price_from: price, duration_minutes: minutes, spoken_language: spoken, surtitles = [] } = event;
  const isSold = state === null || state === 'few' || state === 'moved';
  const names = new Intl.DisplayNames([lang], { type: 'language' });
  const nameOf = (code: string) => names.of(code) ?? code;
  return [
    isSold && price !== undefined ? text('event.priceFrom', { price: formatPrice(price) }) : '',
    minutes ? presentDuration(minutes, text) : '',
    // The language of the page is the least that one expects.
    spoken !== undefined && spoken !== lang ? text('event.spoken', { language: nameOf(spoken) }) : '',
    surtitles.length > 0 ? text('event.surtitles', { languages: surtitles.map(nameOf).join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The same on the page of an event, each on a line of its own: the language is told there even where it is the reader's. */
export function presentLanguageAndAccess(event: EventSummary, { lang, text }: Words): string[] {
  const { spoken_language: spoken, surtitles = [] } = event;
  const names = new Intl.DisplayNames([lang], { type: 'language' });
  const helps = presentAccess(event, text).map(({ name }) => name);
  return [
    spoken === undefined ? '' : text('event.language', { language: names.of(spoken) ?? spoken }),
    surtitles.length > 0
      ? text('event.surtitles', { languages: surtitles.map((code) => names.of(code) ?? code).join(', ') })
      : '',
    helps.length > 0 ? text('event.access', { helps: helps.join(', ') }) : '',
  ].filter(Boolean);
}

/** "45 Min.", "2 Std.", "1 Std. 30 Min." */
function presentDuration(minutes: number, text: Words['text']): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  return [hours > 0 ? text('event.hours', { hours }) : '', rest > 0 ? text('event.minutes', { minutes: rest }) : '']
    .filter(Boolean)
    .join(' ');
}

/** What helps those who could not come without it. */
export function presentAccess({ access = [] }: Pick<EventSummary, 'access'>, text: Words['text']): AccessNote[] {
  return access.map((each) => ({ sign: SIGNS[each], name: text(`access.${each}`) }));
}

/** How old is what is told of the tickets that are left; nothing where nothing is told. */
export function presentAge({ ticket_status_at: at }: EventSummary, state: EventState | null, { lang, now, text }: Words): string {
  if (state !== 'few' && state !== 'sold_out') return '';
  return text('state.asOf', { time: formatTime(at ?? new Date(now).toISOString(), lang) });
}
