import { Link } from '@spielplan/shared-ui/host';
import { color, fontSize, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { CategoryLink } from '../magazineView.ts';

interface CategoryListProps {
  label: string;
  categories: readonly CategoryLink[];
}

/** The categories of the magazine; nothing where there are none. */
export function CategoryList({ label, categories }: CategoryListProps) {
  if (categories.length === 0) return null;
  return (
    <Categories aria-label={label}>
      <ul role="list">
        {categories.map(({ name, href, isCurrent }) => (
          <li key={href}>
            <Link to={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Categories>
  );
}

const Categories = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: ${color.ink};
    font-size: ${fontSize.lead};
    text-decoration: underline transparent 3px;
    text-underline-offset: 0.3em;
  }

  a:hover {
    color: ${color.accent};
  }

  a[aria-current] {
    font-weight: 750;
    text-decoration-color: ${color.accent};
  }
`;
