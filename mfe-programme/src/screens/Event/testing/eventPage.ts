import type { EventDetail } from '@spielplan/shared-contracts/api';
import type { PageFound } from '@spielplan/shared-contracts/remote';
import { anEventDetail } from '../../../testing/builders.ts';
import { loadContext } from '../../../testing/loadContext.ts';
import { programmeProvider } from '../../../testing/programme.ts';
import type { EventView } from '../eventView.ts';
import { loadEvent } from '../loadEvent.server.ts';

export const EVENT_PATH = '/de/programm/veranstaltungen/nachtstuecke/7';

/** What the page of an event is asked with on 20 July 2026. */
export function contextOf(changes: Partial<EventDetail> = {}, options: Partial<Parameters<typeof loadContext>[0]> = {}) {
  return loadContext({
    provider: programmeProvider({ details: [anEventDetail(changes)] }),
    url: EVENT_PATH,
    params: { slug: 'nachtstuecke', id: '7' },
    now: '2026-07-20T12:00:00+02:00',
    ...options,
  });
}

/** The page that is made of it; throws where there is none. */
export async function pageOf(context: ReturnType<typeof loadContext>): Promise<PageFound<EventView>> {
  const result = await loadEvent(context);
  if (result.kind !== 'page') throw new Error(`expected a page, got ${JSON.stringify(result)}`);
  return result;
}
