import { Button } from '@spielplan/shared-ui/components';
import { useHost, useStore } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { AvailabilityChange } from '../../domain/offer/availability.ts';
import { formatHouseMoment } from '../../domain/time/houseMoment.ts';
import { useText, type BookingText } from '../../i18n/useText.ts';
import type { BookingStore } from '../../stores/createBookingStore.ts';

const MINUTE_MS = 60_000;

/**
 * How old what is shown is, and a way to ask again. Only what has changed is announced, politely.
 */
export function AvailabilityNote({ store }: { store: BookingStore }) {
  const text = useText();
  const { lang } = useHost();
  const freshness = useStore(store, (state) => state.freshness);
  const { status, checkedAt, changes } = freshness;
  const minutes = useMinutesSince(freshness);
  const age =
    status === 'checking'
      ? text('fresh.checking')
      : status === 'failed'
        ? text('fresh.failed', { time: formatHouseMoment(checkedAt, lang).time })
        : minutes === 0
          ? text('fresh.now')
          : text('fresh.minutes', { count: minutes });
  return (
    <Note>
      <span>{age}</span>
      {status === 'failed' || minutes > 0 ? (
        <Button variant="quiet" isBusy={status === 'checking'} onClick={() => void store.check()}>
          {text('fresh.again')}
        </Button>
      ) : null}
      <strong role="status">{changes.map((change) => changeText(text, change)).join(' ')}</strong>
    </Note>
  );
}

/** Whole minutes since the last check ended; grows by itself. */
function useMinutesSince(freshness: object): number {
  const [age, setAge] = useState({ of: freshness, minutes: 0 });
  useEffect(() => {
    const started = performance.now();
    const tell = () => setAge({ of: freshness, minutes: Math.floor((performance.now() - started) / MINUTE_MS) });
    const timer = setInterval(tell, MINUTE_MS);
    return () => clearInterval(timer);
  }, [freshness]);
  return age.of === freshness ? age.minutes : 0;
}

function changeText(text: BookingText, { kind, group, slot }: AvailabilityChange): string {
  const name = [group || text('group.all'), slot ? text('slots.time', { time: slot }) : '']
    .filter((part) => part !== '')
    .join(', ');
  return text(`fresh.${kind}`, { name });
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  color: ${color.muted};

  > strong {
    color: ${color.ink};
  }
`;
