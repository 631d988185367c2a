import { Picture } from '@spielplan/shared-ui/components';
import { color, font } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { PersonCard } from '../domain/persons/personCard.ts';

interface PortraitProps {
  person: Pick<PersonCard, 'picture' | 'initials' | 'theme'>;
  /** How wide it is shown, as in `sizes`. */
  sizes: string;
  isFirst?: boolean;
  /** Decorative here, because the name stands beside it. */
  isDecorative?: boolean;
}

/** Somebody's picture, or a poster made of their initials. */
export function Portrait({ person, sizes, isFirst = false, isDecorative = true }: PortraitProps) {
  const { picture, initials, theme } = person;
  return (
    <Frame className={picture ? undefined : theme}>
      {picture ? (
        <Picture picture={picture} sizes={sizes} isFirst={isFirst} isDecorative={isDecorative} />
      ) : (
        <span aria-hidden="true">{initials}</span>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border: 2px solid ${color.line};

  img {
    block-size: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }

  > span {
    display: grid;
    place-content: end start;
    box-sizing: border-box;
    block-size: 100%;
    padding: 0 0.06em;
    color: ${color.accent};
    font-family: ${font.display};
    font-size: 5rem;
    font-size: 62cqi;
    font-weight: 800;
    line-height: 0.9;
    letter-spacing: -0.06em;
  }
`;
