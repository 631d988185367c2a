import type { EventSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import { presentEventSummary } from '../events/presentEventSummary.ts';

const SHOWN = 12;

/** The next events that tickets are sold for, in the order of the programme. */
export async function readComingEvents(
  { clock, configuration, ...context }: ProviderContext,
  lang: Language,
): Promise<EventSummary[]> {
  const now = clock.now();
  const { entries } = await context.readProgramme();
  const stocksOf = await context.readAvailability();
  const events: EventSummary[] = [];
  for (const entry of entries) {
    if (entry.event.day < clock.today()) continue;
    const options = { lang, now, publicOrigin: configuration.publicOrigin };
    const event = presentEventSummary({ entry, stocks: stocksOf(entry.event.id) }, options);
    if (event.ticket_url !== null) events.push(event);
    if (events.length === SHOWN) break;
  }
  return events;
}
