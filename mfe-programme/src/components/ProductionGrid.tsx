import { Picture } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import type { ProductionCard } from '../domain/productionCard.ts';
import { useText } from '../i18n/useText.ts';
import { POSTER_SIZES, PosterGrid } from './PosterGrid.ts';

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
    <PosterGrid>
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
          {picture ? <Picture picture={picture} sizes={POSTER_SIZES} isFirst={isFirst && index === 0} isDecorative /> : null}
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
    </PosterGrid>
  );
}
