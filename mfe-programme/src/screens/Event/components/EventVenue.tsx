import { Link } from '@spielplan/shared-ui/host';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { LinkRow } from '../../../components/page/LinkRow.ts';
import { ARRIVAL_ID, VENUE_ACCESS_ID } from '../../../domain/venues/venueParts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { EventView } from '../eventView.ts';
import { Section } from '../../../components/page/Section.tsx';

/** Where it takes place, and the ways there and in. A map is only linked to; nothing of it is loaded here. */
export function EventVenue({ venue }: { venue: NonNullable<EventView['venue']> }) {
  const text = useText();
  const { name, href, room, street, town, mapUrl } = venue;
  return (
    <Section title={text('event.venue')}>
      <Address>
        <Link to={href}>{name}</Link>
        {[room, street, town].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Address>
      <LinkRow>
        <Link to={`${href}#${ARRIVAL_ID}`}>{text('venue.arrival')}</Link>
        <Link to={`${href}#${VENUE_ACCESS_ID}`}>{text('venue.accessibility')}</Link>
        {mapUrl ? (
          <a href={mapUrl} rel="noreferrer">
            {text('event.map')}
          </a>
        ) : null}
      </LinkRow>
    </Section>
  );
}

const Address = styled.address`
  display: grid;
  margin-block-end: ${space(2)};
  font-style: normal;
  line-height: 1.5;

  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
    font-weight: 700;
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  @media print {
    && a {
      min-block-size: 0;
    }
  }
`;
