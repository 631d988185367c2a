import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ChartView } from '../dashboardView.ts';

const HEIGHT = 60;
/** Of a day's width, what its column takes. */
const FILLED = 0.72;

/**
 * A column a day. Its name and what it shows are said to who
 * cannot see it; every number stands in the table of the screen.
 */
export function BarChart({ chart: { label, total, description, values } }: { chart: ChartView }) {
  const id = useId();
  const most = Math.max(1, ...values);
  return (
    <Figure>
      <figcaption>
        {label} <strong>{total}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${values.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <title id={`${id}-title`}>{`${label}: ${total}`}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {values.map((value, day) => {
          const height = (value / most) * HEIGHT;
          // The days are the axis: a column has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          return value > 0 ? <rect key={day} x={day} y={HEIGHT - height} width={FILLED} height={height} /> : null;
        })}
        <line x1="0" x2={values.length} y1={HEIGHT} y2={HEIGHT} vectorEffect="non-scaling-stroke" />
      </svg>
      <p aria-hidden="true">{description}</p>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${space(1)};
  margin: 0;

  figcaption {
    display: flex;
    flex-direction: column;
  }

  strong {
    font-size: ${fontSize.headline};
    line-height: 1;
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }

  svg {
    inline-size: 100%;
    block-size: 4.5rem;
    overflow: visible;
  }

  rect {
    fill: ${color.accent};
  }

  line {
    stroke: ${color.ink};
    stroke-width: 3px;
  }

  p {
    margin: 0;
    color: ${color.muted};
  }

  @media (forced-colors: active) {
    rect {
      fill: CanvasText;
    }

    line {
      stroke: CanvasText;
    }
  }
`;
