import type { Picture as PictureData } from '@spielplan/shared-contracts/api';
import { ButtonLink, Picture, RichText } from '@spielplan/shared-ui/components';
import { from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { Section } from '../../../components/page/Section.tsx';
import { ARRIVAL_ID } from '../../../domain/venues/venueParts.ts';
import { useText } from '../../../i18n/useText.ts';

interface ArrivalProps {
  html: string;
  address: readonly string[];
  map: PictureData | null;
  mapUrl: string | null;
}

/**
 * How to get there. The map is a picture of the house's own;
 * a map service is only linked to, nothing of it is loaded.
 */
export function Arrival({ html, address, map, mapUrl }: ArrivalProps) {
  const text = useText();
  if (!html && address.length === 0 && !map && !mapUrl) return null;
  return (
    <Section id={ARRIVAL_ID} title={text('venue.arrival')}>
      <Way>
        <div>
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <RichText html={html} />
          {mapUrl ? (
            <ButtonLink href={mapUrl} variant="outline" rel="noreferrer">
              {text('event.map')}
            </ButtonLink>
          ) : null}
        </div>
        {map ? <Picture picture={map} sizes="(min-width: 64em) 34vw, 100vw" /> : null}
      </Way>
    </Section>
  );
}

const Way = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  > div {
    display: grid;
    gap: ${space(3)};
    justify-items: start;
    min-inline-size: 0;
  }

  address {
    display: grid;
    font-style: normal;
    font-weight: 650;
    line-height: 1.5;
  }

  picture {
    max-inline-size: 36rem;
  }

  ${from.large} {
    grid-template-columns: 5fr 4fr;
  }
`;
