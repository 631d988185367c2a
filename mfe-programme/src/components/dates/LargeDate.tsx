import { color, font, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { DayTitle } from '../../domain/events/listItem.ts';
import { useText } from '../../i18n/useText.ts';

/** The date a stage sets large, ready to print. */
export interface StageDate {
  /** The day in the house, YYYY-MM-DD. */
  day: string;
  title: DayTitle;
  /** "20:00 Uhr". */
  time: string;
  endTime?: string | null;
}

/**
 * A date as the strongest element of its page: the day of the month, and beside it all the rest.
 */
export function LargeDate({ date: { day, title, time, endTime } }: { date: StageDate }) {
  const text = useText();
  const [clock] = time.split(' ');
  return (
    <When>
      <time dateTime={`${day}T${clock}`}>
        <span className="number">{title.dayNumber}</span>{' '}
        <span className="rest">
          <span>
            {title.relative ? <span data-relative={title.relative}>{text(`day.${title.relative}`)}, </span> : null}
            {title.weekday}
          </span>{' '}
          <span>{`${title.month} ${title.year}`}</span> <b>{time}</b>
        </span>
      </time>
      {endTime ? <span className="until"> {text('event.until', { time: endTime })}</span> : null}
    </When>
  );
}

const When = styled.p`
  border-block-start: 6px solid ${color.line};
  padding-block: ${space(2)};
  font-family: ${font.display};
  font-size: ${fontSize.lead};
  font-weight: 650;

  time {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space(2)} ${space(3)};
  }

  .number {
    margin-inline-start: -0.05em;
    font-size: clamp(8rem, 4rem + 17vw, 22rem);
    font-weight: 800;
    line-height: 0.76;
    letter-spacing: -0.065em;
  }

  .rest {
    display: grid;
    line-height: 1.15;
  }

  .rest b {
    font-size: ${fontSize.headline};
    font-weight: 800;
    line-height: 0.95;
    letter-spacing: -0.03em;
  }

  .until {
    display: block;
    margin-block-start: ${space(1)};
    font-weight: 400;
  }
`;
