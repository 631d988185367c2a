import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { Figure } from '../dashboardView.ts';

/** How the site is at this moment. */
export function SiteState({ figures }: { figures: readonly Figure[] }) {
  return (
    <List>
      {figures.map(({ label, value, isAlarm }) => (
        <div key={label} data-alarm={isAlarm}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space(2)};
  margin: 0;

  > div {
    padding: ${space(2)} 0 0;
    border-block-start: 6px solid ${color.ink};
  }

  > [data-alarm] {
    padding-inline: ${space(2)};
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }

  dd {
    margin: 0;
    font-weight: 800;
    font-size: ${fontSize.title};
    line-height: 1.15;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;
