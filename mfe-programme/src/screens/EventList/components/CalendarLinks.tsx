import { LinkRow } from '../../../components/page/LinkRow.ts';
import { useText } from '../../../i18n/useText.ts';

interface CalendarLinksProps {
  /** The address calendars subscribe to, and the path of the same as a file. */
  calendar: { subscribe: string; file: string };
}

/**
 * The programme for the visitor's own calendar: subscribed to,
 * or once as a file where no calendar takes subscriptions.
 */
export function CalendarLinks({ calendar }: CalendarLinksProps) {
  const text = useText();
  return (
    <LinkRow>
      <a href={calendar.subscribe}>{text('list.subscribe')}</a>
      <a href={calendar.file} download>
        {text('list.calendarFile')}
      </a>
    </LinkRow>
  );
}
