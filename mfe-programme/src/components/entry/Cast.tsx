import { Picture } from '@spielplan/shared-ui/components';
import { color, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { CreditsView } from '../../domain/entry/entryView.ts';

/** Who did what: a portrait and the way to their page where there is one, the other names by role. */
export function Cast({ people, roles }: Omit<CreditsView, 'title'>) {
  return (
    <>
      {people.length > 0 ? (
        <Portraits>
          {people.map(({ name, role, href, picture }) => (
            <li key={href}>
              <Picture picture={picture} sizes="7rem" isDecorative />
              <a href={href}>{name}</a>
              <span>{role}</span>
            </li>
          ))}
        </Portraits>
      ) : null}
      {roles.length > 0 ? (
        <Roles>
          {roles.map(({ role, names }) => (
            <div key={role}>
              <dt>{role}</dt>
              {names.map(({ name, href }) => (
                <dd key={name}>{href ? <a href={href}>{name}</a> : name}</dd>
              ))}
            </div>
          ))}
        </Roles>
      ) : null}
    </>
  );
}

const Portraits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${space(3)} ${space(2)};
  margin: 0 0 ${space(4)};
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    align-content: start;
    overflow-wrap: break-word;
  }

  picture {
    inline-size: 7rem;
    margin-block-end: ${space(1)};
  }

  img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }

  a {
    font-weight: 650;
    color: inherit;
  }

  /* The portrait leads where the name does. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  span {
    color: ${color.muted};
  }

  /* Each picture is a request: in narrow windows the first two have one. */
  li:nth-child(n + 3) picture {
    display: none;
  }

  ${from.medium} {
    li:nth-child(n) picture {
      display: block;
    }
  }

  @media print {
    display: block;
    margin: 0;

    && li:nth-child(n) picture {
      display: none;
    }

    a::after {
      content: ', ';
      position: static;
    }

    li {
      display: inline-block;
      margin-inline-end: 4mm;
    }
  }
`;

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

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
  }

  ${from.medium} {
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  }
`;
