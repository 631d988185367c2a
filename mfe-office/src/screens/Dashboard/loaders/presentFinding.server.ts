import { formatMoment } from '@spielplan/shared-contracts/i18n/dates';
import { formatCents } from '@spielplan/shared-contracts/rules';
import type { DashboardWork } from '../DashboardWork.ts';

type Work = Pick<DashboardWork, 'lang' | 'text'>;

/** Where a proof reads, and the states it knows; each has its words. */
const SOURCES: readonly string[] = ['list', 'page', 'structured data', 'calendar', 'sitemap', 'search', 'shop'];
const STATES: readonly string[] = ['on', 'cancelled', 'postponed'];
/** One source as the command prints it: `calendar (de)`. */
const SOURCE = /^([a-z ]+) \(([a-z]{2})\)$/;
const WALL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * What sources say of one fact, `page (de), list (de): 2026-11-29T18:00`, in words of the language; what
 * a later proof may print stands as it is.
 */
export function presentFinding(work: Work, what: string, said: string): string {
  const [, sources = said, value] = /^([^:]+): (.*)$/s.exec(said) ?? [];
  const named = sources.split(', ').map((source) => sourceIn(work, source));
  if (named.includes(null)) return said;
  return value === undefined ? named.join(', ') : `${named.join(', ')}: ${valueIn(work, what, value)}`;
}

/** An event's name with its beginning, `Antigone, 2026-11-29 18:00`, as the language writes a moment. */
export function presentEvent({ lang }: Work, title: string): string {
  return title.replace(/(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/, (_, day, time) => formatMoment(`${day}T${time}`, lang));
}

function sourceIn({ text }: Work, printed: string): string | null {
  const [, source = '', lang = ''] = SOURCE.exec(printed) ?? [];
  return SOURCES.includes(source) ? text(`dashboard.proof.source.${source.replace(' ', '_')}`, { lang }) : null;
}

function valueIn({ lang, text }: Work, what: string, value: string): string {
  if ((what === 'start' || what === 'end') && WALL_TIME.test(value)) return formatMoment(value, lang);
  if (what === 'cents' && /^\d+$/.test(value)) return formatCents(Number(value));
  if (what === 'soldOut' && /^(true|false)$/.test(value)) return text(`dashboard.proof.soldOut.${value}`);
  if (what === 'state' && STATES.includes(value)) return text(`dashboard.proof.state.${value}`);
  return value;
}
