import { Picture } from '@spielplan/shared-ui/components';
import { Link, useEventState } from '@spielplan/shared-ui/host';
import type { AccessNote, ListItem } from '../../domain/events/listItem.ts';
import { EventStateLabel } from './EventStateLabel.tsx';
import { SaveToggle } from '../savedEvents/SaveToggle.tsx';

interface EventItemProps {
  item: ListItem;
  /** How wide its picture is shown, as in `sizes`. */
  sizes: string;
  /** The page's first picture. */
  isFirst: boolean;
  /** As its day is (`EventDay`). */
  isNested?: boolean | undefined;
}

/** A teaser is never over. */
const WITHOUT_STATE = { state: null, overAt: Number.POSITIVE_INFINITY };

/**
 * An event or a teaser in a list. The markup is the same in every style and styled by
 * the list around it (`EventItems`), so that an item costs the server next to nothing.
 */
export function EventItem({ item, sizes, isFirst, isNested }: EventItemProps) {
  const { kind, id, preline, title, subline, href, linkText, picture } = item;
  const isEvent = kind === 'event';
  const Title = isNested ? 'h4' : 'h3';
  const state = useEventState(isEvent ? item : WITHOUT_STATE);
  return (
    <li className={kind} {...{ [`data-${kind}`]: id }} data-state={state ?? undefined}>
      {picture ? <Picture className="picture" picture={picture} sizes={sizes} isFirst={isFirst} isDecorative /> : null}
      {isEvent ? <StartTime day={item.day} time={item.time} /> : null}
      <div className="body">
        {preline ? <p className="preline">{preline}</p> : null}
        <Title>
          <Link to={href}>{title}</Link>
        </Title>
        {subline ? <p className="subline">{subline}</p> : null}
        {isEvent && item.place ? <p className="place">{item.place}</p> : null}
        {isEvent && item.series ? <p className="series">{item.series}</p> : null}
        {isEvent && item.facts ? <p className="facts">{item.facts}</p> : null}
        {isEvent && item.access.length > 0 ? <AccessNotes notes={item.access} /> : null}
      </div>
      <p className="action">
        {state ? <EventStateLabel state={state} /> : <span aria-hidden="true">{linkText}</span>}
        {isEvent ? <SaveToggle id={id} title={title} href={href} /> : null}
        {isEvent && item.asOf && state !== 'over' ? <small>{item.asOf}</small> : null}
      </p>
    </li>
  );
}

/** The signs are for the eye: what they mean stands beside them. */
export function AccessNotes({ notes }: { notes: readonly AccessNote[] }) {
  return (
    <p className="access">
      {notes.map(({ sign, name }) => [
        <span key={sign} data-a={sign}>
          {name}
        </span>,
        // Lines may end here.
        ' ',
      ])}
    </p>
  );
}

/** "20:00 Uhr" with the hour large. */
function StartTime({ day, time }: { day: string; time: string }) {
  const [clock, unit] = time.split(' ');
  return (
    <time className="time" dateTime={clock ? `${day}T${clock}` : day}>
      {clock}
      {unit ? <small>{` ${unit}`}</small> : null}
    </time>
  );
}
