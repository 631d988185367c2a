import { Link } from '@spielplan/shared-ui/host';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { Crumb } from '../domain/crumb.ts';
import { goBack } from './goBack.ts';

interface BreadcrumbProps {
  label: string;
  crumbs: readonly Crumb[];
}

/** The way from the start page to here. Its last link goes back to where the reader came from, if that is where it leads. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  const parent = crumbs.findLast(({ href }) => href !== null);
  return (
    <Way aria-label={label}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.href ?? 'here'}>
            {crumb.href ? (
              <Link to={crumb.href} onClick={crumb === parent ? (event) => goBack(event, parent.href) : undefined}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </Way>
  );
}

const Way = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    max-inline-size: 100%;
  }

  li + li::before {
    content: '•' / '';
    padding-inline: ${space(1)};
    color: ${color.muted};
  }

  a {
    display: flex;
    align-items: center;
    min-block-size: inherit;
    color: inherit;
    text-underline-offset: 0.25em;
  }

  span {
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;
