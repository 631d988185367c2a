import { Link } from '@spielplan/shared-ui/host';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import type { ChipView } from '../../domain/lists/filterView.ts';

interface SelectedFiltersProps {
  chips: readonly ChipView[];
  reset: string;
  /** Hears of every link followed; what prevents its default stays on the page. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

/** What the list is filtered by; each chip is a link to the list without it. */
export function SelectedFilters({ chips, reset, onFollow }: SelectedFiltersProps) {
  const text = useText();
  if (chips.length === 0) return null;
  return (
    <Chips aria-label={text('filter.selected')}>
      {chips.map(({ key, value, href }) => {
        const name = text(`filter.${key}`);
        return (
          <li key={href}>
            <Link
              to={href}
              preventScrollReset
              onClick={(event) => onFollow(event, href)}
              aria-label={text('filter.remove', { name, value })}
            >
              {value.startsWith(name) ? value : `${name} ${value}`}
            </Link>
          </li>
        );
      })}
      <li>
        <Link to={reset} preventScrollReset onClick={(event) => onFollow(event, reset)} className="reset">
          {text('filter.reset')}
        </Link>
      </li>
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: ${TARGET_SIZE};
    padding-inline: ${space(2)};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 650;
    text-decoration: none;
  }

  a:not(.reset)::after {
    content: '×' / '';
    font-size: 1.5em;
    line-height: 1;
  }

  .reset {
    background: none;
    color: ${color.ink};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  a:hover {
    background: ${color.ink};
    color: ${color.ground};
  }

  @media print {
    .reset {
      display: none;
    }
  }
`;
