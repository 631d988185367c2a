import { ButtonLink } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, font, fontSize, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { WayOut } from '../../domain/lists/filterView.ts';
import { useText } from '../../i18n/useText.ts';

interface EmptyListProps {
  /** What is said where nothing is coming and nothing was filtered. */
  none: string;
  isFiltered?: boolean;
  /** Where the list is without filters. */
  reset?: string;
  /** What giving up one of them would leave. */
  waysOut?: readonly WayOut[] | undefined;
  /** Hears of the link that resets the filters. */
  onReset?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A list without anything: nothing is coming, or the filters leave nothing (R21). */
export function EmptyList({ none, isFiltered = false, reset = '', waysOut = [], onReset }: EmptyListProps) {
  const text = useText();
  if (!isFiltered) {
    return (
      <Panel>
        <p className="title">{none}</p>
      </Panel>
    );
  }
  return (
    <Panel>
      <h2 className="title">{text('list.empty.title')}</h2>
      <p>{text('list.empty.text')}</p>
      {waysOut.length > 0 ? (
        <ul>
          {waysOut.map(({ label, href }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonLink to={reset} onClick={onReset}>
        {text('filter.reset')}
      </ButtonLink>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  padding-block: ${space(4)} ${space(12)};
  border-block-start: 6px solid ${color.line};

  > * {
    margin: 0;
  }

  ul {
    display: grid;
    gap: ${space(1)};
    padding: 0;
    list-style: none;
  }

  li > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    font-size: ${fontSize.lead};
    font-weight: 650;
    text-decoration-color: ${color.accent};
    text-underline-offset: 0.25em;
  }

  .title {
    max-inline-size: 18ch;
    font: 800 ${fontSize.headline} / 1 ${font.display};
    letter-spacing: -0.03em;
    text-wrap: balance;
    overflow-wrap: break-word;
  }
`;
