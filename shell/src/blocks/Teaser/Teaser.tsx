import { Picture, RichText } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { color, fontSize, from, motion, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { TeaserView } from './presentTeaser.ts';

interface TeaserProps {
  teaser: TeaserView;
  level: 2 | 3 | 4;
  /** As in the `sizes` attribute. */
  sizes: string;
  /** It has the page's width to itself: picture and words stand beside each other. */
  isWide?: boolean;
  /** What stands before the names of its fields: a teaser of a list is a part of the block. */
  at?: string;
}

/**
 * The whole card is pressable, but only its headline is the link: a screen reader hears it once.
 */
export function Teaser({
  teaser: { headline, preline, subline, html, link, picture },
  level,
  sizes,
  isWide,
  at = '',
}: TeaserProps) {
  const Heading = `h${level}` as const;
  const title = <EditableText field={`${at}headline`}>{headline}</EditableText>;
  return (
    <Card data-wide={isWide && picture ? '' : undefined}>
      {picture ? <Picture picture={picture} sizes={sizes} isDecorative /> : null}
      <div>
        <EditableText field={`${at}preline`} as="p" data-preline>
          {preline}
        </EditableText>
        <Heading>{link ? <a href={link.href}>{title}</a> : title}</Heading>
        <EditableText field={`${at}subline`} as="p">
          {subline}
        </EditableText>
        <EditableText field={`${at}text`} kind="rich">
          <RichText html={html} />
        </EditableText>
        <EditableText field={`${at}link_text`} as="span" data-more aria-hidden="true">
          {link?.label}
        </EditableText>
      </div>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  block-size: 100%;
  border-block-start: 3px solid ${color.line};
  padding-block-start: ${space(2)};

  picture {
    overflow: hidden;
  }

  img {
    aspect-ratio: 3 / 2;
    object-fit: cover;
    transition: scale ${motion.overlay} ${motion.in};
  }

  &:hover img {
    scale: 1.04;
  }

  > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space(1)};
  }

  p {
    margin: 0;
  }

  [data-preline] {
    color: ${color.accent};
    font-weight: 700;
  }

  > div > :is(h2, h3, h4) {
    margin: 0;
    font-size: ${fontSize.title};
    letter-spacing: -0.025em;
    overflow-wrap: break-word;
  }

  > div > :is(h2, h3, h4) > a {
    text-decoration: none;
  }

  > div > :is(h2, h3, h4) > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  /* Links inside the text stay above the headline's, which covers the card. */
  > div > div a {
    position: relative;
  }

  &:hover > div > :is(h2, h3, h4) > a {
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.15em;
  }

  [data-more] {
    margin-block-start: auto;
    padding-block-start: ${space(1)};
    font-weight: 700;
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  ${from.medium} {
    &[data-wide] {
      flex-direction: row;
      gap: clamp(1.5rem, 4vw, 4rem);
    }

    &[data-wide] > * {
      flex: 1 1 50%;
    }

    &[data-wide] > div > :is(h2, h3, h4) {
      font-size: ${fontSize.headline};
      line-height: 0.98;
    }

    &[data-wide] > div > p + p,
    &[data-wide] > div > :is(h2, h3, h4) + p {
      font-size: ${fontSize.lead};
    }
  }
`;
