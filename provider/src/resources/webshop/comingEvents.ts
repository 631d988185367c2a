import type { EventSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import { entriesFrom } from '../events/findInProgramme.ts';
import { presentEventSummary } from '../events/presentEventSummary.ts';

const MAX_SHOWN = 12;
/** Some of them are free, over, or sold out. */
const BATCH_ROWS = 48;

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
  for (let first = 0; first < ahead.length && events.length < MAX_SHOWN; first += BATCH_ROWS) {
    const some = ahead.slice(first, first + BATCH_ROWS);
    const stocksOf = await context.readAvailability(some.map(({ event }) => event.id));
    const summaries = some.map((entry) => presentEventSummary({ entry, stocks: stocksOf(entry.event.id) }, options));
    events.push(...summaries.filter(({ ticket_url: url }) => url !== null));
  }
  return events.slice(0, MAX_SHOWN);
}
