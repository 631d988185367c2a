import { Button } from '@spielplan/shared-ui/components';
import { usePage } from '@spielplan/shared-ui/host';
import { color, fontSize, motion, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { AnchorLink } from './AnchorLink.tsx';
import type { AnchorView } from './presentAnchorList.ts';
import { repeatLinks } from './repeatLinks.ts';

interface AnchorBandProps {
  links: readonly AnchorView[];
  /** Pixels from the left edge at which it starts to run. */
  offset: number;
  label: string;
}

/**
 * Links as a printed ribbon, filled up to twenty (product.md section 9). Visitors move it
 * themselves; it runs in edit mode alone (product.md section 4), until it is paused or touched, and
 * never under reduced motion.
 */
export function AnchorBand({ links, offset, label }: AnchorBandProps) {
  const text = useText();
  const isEditing = usePage().editing;
  const [isPaused, setPaused] = useState(false);
  return (
    <Band aria-label={label} data-runs={isEditing && !isPaused ? '' : undefined}>
      {/* 700 px is the house's figure, and only the page knows it. */}
      <ul style={isEditing ? ({ '--offset': `${offset}px` } as CSSProperties) : undefined}>
        {repeatLinks(links).map(({ link, key, isCopy }) => (
          <li key={key} aria-hidden={isCopy || undefined}>
            <AnchorLink link={link} isCopy={isCopy} field={isCopy ? undefined : `children.${key}.link_text`} />
          </li>
        ))}
      </ul>
      {isEditing ? (
        <Button variant="quiet" onClick={() => setPaused(!isPaused)}>
          {text(isPaused ? 'cms.anchors.run' : 'cms.anchors.pause')}
        </Button>
      ) : null}
    </Band>
  );
}

const Band = styled.nav`
  border-block: 3px solid ${color.line};

  ul {
    display: flex;
    gap: ${space(6)};
    overflow-x: auto;
    margin: 0;
    padding: ${space(2)} var(--gutter);
    list-style: none;
    white-space: nowrap;
    scroll-padding-inline: var(--gutter);
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
    scrollbar-color: ${color.accent} transparent;
  }

  li {
    display: flex;
    align-items: center;
    gap: ${space(6)};
  }

  li + li::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: ${color.accent};
  }

  a {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    font-weight: 800;
    font-size: ${fontSize.title};
    line-height: 1.1;
    letter-spacing: -0.025em;
    text-decoration: none;
  }

  a:is(:hover, :focus-visible) {
    color: ${color.accent};
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.2em;
  }

  @keyframes anchor-band {
    from {
      translate: var(--offset);
    }
    to {
      translate: -100%;
    }
  }

  &[data-runs] {
    overflow: hidden;
  }

  &[data-runs] ul {
    inline-size: max-content;
    overflow: visible;
    animation: anchor-band 60s linear infinite;
  }

  &[data-runs]:is(:hover, :focus-within) ul {
    animation-play-state: paused;
  }

  ${motion.reduced} {
    &[data-runs] ul {
      inline-size: auto;
      overflow-x: auto;
      animation: none;
    }

    button {
      display: none;
    }
  }

  @media print {
    ul {
      flex-wrap: wrap;
      white-space: normal;
    }

    [aria-hidden] {
      display: none;
    }
  }
`;
