import { ButtonLink } from '@spielplan/shared-ui/components';
import { color, font, fontSize, space } from '@spielplan/shared-ui/tokens';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';

interface EmptyListProps {
  /** What is said where nothing is coming and nothing was filtered. */
  none: string;
  isFiltered?: boolean;
  /** Where the list is without filters. */
  reset?: string;
  /** Hears of the link that resets the filters. */
  onReset?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A list without anything: nothing is coming, or the filters leave nothing (R21). */
export function EmptyList({ none, isFiltered = false, reset = '', onReset }: EmptyListProps) {
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

  .title {
    max-inline-size: 18ch;
    font: 800 ${fontSize.headline} / 1 ${font.display};
    letter-spacing: -0.03em;
    text-wrap: balance;
    overflow-wrap: break-word;
  }
`;
