import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { LargeDay } from '../../../components/dates/LargeDay.tsx';
import { PosterCard } from '../../../components/cards/PosterCard.tsx';
import { PosterGrid } from '../../../components/cards/PosterGrid.ts';
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
      {exhibitions.map((exhibition, index) => {
        const { id, date, range, place, opening } = exhibition;
        return (
          <PosterCard
            key={id}
            production={exhibition}
            headingLevel={3}
            isFirst={isFirst && index === 0}
            date={
              <>
                <span>{lead} </span>
                <LargeDay {...date} />
              </>
            }
          >
            {range ? <p>{range}</p> : null}
            {place ? <p className="kind">{place}</p> : null}
            {opening ? <p className={opening.isToday ? 'open today' : 'open'}>{opening.text}</p> : null}
          </PosterCard>
        );
      })}
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
