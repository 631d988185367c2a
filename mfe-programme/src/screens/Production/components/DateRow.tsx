import { ButtonLink, VisuallyHidden } from '@spielplan/shared-ui/components';
import { Link, Slot, useEventState } from '@spielplan/shared-ui/host';
import { EventStateLabel } from '../../../components/events/EventStateLabel.tsx';
import { SaveToggle } from '../../../components/savedEvents/SaveToggle.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { ProductionDate } from '../productionView.ts';

/**
 * One date of a production: when, where, how its tickets
 * stand, and the way to them. Its looks are the list's.
 */
export function DateRow({ date }: { date: ProductionDate }) {
  const text = useText();
  const state = useEventState(date);
  const { id, href, day, title, time, label, place, saleNote, booking, hasTickets } = date;
  const [clock] = time.split(' ');
  return (
    <li data-event={id} data-state={state}>
      <Link to={href}>
        <time dateTime={`${day}T${clock}`}>
          <span className="weekday">
            {title.relative ? <span data-relative={title.relative}>{text(`day.${title.relative}`)}, </span> : null}
            {title.weekday}
          </span>{' '}
          <b>{title.dayNumber}</b>{' '}
          <span className="month">
            {title.month} {title.year}
          </span>
          <VisuallyHidden> {time}</VisuallyHidden>
        </time>
      </Link>
      <p>
        <strong>{time}</strong>
        <span>{place}</span>
      </p>
      <div className="tickets">
        {state ? <EventStateLabel state={state} /> : null}
        {saleNote ? <span>{saleNote}</span> : null}
        {booking ? (
          <details>
            <summary>
              {text('production.tickets')}
              <VisuallyHidden> {label}</VisuallyHidden>
            </summary>
          </details>
        ) : hasTickets && !saleNote && state !== 'over' ? (
          <ButtonLink to={href} variant="outline" aria-label={text('production.ticketsOf', { date: label })}>
            {text('production.tickets')}
          </ButtonLink>
        ) : null}
        {state === 'over' ? null : <SaveToggle id={id} title={label} href={href} />}
      </div>
      {/* Below the row and not within the details, so that the pressed control stays where it is. */}
      {booking ? (
        <div className="panel">
          <Slot
            name="event.booking"
            with={booking}
            fallback={booking.ticketUrl ? <ButtonLink href={booking.ticketUrl}>{text('event.tickets')}</ButtonLink> : null}
          />
        </div>
      ) : null}
    </li>
  );
}
