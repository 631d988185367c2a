import { EditableText } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageWidth } from '../blockStyles.ts';
import type { AudioFileView } from './presentAudioFile.ts';

/**
 * A recording of the house's own in the browser's
 * player, which every keyboard and screen reader knows.
 */
export function AudioFile({ data: { src, type, title } }: { data: AudioFileView }) {
  return (
    <Place>
      <figure>
        <figcaption>
          <EditableText field="title">{title}</EditableText>
        </figcaption>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio controls preload="none" aria-label={title}>
          <source src={src} type={type} />
          <a href={src}>{title}</a>
        </audio>
      </figure>
    </Place>
  );
}

const Place = styled.div`
  ${pageWidth}

  figure {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: ${space(2)};
    border: 2px solid ${color.line};
  }

  figcaption {
    font-weight: 650;
    line-height: 1.35;
  }

  audio {
    inline-size: 100%;
    block-size: 3.375rem;
  }
`;
