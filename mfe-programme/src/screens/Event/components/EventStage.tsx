import { ButtonLink, Picture } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, font, fontSize, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { EventStateLabel } from '../../../components/EventStateLabel.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { EventView } from '../eventView.ts';

/** How wide the stage shows its picture, as in `sizes`. */
export const STAGE_PICTURE_SIZES = '(min-width: 64em) 42vw, 100vw';

/** The head of an event's page: its date above all, then what it is, where, and its picture. */
export function EventStage({ view }: { view: EventView }) {
  const { id, day, dayTitle, time, endTime, preline, title, subline, place, state, picture, details } = view;
  const text = useText();
  const [clock, unit] = time.split(' ');
  return (
    <Stage data-state={state}>
      <div className="words">
        <Link to={view.listPath} className="back">
          {text('event.back')}
        </Link>
        <p className="date">
          <time dateTime={`${day}T${clock}`}>
            <span className="number">{dayTitle.dayNumber}</span>{' '}
            <span className="rest">
              <span>
                {dayTitle.relative ? `${text(`day.${dayTitle.relative}`)}, ` : ''}
                {dayTitle.weekday}
              </span>{' '}
              <span>
                {dayTitle.month} {dayTitle.year}
              </span>{' '}
              <b>
                {clock} {unit}
              </b>
            </span>
          </time>
          {endTime ? <span className="until"> {text('event.until', { time: endTime })}</span> : null}
        </p>
        {preline ? <p className="preline">{preline}</p> : null}
        <h1 style={{ viewTransitionName: `event-${id}`, ['--longest' as string]: longestWord(title) }}>{title}</h1>
        {subline ? <p className="subline">{subline}</p> : null}
        {state ? (
          <p className="state">
            <EventStateLabel state={state} />
          </p>
        ) : null}
        <ul>
          {[place, ...details].filter(Boolean).map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
        <p>
          <ButtonLink href={view.calendarPath} variant="outline" download>
            {text('event.calendar')}
          </ButtonLink>
        </p>
      </div>
      {picture ? (
        <figure>
          <Picture picture={picture} sizes={STAGE_PICTURE_SIZES} isFirst />
          {picture.credit ? <figcaption>{text('picture.credit', { name: picture.credit })}</figcaption> : null}
        </figure>
      ) : null}
    </Stage>
  );
}

/** Letters of the longest word of a title. */
function longestWord(title: string): number {
  return Math.max(...title.split(/[\s-]+/).map((word) => word.length));
}

const Stage = styled.header`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(3)} ${space(6)};

  .words {
    display: grid;
    gap: ${space(2)};
    align-content: start;
    min-inline-size: 0;
    container-type: inline-size;
  }

  p,
  h1,
  ul,
  figure {
    margin: 0;
  }

  .back {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${TARGET_SIZE};
    color: ${color.ink};
    font-weight: 650;
    text-decoration: underline 2px;
    text-underline-offset: 0.25em;
  }

  .back::before {
    content: '←' / '';
    margin-inline-end: ${space(1)};
  }

  .date {
    border-block-start: 6px solid ${color.line};
    padding-block: ${space(2)};
    font-family: ${font.display};
    font-size: ${fontSize.lead};
    font-weight: 650;
  }

  .date time {
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

  .preline {
    color: ${color.accent};
    font-size: ${fontSize.lead};
    font-weight: 650;
  }

  h1 {
    font: 800 ${fontSize.display} / 0.92 ${font.display};
    /* German makes words longer than a line: the longest one sets the size, so that none is broken. */
    font-size: clamp(1.75rem, min(1.5rem + 5vw, 160cqi / var(--longest)), 6.5rem);
    letter-spacing: -0.04em;
    text-wrap: balance;
    hyphens: auto;
    overflow-wrap: anywhere;
  }

  &[data-state='cancelled'] h1 {
    text-decoration: line-through 0.06em;
  }

  .subline {
    max-inline-size: 40ch;
    font-size: ${fontSize.lead};
    line-height: 1.3;
  }

  .state {
    font-size: ${fontSize.lead};
  }

  ul {
    padding: 0;
    list-style: none;
    line-height: 1.5;
  }

  li:first-child {
    font-weight: 650;
  }

  figcaption {
    padding-block-start: ${space(1)};
    color: ${color.muted};
  }

  ${from.large} {
    grid-template-columns: 7fr 5fr;
    column-gap: ${space(6)};
  }

  @media print {
    .back,
    figure,
    p:has(> a) {
      display: none;
    }
  }
`;
