import { Link } from '@spielplan/shared-ui/host';
import { color, fontSize, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

export interface ListTab {
  label: string;
  href: string;
  isCurrent: boolean;
  /** How much is there. */
  count?: number;
}

interface ListTabsProps {
  label: string;
  tabs: readonly ListTab[];
  /** A way on behind the tabs, which is none of them. */
  more?: { label: string; href: string } | null;
}

/** The parts of a list as links, the one that is shown marked; nothing where there are none. */
export function ListTabs({ label, tabs, more = null }: ListTabsProps) {
  if (tabs.length === 0 && !more) return null;
  return (
    <Tabs aria-label={label}>
      <ul role="list">
        {tabs.map(({ label: name, href, isCurrent, count }) => (
          <li key={href}>
            <Link to={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {count === undefined ? null : <span> {count}</span>}
            </Link>
          </li>
        ))}
        {more ? (
          <li className="more">
            <Link to={more.href}>{more.label}</Link>
          </li>
        ) : null}
      </ul>
    </Tabs>
  );
}

const Tabs = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    min-inline-size: 0;
  }

  a {
    display: inline-block;
    line-height: ${TARGET_SIZE};
    overflow-wrap: anywhere;
    color: ${color.ink};
    font-size: ${fontSize.lead};
    text-decoration: underline;
    text-decoration-color: transparent;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.3em;
  }

  a:hover {
    color: ${color.accent};
  }

  a[aria-current] {
    font-weight: 750;
    text-decoration-color: ${color.accent};
  }

  span {
    color: ${color.muted};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  .more a {
    color: ${color.accent};
    font-weight: 650;
  }
`;
