import { Picture } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, font, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { VenueCard } from '../domain/venueCard.ts';

interface VenueCardsProps {
  headline: string;
  venues: readonly VenueCard[];
}

/** Houses: one as a wide card, several beside each other, each leading to its page. */
export function VenueCards({ headline, venues }: VenueCardsProps) {
  const id = useId();
  const Heading = headline ? 'h3' : 'h2';
  return (
    <Block aria-labelledby={headline ? id : undefined} data-single={venues.length === 1 || undefined}>
      {headline ? <h2 id={id}>{headline}</h2> : null}
      <ul>
        {venues.map(({ id: venue, href, name, intro, address, picture }) => (
          <li key={venue}>
            {picture ? (
              <Picture picture={picture} sizes="(min-width: 64em) 40vw, (min-width: 48em) 45vw, 100vw" isDecorative />
            ) : null}
            <div>
              <Heading className="name">
                <Link to={href}>{name}</Link>
              </Heading>
              {intro ? <p>{intro}</p> : null}
              <address>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}

const Block = styled.section`
  > h2 {
    margin: 0 0 ${space(3)};
    font: 800 ${fontSize.headline} / 1 ${font.display};
    letter-spacing: -0.03em;
    hyphens: auto;
    overflow-wrap: break-word;
  }

  > ul {
    display: grid;
    gap: ${space(5)} ${space(4)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    gap: ${space(2)};
    min-inline-size: 0;
  }

  picture img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }

  li > div {
    display: grid;
    gap: ${space(1)};
    align-content: start;
    padding-block-start: ${space(1)};
    border-block-start: 6px solid ${color.line};
  }

  .name {
    margin: 0;
    font: 800 ${fontSize.title} / 1.05 ${font.display};
    letter-spacing: -0.02em;
    text-wrap: balance;
    hyphens: auto;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    line-height: 1.45;
  }

  address {
    display: grid;
    color: ${color.muted};
    font-style: normal;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  /* The whole card is the link's target; its name stays the house's. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;
  }

  li:has(a:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }

  li:hover a,
  a:focus-visible {
    text-decoration: underline ${color.accent} 0.09em;
    text-underline-offset: 0.12em;
  }

  ${from.medium} {
    &:not([data-single]) > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-single] li {
      grid-template: auto / 5fr 7fr;
      column-gap: ${space(4)};
    }
  }

  ${from.xlarge} {
    &:not([data-single]) > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
