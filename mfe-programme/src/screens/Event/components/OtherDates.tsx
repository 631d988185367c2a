import { ButtonLink } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { EventStateLabel } from '../../../components/EventStateLabel.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { EventView, OtherDate } from '../eventView.ts';
import { Section } from '../../../components/Section.tsx';

/** The production's further dates, soonest first. */
export function OtherDates({ dates, productionHref }: Pick<EventView, 'productionHref'> & { dates: readonly OtherDate[] }) {
  const text = useText();
  if (dates.length === 0) return null;
  return (
    <Section title={text('event.dates')}>
      <Dates>
        {dates.map(({ id, href, date, time, place, state }) => (
          <li key={id}>
            <Link to={href}>
              {date}, {time}
            </Link>
            <span>{place}</span>
            {state ? <EventStateLabel state={state} /> : null}
          </li>
        ))}
      </Dates>
      {productionHref ? (
        <ButtonLink to={productionHref} variant="outline">
          {text('event.production')}
        </ButtonLink>
      ) : null}
    </Section>
  );
}

const Dates = styled.ul`
  display: grid;
  margin: 0 0 ${space(3)};
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${space(0.5)} ${space(3)};
    align-items: center;
    justify-items: start;
    padding-block: ${space(1.5)};
    border-block-end: 2px solid ${color.line};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline ${color.accent} 3px;
    text-underline-offset: 0.2em;
  }

  ${from.medium} {
    > li {
      grid-template-columns: 5fr 4fr minmax(8rem, 2fr);
    }
  }
`;
