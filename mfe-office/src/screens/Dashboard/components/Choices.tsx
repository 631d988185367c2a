import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { ChoiceView } from '../dashboardView.ts';

/** Ways to show the same screen, as links of which one is current. */
export function Choices({ label, choices }: { label: string; choices: readonly ChoiceView[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {choices.map((choice) => (
          <li key={choice.href}>
            <a href={choice.href} aria-current={choice.isCurrent || undefined}>
              {choice.label}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    padding-inline: ${space(2)};
    border: 2px solid ${color.line};
    text-decoration: none;
  }

  a:hover {
    border-color: ${color.ink};
  }

  a[aria-current] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.ground};
  }
`;
