import { Picture } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { coveredCard, plainList } from '../../../components/cardStyles.ts';
import { EventStateWord } from '../../../components/EventStateWord.tsx';
import { HIT_SIZES } from '../../../domain/page/pictureSizes.ts';
import type { SearchHitView } from '../searchView.ts';
import { MarkedWords } from './MarkedWords.tsx';

/**
 * What was found, one line each: what it is, when and whether,
 * its title with the stretch of text that answers, its picture.
 */
export function SearchHits({ hits }: { hits: readonly SearchHitView[] }) {
  return (
    <Hits role="list">
      {hits.map(({ key, kind, title, excerpt, href, date, day, picture, state, overAt }) => (
        <li key={key}>
          <p className="what">
            <span>{kind}</span>
            {date ? <time dateTime={day ?? undefined}>{date}</time> : null}
            {overAt === null ? null : <EventStateWord state={state} overAt={overAt} />}
          </p>
          <div>
            <h3>
              <Link to={href}>
                <MarkedWords pieces={title} />
              </Link>
            </h3>
            {excerpt.length > 0 ? (
              <p>
                <MarkedWords pieces={excerpt} />
              </p>
            ) : null}
          </div>
          {picture ? <Picture picture={picture} sizes={HIT_SIZES} isDecorative /> : null}
        </li>
      ))}
    </Hits>
  );
}

const Hits = styled.ul`
  ${plainList}

  > li {
    ${coveredCard}
    display: grid;
    grid-template-columns: minmax(0, 1fr) 22vw;
    gap: ${space(1)} ${space(2)};
    padding-block: ${space(2)} ${space(3)};
    border-block-start: 2px solid ${color.line};
  }

  ${from.medium} {
    > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 8fr) 10rem;
      gap: ${space(4)};
    }
  }

  .what {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    grid-column: 1 / -1;
    gap: 0 ${space(2)};
    color: ${color.muted};
  }

  time {
    color: ${color.ink};
  }

  .what span,
  .what strong {
    color: ${color.accent};
    font-weight: 650;
  }

  ${from.medium} {
    .what {
      display: grid;
      grid-column: auto;
    }
  }

  p {
    margin: 0;
    max-inline-size: 68ch;
    overflow-wrap: anywhere;
  }

  h3 {
    margin: 0 0 ${space(1)};
    font-size: min(${fontSize.title}, 5.6vw);
    line-height: 1.1;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
`;
