import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
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
    <Links>
      <a href={calendar.subscribe}>{text('list.subscribe')}</a>
      <a href={calendar.file} download>
        {text('list.calendarFile')}
      </a>
    </Links>
  );
}

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  margin: 0;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: ${color.ink};
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  @media print {
    display: none;
  }
`;
