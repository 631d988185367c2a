import { RichText } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { color, fontSize, from, motion, space } from '@spielplan/shared-ui/tokens';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { headlineIn, pageWidth, rhythm } from '../blockStyles.ts';
import type { FaqView } from './presentFaq.ts';

/**
 * Questions that open in place. The address names the
 * one that was opened last, so that it can be passed on.
 */
export function FaqBlock({ data: { headline, items } }: { data: FaqView }) {
  const ref = useRef<HTMLElement>(null);

  // Browsers open the question an address names by themselves; those that do not yet are helped.
  useEffect(() => {
    const openNamed = () => {
      const named = location.hash && document.getElementById(decode(location.hash.slice(1)));
      if (named && ref.current?.contains(named)) named.closest('details')?.setAttribute('open', '');
    };
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, []);

  const nameOpened = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    const anchor = currentTarget.lastElementChild?.id;
    if (currentTarget.open && anchor) history.replaceState(history.state, '', `#${anchor}`);
  };

  return (
    <Section ref={ref}>
      <EditableText field="headline" as="h2">
        {headline}
      </EditableText>
      <div>
        {items.map(({ anchor, question, html }, index) => (
          <details key={anchor} onToggle={nameOpened}>
            <summary>
              <EditableText field={`items.${index}.question`} as="h3">
                {question}
              </EditableText>
            </summary>
            <div id={anchor}>
              <EditableText field={`items.${index}.answer`} kind="rich">
                <RichText html={html} />
              </EditableText>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

const Section = styled.section`
  ${pageWidth}
  display: grid;
  gap: ${rhythm.close} clamp(1rem, 3vw, 3rem);

  > h2 {
    margin: 0;
    ${headlineIn(fontSize.headline)}
    line-height: 0.98;
    letter-spacing: -0.03em;
    overflow-wrap: break-word;
  }

  details {
    border-block-start: 3px solid ${color.line};
  }

  details:last-child {
    border-block-end: 3px solid ${color.line};
  }

  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space(2)};
    padding-block: ${space(2)};
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    content: '+';
    flex: none;
    inline-size: 1em;
    color: ${color.accent};
    font-weight: 800;
    font-size: ${fontSize.title};
    line-height: 1;
    text-align: center;
    transition: rotate ${motion.quick} ${motion.in};
  }

  [open] > summary::after {
    rotate: 45deg;
  }

  summary:hover h3 {
    color: ${color.accent};
  }

  h3 {
    margin: 0;
    font-size: ${fontSize.lead};
    line-height: 1.2;
  }

  details > div {
    padding-block-end: ${space(3)};
  }

  ${from.large} {
    &:not([data-column] *) {
      grid-template-columns: 5fr 7fr;
    }

    &:not([data-column] *) > :last-child {
      grid-column: 2;
    }
  }

  @media print {
    details:not([open])::details-content {
      content-visibility: visible;
    }
  }
`;
