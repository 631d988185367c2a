import { paths } from '@spielplan/shared-contracts/routes';
import { Link, useHost } from '@spielplan/shared-ui/host';
import { LinkRow } from '../../../components/page/LinkRow.ts';
import { inOtherView, listSearch, type EventListQuery } from '../../../domain/lists/eventListQuery.ts';
import { useText } from '../../../i18n/useText.ts';
import { rememberView } from '../useRememberedView.ts';

interface CalendarLinksProps {
  /** The address calendars subscribe to, and the path of the same as a file. */
  calendar: { subscribe: string; file: string };
  /** The page on which visitors say what they need. */
  accessPath: string | null;
  path: string;
  query: EventListQuery;
}

/**
 * The programme for the visitor's own calendar: subscribed to, or once as a file where no calendar takes
 * subscriptions; or as a whole for reading without a connection; and the other view of the list.
 */
export function CalendarLinks({ calendar, accessPath, path, query }: CalendarLinksProps) {
  const text = useText();
  const { lang } = useHost();
  const other = inOtherView(query);
  return (
    <LinkRow>
      {accessPath ? <Link to={accessPath}>{text('access.link')}</Link> : null}
      <a href={calendar.subscribe}>{text('list.subscribe')}</a>
      <a href={calendar.file} download>
        {text('list.calendarFile')}
      </a>
      <Link to={paths.offline({ lang })}>{text('list.offline')}</Link>
      <Link
        to={path + listSearch(other)}
        aria-current={query.view && true}
        preventScrollReset
        onClick={() => rememberView(other.view)}
      >
        {text('list.compact')}
      </Link>
    </LinkRow>
  );
}
