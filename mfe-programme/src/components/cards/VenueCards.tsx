import { Picture } from '@spielplan/shared-ui/components';
import { EditableText, Link } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { VenueCard } from '../../domain/venues/venueCard.ts';
import { blockHeading } from '../page/blockHeading.ts';
import { CardGrid } from './CardGrid.ts';

interface VenueCardsProps {
  headline: string;
  venues: readonly VenueCard[];
}

/** Houses: one as a wide card, several beside each other, each leading to its page. */
export function VenueCards({ headline, venues }: VenueCardsProps) {
  const id = useId();
  const Heading = headline ? 'h3' : 'h2';
  return (
    <Block aria-labelledby={headline ? id : undefined}>
      <EditableText field="headline" as="h2" id={id}>
        {headline}
      </EditableText>
      <Grid data-single={venues.length === 1 || undefined}>
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
      </Grid>
    </Block>
  );
}

const Block = styled.section`
  > h2 {
    ${blockHeading}
  }
`;

const Grid = styled(CardGrid)`
  > li {
    grid-template-rows: auto 1fr;
  }

  picture img {
    aspect-ratio: 4 / 3;
  }

  > li > div {
    gap: ${space(1)};
    padding-block-start: ${space(1)};
    border-block-start: 6px solid ${color.line};
  }

  p {
    line-height: 1.45;
  }

  address {
    display: grid;
    color: ${color.muted};
    font-style: normal;
  }
`;
