import { Button } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { formatCountdown, WARNING_SECONDS } from '../../../domain/cartDeadline.ts';
import { useText } from '../../../i18n/useText.ts';
import type { BookingStore, Reservation } from '../../../stores/createBookingStore.ts';
import { useCart } from '../../../stores/useCart.ts';
import { readCartNote } from '../../../transport/cartCookies.ts';

interface ReservationNoteProps {
  store: BookingStore;
  reservation: Reservation;
}

/** How long the tickets are still held, a warning before the end, and afterwards one click that reserves them again (decision 33). */
export function ReservationNote({ store, reservation }: ReservationNoteProps) {
  const text = useText();
  const { amount, seconds } = useCart();
  const { isOver } = reservation;

  useEffect(() => {
    const now = Date.now();
    if (!isOver && readCartNote(now).amount === 0) store.endReservation(now);
  }, [store, isOver, amount]);

  return (
    <Note>
      {isOver || amount === 0 || seconds === null ? null : (
        <span>{text('reservation.left', { time: formatCountdown(seconds) })}</span>
      )}
      <strong role="status">
        {isOver ? text('reservation.over') : seconds !== null && seconds <= WARNING_SECONDS ? text('reservation.ending') : ''}
      </strong>
      {isOver ? <Button onClick={() => void store.reserveAgain()}>{text('reservation.again')}</Button> : null}
    </Note>
  );
}

const Note = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  font-variant-numeric: tabular-nums;
`;
