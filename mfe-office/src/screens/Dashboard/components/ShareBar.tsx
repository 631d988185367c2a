import { color } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

/** Shares of a whole as one bar. The numbers beside it say the same, so it is not read out. */
export function ShareBar({ shares }: { shares: readonly number[] }) {
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0));
  return (
    <Bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width="100" height="6" />
      {shares.map((share, index) => (
        <rect key={starts[index]} x={starts[index]! * 100} width={Math.min(1, share) * 100} height="6" data-share={index} />
      ))}
    </Bar>
  );
}

const Bar = styled.svg`
  display: block;
  inline-size: 100%;
  min-inline-size: 6rem;
  block-size: 0.375rem;

  rect {
    fill: color-mix(in srgb, currentcolor 18%, transparent);
  }

  [data-share='0'] {
    fill: ${color.accent};
  }

  [data-share='1'] {
    fill: ${color.ink};
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;

    [data-share='0'] {
      fill: Highlight;
    }
  }
`;
