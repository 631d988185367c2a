import { ButtonLink, Picture, RichText } from '@spielplan/shared-ui/components';
import { color, font, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { Section } from '../../../components/page/Section.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { RoomView } from '../venueView.ts';

/**
 * The rooms of a house: how many find a place, what
 * is special, how one gets in, and what is on there.
 */
export function Rooms({ rooms }: { rooms: readonly RoomView[] }) {
  const text = useText();
  if (rooms.length === 0) return null;
  return (
    <Section title={text('venue.rooms')}>
      <List>
        {rooms.map(({ id, name, capacity, description, accessibility, picture, eventsHref }) => (
          <li key={id}>
            {picture ? (
              <Picture picture={picture} sizes="(min-width: 64em) 16vw, (min-width: 48em) 30vw, 100vw" isDecorative />
            ) : null}
            <div>
              <h3>{name}</h3>
              {capacity ? <p className="capacity">{capacity}</p> : null}
              <RichText html={description} />
              {accessibility ? (
                <>
                  <h4>{text('venue.accessibility')}</h4>
                  <RichText html={accessibility} />
                </>
              ) : null}
              <ButtonLink to={eventsHref} variant="quiet" aria-label={text('venue.roomEventsOf', { room: name })}>
                {text('venue.roomEvents')}
              </ButtonLink>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(5)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)} ${space(4)};
    align-items: start;
  }

  > li + li {
    padding-block-start: ${space(5)};
    border-block-start: 2px solid ${color.line};
  }

  > li > picture img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }

  > li > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
    justify-items: start;
    min-inline-size: 0;
  }

  h3,
  h4,
  .capacity {
    margin: 0;
  }

  h3 {
    font: 800 ${fontSize.title} / 1.05 ${font.display};
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
  }

  h4 {
    margin-block-start: ${space(1)};
    font-size: 1rem;
    font-weight: 650;
  }

  .capacity {
    color: ${color.accent};
    font-weight: 650;
  }

  ${from.medium} {
    > li {
      grid-template-columns: 3fr 6fr;
    }

    > li > picture img {
      aspect-ratio: 4 / 5;
    }
  }
`;
