import { Picture } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, font, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { ProductionCard } from '../domain/productionCard.ts';
import { useText } from '../i18n/useText.ts';
import { CardGrid } from './CardGrid.ts';

const SIZES = '(min-width: 85.375em) 30vw, (min-width: 48em) 46vw, 100vw';

interface ProductionGridProps {
  productions: readonly ProductionCard[];
  /** The heading of each production, by what stands above it. */
  headingLevel: 2 | 3;
  /** Whether the first picture is among what a visitor sees first. */
  isFirst?: boolean;
}

/** Productions as posters, each under the date on which it can be seen next: one, two or three beside each other. */
export function ProductionGrid({ productions, headingLevel, isFirst = false }: ProductionGridProps) {
  const text = useText();
  const Heading = `h${headingLevel}` as const;
  return (
    <Grid>
      {productions.map(({ id, href, preline, title, subline, kind, next, until, picture }, index) => (
        <li key={id} data-production={id}>
          <p className="date">
            {next ? (
              <time dateTime={next.day}>
                <b>{next.dayNumber}</b>{' '}
                <span>
                  {next.month} {next.year}
                </span>
              </time>
            ) : (
              <span>{text('production.over')}</span>
            )}
            {until ? <span className="until"> {until}</span> : null}
          </p>
          {picture ? <Picture picture={picture} sizes={SIZES} isFirst={isFirst && index === 0} isDecorative /> : null}
          <div>
            {preline ? <p className="preline">{preline}</p> : null}
            <Heading className="name">
              <Link to={href} style={{ viewTransitionName: `production-${id}` }}>
                {title}
              </Link>
            </Heading>
            {subline ? <p>{subline}</p> : null}
            {kind ? <p className="kind">{kind}</p> : null}
          </div>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled(CardGrid)`
  > li {
    grid-template-rows: auto auto 1fr;
    padding-block-start: ${space(1.5)};
    border-block-start: 6px solid ${color.line};
  }

  picture img {
    aspect-ratio: 4 / 5;
  }

  .date {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    align-content: end;
    gap: ${space(0.5)} ${space(1.5)};
    min-block-size: 4.5rem;
    font-family: ${font.display};
    font-weight: 650;
    line-height: 1.15;
  }

  .date time {
    display: flex;
    align-items: end;
    gap: ${space(1)};
  }

  .date b {
    font-size: clamp(4.5rem, 3.5rem + 3vw, 7rem);
    font-weight: 800;
    line-height: 0.76;
    letter-spacing: -0.06em;
  }

  .until {
    flex-basis: 100%;
    font-weight: 400;
  }

  .preline {
    color: ${color.accent};
    font-weight: 650;
  }

  .kind {
    color: ${color.muted};
  }
`;
