import type { EventSummary } from '@spielplan/shared-contracts/api';
import { eventState, type EventState } from './eventState.ts';
import { isOver } from './isOver.server.ts';

type Dated = Parameters<typeof eventState>[0] & Pick<EventSummary, 'date_start' | 'date_end'>;

/** The state of an event at `now` (epoch ms), where past events are shown too: what is over sells nothing any more. */
export function eventStateAt(event: Dated, now: number): EventState | null {
  return event.status === 'scheduled' && isOver(event, now) ? 'over' : eventState(event);
}
