import { Picture } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { PosterGrid, POSTER_SIZES } from '../../../components/PosterGrid.ts';
import type { ExhibitionCard } from '../exhibitionListView.ts';

interface ExhibitionCardsProps {
  exhibitions: readonly ExhibitionCard[];
  /** Before the large day: "bis" or "ab". */
  lead: string;
  /** Whether the first picture is among what a visitor sees first. */
  isFirst: boolean;
}

/** Exhibitions as posters, each under the day until or from which it can be seen. */
export function ExhibitionCards({ exhibitions, lead, isFirst }: ExhibitionCardsProps) {
  return (
    <Grid>
      {exhibitions.map(({ id, href, preline, title, subline, date, range, place, opening, picture }, index) => (
        <li key={id} data-production={id}>
          <p className="date">
            <span>{lead} </span>
            <time dateTime={date.day}>
              <b>{date.dayNumber}</b>{' '}
              <span>
                {date.month} {date.year}
              </span>
            </time>
          </p>
          {picture ? <Picture picture={picture} sizes={POSTER_SIZES} isFirst={isFirst && index === 0} isDecorative /> : null}
          <div>
            {preline ? <p className="preline">{preline}</p> : null}
            <h3 className="name">
              <Link to={href} style={{ viewTransitionName: `production-${id}` }}>
                {title}
              </Link>
            </h3>
            {subline ? <p>{subline}</p> : null}
            {range ? <p>{range}</p> : null}
            {place ? <p className="kind">{place}</p> : null}
            {opening ? <p className={opening.isToday ? 'open today' : 'open'}>{opening.text}</p> : null}
          </div>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled(PosterGrid)`
  .open {
    margin-block-start: ${space(0.5)};
  }

  .today {
    justify-self: start;
    padding: ${space(0.5)} ${space(1.5)};
    font-weight: 650;
    color: ${color.onAccent};
    background: ${color.accent};
    forced-color-adjust: none;
  }
`;
