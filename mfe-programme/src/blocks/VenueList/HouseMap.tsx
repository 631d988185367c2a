import { color, font, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { Link } from '@spielplan/shared-ui/host';
import { styled } from 'styled-components';
import type { MapView } from '../../domain/venues/venueCard.ts';
import { useText } from '../../i18n/useText.ts';

/** The houses on a plan of the site's own, each by its number; the list below it says the same in words. */
export function HouseMap({ width, height, water, places }: MapView) {
  const text = useText();
  return (
    <Plan>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text('venues.map')}>
        {water.map((path) => (
          <path key={path} d={path} />
        ))}
        {places.map(({ id, x, y }, index) => (
          <g key={id}>
            <circle cx={x} cy={y} r="22" />
            <text x={x} y={y + 8}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {places.map(({ id, name, href }) => (
          <li key={id}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ol>
    </Plan>
  );
}

const Plan = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space(3)};
  align-items: center;
  margin-block: ${space(4)};

  svg {
    inline-size: 100%;
    border: 2px solid ${color.line};
  }

  path {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 26;
    stroke-linecap: round;
    opacity: 0.35;
  }

  circle {
    fill: ${color.ink};
    stroke: ${color.ground};
    stroke-width: 3;
  }

  text {
    fill: ${color.ground};
    font: 800 24px ${font.display};
    text-anchor: middle;
  }

  ol {
    margin: 0;
    padding-inline-start: 1.5em;
    font-weight: 650;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
  }

  @media (forced-colors: active) {
    path {
      opacity: 1;
    }
  }
`;
