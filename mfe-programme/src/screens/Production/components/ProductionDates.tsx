import { ButtonLink } from '@spielplan/shared-ui/components';
import { color, font, fontSize, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { Section } from '../../../components/page/Section.tsx';
import { useText } from '../../../i18n/useText.ts';
import { DATES_ID, type ProductionView } from '../productionView.ts';
import { DateRow } from './DateRow.tsx';

/**
 * The dates of a production, soonest first, with the state of their tickets and the way to them; of very many it says which,
 * and where the others are.
 */
export function ProductionDates({ dates, window }: Pick<ProductionView, 'dates' | 'window'>) {
  const text = useText();
  return (
    <Section id={DATES_ID} title={text('event.allDates')} className="dates">
      {window ? <p>{text('production.shownDates', { first: window.first, last: window.last, count: window.count })}</p> : null}
      {window?.previous ? (
        <ButtonLink to={window.previous} rel="prev" variant="outline">
          {text('list.earlier')}
        </ButtonLink>
      ) : null}
      {dates.length === 0 ? (
        <p>{text('production.noDates')}</p>
      ) : (
        <List>
          {dates.map((date) => (
            <DateRow key={date.id} date={date} />
          ))}
        </List>
      )}
      {window?.next ? (
        <ButtonLink to={window.next} rel="next" variant="outline">
          {text('production.laterDates')}
        </ButtonLink>
      ) : null}
    </Section>
  );
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & + a {
    margin-block-start: ${space(3)};
  }

  a + & {
    margin-block-start: ${space(3)};
  }

  > li {
    display: grid;
    gap: ${space(1.5)} ${space(3)};
    padding-block: ${space(2)};
    border-block-end: 2px solid ${color.line};
  }

  > li:first-child {
    padding-block-start: 0;
  }

  a:has(> time) {
    color: inherit;
    text-decoration: none;
  }

  time {
    display: grid;
    grid-template: 'number weekday' 1fr 'number month' auto / auto 1fr;
    column-gap: ${space(1.5)};
    align-items: end;
    font-family: ${font.display};
    font-weight: 650;
    line-height: 1.15;
  }

  time b {
    grid-area: number;
    min-inline-size: 1.15em;
    font-size: clamp(3.5rem, 2.8rem + 2.5vw, 5.5rem);
    font-weight: 800;
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 0.76;
    letter-spacing: -0.06em;
  }

  a:hover :is(.weekday, .month) {
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.2em;
  }

  [data-state='cancelled'] time {
    text-decoration: line-through;
    text-decoration-thickness: 2px;
  }

  > li > p {
    display: grid;
    align-content: end;
    margin: 0;
  }

  p strong {
    font: 800 ${fontSize.title} / 1.1 ${font.display};
    font-variant-numeric: tabular-nums;
  }

  p span {
    color: ${color.muted};
  }

  .tickets {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
    align-items: center;
    align-content: end;
    min-inline-size: 0;
  }

  > li:not(:has(details[open])) > .panel {
    display: none;
  }

  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    padding-inline: ${space(3)};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 700;
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    content: '+' / '';
    padding-inline-start: ${space(1)};
  }

  details[open] > summary {
    background: ${color.ink};
    color: ${color.ground};
  }

  details[open] > summary::after {
    content: '–' / '';
  }

  ${from.medium} {
    > li {
      grid-template-columns: minmax(15rem, 4fr) 4fr 5fr;
      align-items: center;
    }

    /* Below one another at the end of their rows: the ways to tickets, then the signs for saving. */
    .tickets {
      justify-content: end;
    }

    .panel {
      grid-column: 1 / -1;
    }
  }

  /* A line each: fifty of them are two sheets. */
  @media print {
    .tickets :is(a, details),
    .panel {
      display: none;
    }

    && > li {
      grid-template-columns: 11em 1fr 6em;
      align-items: baseline;
      padding-block: 0.5mm;
      border-block-end-width: 1px;
      font-size: 9pt;
    }

    time,
    > li > p {
      display: block;
    }

    time b,
    p strong {
      font-size: inherit;
      letter-spacing: 0;
    }

    p strong::after {
      content: ' · ';
    }
  }
`;
