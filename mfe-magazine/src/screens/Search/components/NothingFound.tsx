import { Notice } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import type { NearLink, SearchView } from '../searchView.ts';

/** A search that found nothing: what to change, terms near to it, and where else to look. */
export function NothingFound({ nearest, ways }: Pick<SearchView, 'nearest' | 'ways'>) {
  const text = useText();
  return (
    <Nothing title={text('search.empty.advice')}>
      {nearest.length > 0 ? <Links label={text('search.empty.nearest')} links={nearest} /> : null}
      <Links label={text('search.ways')} links={ways} />
    </Nothing>
  );
}

/** Links under a word that says what they have in common. */
export function Links({ label, links }: { label: string; links: readonly NearLink[] }) {
  return (
    <Ways aria-label={label}>
      <strong aria-hidden="true">{label}</strong>
      <ul role="list">
        {links.map(({ label: name, href, where }) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
            {where ? <small>{where}</small> : null}
          </li>
        ))}
      </ul>
    </Ways>
  );
}

const Nothing = styled(Notice)`
  gap: ${space(2)};
  max-inline-size: 60rem;
`;

const Ways = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  small {
    font-size: inherit;
  }

  a {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
    text-underline-offset: 0.25em;
    overflow-wrap: anywhere;
  }
`;
