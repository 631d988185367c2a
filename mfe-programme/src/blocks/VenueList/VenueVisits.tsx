import { RichText } from '@spielplan/shared-ui/components';
import { EditableText, Link } from '@spielplan/shared-ui/host';
import { color, font, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { blockHeading } from '../../components/page/blockHeading.ts';
import type { VenueCard } from '../../domain/venues/venueCard.ts';
import { useText } from '../../i18n/useText.ts';
import { HouseMap } from './HouseMap.tsx';
import { WeekTable } from './WeekTable.tsx';
import type { VenueListBlockView } from './venueListBlockView.ts';

const PARTS = ['hours', 'arrival', 'accessibility'] as const;

/** Houses with what a visit needs: today above all, the week and a plan, then the hours, the way and the access of each. */
export function VenueVisits({ headline, venues, today, map, weekday }: VenueListBlockView) {
  const id = useId();
  const text = useText();
  return (
    <Block aria-labelledby={headline ? id : undefined}>
      <EditableText field="headline" as="h2" id={id}>
        {headline}
      </EditableText>
      {today ? (
        <p>
          {text('venue.hours.today')} <b>{today.link ? <a href={today.link}>{today.text}</a> : today.text}</b>
        </p>
      ) : null}
      {weekday === undefined ? null : <WeekTable venues={venues} weekday={weekday} />}
      {map ? <HouseMap {...map} /> : null}
      <ul>
        {venues.map((venue) => (
          <Visit key={venue.id} venue={venue} hasHeadline={headline !== ''} />
        ))}
      </ul>
    </Block>
  );
}

function Visit({ venue: { href, name, address, visit }, hasHeadline }: { venue: VenueCard; hasHeadline: boolean }) {
  const text = useText();
  const [Name, Part] = hasHeadline ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);
  return (
    <li>
      <div>
        <Name className="name">
          <Link to={href}>{name}</Link>
        </Name>
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      {PARTS.map((part) =>
        visit?.[part] ? (
          <div key={part}>
            <Part>{text(`venue.${part}`)}</Part>
            <RichText html={visit[part]} />
          </div>
        ) : null,
      )}
    </li>
  );
}

const Block = styled.section`
  > h2 {
    ${blockHeading}
  }

  > p b {
    display: block;
    font: 800 ${fontSize.title} / 1.1 ${font.display};
    text-wrap: balance;
  }

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > ul > li {
    display: grid;
    gap: ${space(3)};
    padding-block: ${space(2)} ${space(5)};
    border-block-start: 6px solid ${color.line};
  }

  > ul > li > div {
    min-inline-size: 0;

    > :is(h2, h3, h4) {
      margin: 0 0 ${space(1)};
      line-height: 1.15;
    }

    > .name {
      font-size: ${fontSize.title};
    }

    > div > :first-child {
      margin-block-start: 0;
    }
  }

  address {
    display: grid;
    color: ${color.muted};
    font-style: normal;
  }

  ${from.large} {
    > ul > li {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;
