import { Picture, RichText } from '@spielplan/shared-ui/components';
import { color, fontSize, from, motion, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageWidth, rhythm } from '../blockStyles.ts';
import type { TeaserListView, TeaserView } from './presentTeaserList.ts';

const SIZES = '(min-width: 64em) 30vw, (min-width: 48em) 45vw, 92vw';

/** Teasers side by side, up to three in a row. */
export function TeaserList({ data: { headline, teasers } }: { data: TeaserListView }) {
  return (
    <Section>
      {headline ? <h2>{headline}</h2> : null}
      <ul data-count={Math.min(teasers.length, 3)}>
        {teasers.map((teaser) => (
          <li key={`${teaser.headline} ${teaser.link?.href}`}>
            <Teaser teaser={teaser} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The whole card is pressable, but only its headline is the link: a screen reader hears it once. */
function Teaser({ teaser: { headline, preline, subline, html, link, picture } }: { teaser: TeaserView }) {
  return (
    <article>
      {picture ? <Picture picture={picture} sizes={SIZES} isDecorative /> : null}
      {preline ? <p data-preline>{preline}</p> : null}
      <h3>{link ? <a href={link.href}>{headline}</a> : headline}</h3>
      {subline ? <p>{subline}</p> : null}
      {html ? <RichText html={html} /> : null}
      {link?.label ? (
        <span data-more aria-hidden="true">
          {link.label}
        </span>
      ) : null}
    </article>
  );
}

const Section = styled.section`
  ${pageWidth}

  > h2 {
    margin: 0 0 ${rhythm.close};
    font-size: ${fontSize.headline};
    letter-spacing: -0.03em;
  }

  > ul {
    display: grid;
    gap: ${rhythm.close} clamp(1rem, 3vw, 3rem);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  article {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${space(1)};
    block-size: 100%;
    border-block-start: 3px solid ${color.line};
    padding-block-start: ${space(2)};
  }

  picture {
    overflow: hidden;
    margin-block-end: ${space(1)};
  }

  img {
    aspect-ratio: 3 / 2;
    object-fit: cover;
    transition: scale ${motion.overlay} ${motion.in};
  }

  article:hover img {
    scale: 1.04;
  }

  p {
    margin: 0;
  }

  [data-preline] {
    color: ${color.accent};
    font-weight: 700;
  }

  h3 {
    margin: 0;
    font-size: ${fontSize.title};
    letter-spacing: -0.025em;
    hyphens: auto;
    overflow-wrap: break-word;
  }

  h3 a {
    text-decoration: none;
  }

  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  article:hover h3 a {
    text-decoration: underline ${color.accent} 3px;
    text-underline-offset: 0.15em;
  }

  [data-more] {
    margin-block-start: auto;
    padding-block-start: ${space(1)};
    font-weight: 700;
    text-decoration: underline ${color.accent} 2px;
    text-underline-offset: 0.25em;
  }

  ${from.medium} {
    > ul:not([data-count='1']) {
      grid-template-columns: 1fr 1fr;
    }
  }

  ${from.large} {
    > ul[data-count='3'] {
      grid-template-columns: repeat(3, 1fr);
    }
  }
`;
