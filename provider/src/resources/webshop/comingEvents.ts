import type { EventSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import { entriesFrom } from '../events/findInProgramme.ts';
import { presentEventSummary } from '../events/presentEventSummary.ts';

const SHOWN = 12;
/** Some of them are free, over, or sold out. */
const READ_AT_ONCE = 48;

/** The next events that tickets are sold for, in the order of the programme. */
export async function readComingEvents(
  { clock, configuration, ...context }: ProviderContext,
  lang: Language,
): Promise<EventSummary[]> {
  const now = clock.now();
  const { entries } = await context.readProgramme();
  const ahead = entriesFrom(entries, clock.today());
  const options = { lang, now, publicOrigin: configuration.publicOrigin };
  const events: EventSummary[] = [];
  for (let first = 0; first < ahead.length && events.length < SHOWN; first += READ_AT_ONCE) {
    const some = ahead.slice(first, first + READ_AT_ONCE);
    const stocksOf = await context.readAvailability(some.map(({ event }) => event.id));
    const summaries = some.map((entry) => presentEventSummary({ entry, stocks: stocksOf(entry.event.id) }, options));
    events.push(...summaries.filter(({ ticket_url: url }) => url !== null));
  }
  return events.slice(0, SHOWN);
}
