import type { EventState } from '@spielplan/shared-contracts/rules';
import { useEventState } from '@spielplan/shared-ui/host';
import { useText } from '../i18n/useText.ts';

/** What a visitor must know of an event, in a word; nothing in the ordinary case. */
export function EventStateWord(event: { state: EventState | null; overAt: number }) {
  const text = useText();
  const state = useEventState(event);
  return state ? <strong className="state">{text(`event.${state}`)}</strong> : null;
}
