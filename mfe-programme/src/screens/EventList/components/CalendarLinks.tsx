import { paths } from '@spielplan/shared-contracts/routes';
import { Link, useHost } from '@spielplan/shared-ui/host';
import { color, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
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
 * Behind one press: the programme for the visitor's own calendar: subscribed to, or once as a file where no calendar takes
 * subscriptions; or as a whole for reading without a connection; and the other view of the list.
 */
export function CalendarLinks({ calendar, accessPath, path, query }: CalendarLinksProps) {
  const text = useText();
  const { lang } = useHost();
  const other = inOtherView(query);
  return (
    <More>
      <summary>{text('list.tools')}</summary>
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
    </More>
  );
}

const More = styled.details`
  &[open] {
    flex-basis: 100%;
  }

  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    cursor: pointer;
    list-style: none;
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    content: '+' / '';
    inline-size: 1em;
    text-align: center;
    font-weight: 700;
  }

  &[open] > summary::after {
    content: '–' / '';
  }

  @media print {
    display: none;
  }
`;
