import type { Credit } from '@spielplan/shared-contracts/api';
import { color, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { Section } from './Section.tsx';

/** Who did what. */
export function Credits({ credits }: { credits: readonly Credit[] }) {
  const text = useText();
  if (credits.length === 0) return null;
  return (
    <Section title={text('event.credits')}>
      <Roles>
        {credits.map(({ role, names }) => (
          <div key={role}>
            <dt>{role}</dt>
            {names.map((name) => (
              <dd key={name}>{name}</dd>
            ))}
          </div>
        ))}
      </Roles>
    </Section>
  );
}

const Roles = styled.dl`
  display: grid;
  gap: ${space(2)} ${space(4)};
  margin: 0;

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
    font-weight: 650;
  }

  ${from.medium} {
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  }
`;
