import { Picture } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import type { ReactNode } from 'react';
import type { ProductionCard } from '../../domain/productions/productionCard.ts';
import { POSTER_SIZES } from './PosterGrid.ts';

interface PosterCardProps {
  production: Pick<ProductionCard, 'id' | 'href' | 'preline' | 'title' | 'subline' | 'picture'>;
  /** Its heading, by what stands above the grid. */
  headingLevel: 2 | 3;
  /** Whether its picture is among what a visitor sees first. */
  isFirst: boolean;
  /** What stands above the picture: when it can be seen. */
  date: ReactNode;
  /** What stands below its name. */
  children: ReactNode;
}

/** One production of a poster grid. */
export function PosterCard({ production, headingLevel, isFirst, date, children }: PosterCardProps) {
  const { id, href, preline, title, subline, picture } = production;
  const Heading = `h${headingLevel}` as const;
  return (
    <li data-production={id}>
      <p className="date">{date}</p>
      {picture ? <Picture picture={picture} sizes={POSTER_SIZES} isFirst={isFirst} isDecorative /> : null}
      <div>
        {preline ? <p className="preline">{preline}</p> : null}
        <Heading className="name">
          <Link to={href}>{title}</Link>
        </Heading>
        {subline ? <p>{subline}</p> : null}
        {children}
      </div>
    </li>
  );
}
