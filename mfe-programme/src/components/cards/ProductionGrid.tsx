import type { ProductionCard } from '../../domain/productions/productionCard.ts';
import { useText } from '../../i18n/useText.ts';
import { LargeDay } from '../dates/LargeDay.tsx';
import { PosterCard } from './PosterCard.tsx';
import { PosterGrid } from './PosterGrid.ts';

interface ProductionGridProps {
  productions: readonly ProductionCard[];
  /** The heading of each production, by what stands above it. */
  headingLevel: 2 | 3;
  /** Whether the first picture is among what a visitor sees first. */
  isFirst?: boolean;
}

/**
 * Productions as posters, each under the date on which it
 * can be seen next: one, two or three beside each other.
 */
export function ProductionGrid({ productions, headingLevel, isFirst = false }: ProductionGridProps) {
  const text = useText();
  return (
    <PosterGrid>
      {productions.map((production, index) => {
        const { id, kind, next, until } = production;
        return (
          <PosterCard
            key={id}
            production={production}
            headingLevel={headingLevel}
            isFirst={isFirst && index === 0}
            date={
              <>
                {next ? <LargeDay {...next} /> : <span>{text('production.over')}</span>}
                {until ? <span className="until"> {until}</span> : null}
              </>
            }
          >
            {kind ? <p className="kind">{kind}</p> : null}
          </PosterCard>
        );
      })}
    </PosterGrid>
  );
}
