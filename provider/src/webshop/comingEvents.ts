import type { EventSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../platform/context.ts';
import { entriesFrom, presentEvents, readProgramme } from '../programme/index.ts';

const MAX_SHOWN = 12;
/** Some of them are free, over, or sold out. */
const BATCH_ROWS = 48;

/** The next events that tickets are sold for, in the order of the programme. */
export async function readComingEvents(context: ProviderContext, lang: Language): Promise<EventSummary[]> {
  const { entries } = await readProgramme(context);
  const ahead = entriesFrom(entries, context.clock.today());
  const events: EventSummary[] = [];
  for (let first = 0; first < ahead.length && events.length < MAX_SHOWN; first += BATCH_ROWS) {
    const summaries = await presentEvents(context, lang, ahead.slice(first, first + BATCH_ROWS));
    events.push(...summaries.filter(({ ticket_url: url }) => url !== null));
  }
  return events.slice(0, MAX_SHOWN);
}
