import { ButtonLink } from '@spielplan/shared-ui/components';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { OfficeAwayView } from './officeAwayView.ts';

/** What stands in for the office while it is away: what that means, whom to ask, and the ways on. */
export function OfficeAwayScreen({ data: { texts, links } }: { data: OfficeAwayView }) {
  return (
    <Body>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink href={href} variant="outline">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(2)} var(--edge) ${space(10)};

  p {
    margin: 0;
    max-inline-size: 60ch;
    font-size: ${fontSize.lead};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
