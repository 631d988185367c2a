import { EditableText } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageWidth } from '../blockStyles.ts';
import type { VideoFileView } from './presentVideoFile.ts';

/** A film of the house in the browser's player. It is fetched when the visitor starts it. */
export function VideoFile({ data: { src, type, title, poster } }: { data: VideoFileView }) {
  return (
    <Figure>
      {/* A track of captions joins it as soon as editors can store one. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        controls
        playsInline
        preload="none"
        poster={poster?.src}
        aria-label={title}
        style={{
          aspectRatio: poster ? `${poster.width} / ${poster.height}` : '16 / 9',
          backgroundColor: poster?.color,
        }}
      >
        <source src={src} type={type} />
        <a href={src}>{title}</a>
      </video>
      <figcaption>
        <EditableText field="title">{title}</EditableText>
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  ${pageWidth}
  margin: 0;

  video {
    display: block;
    inline-size: 100%;
    max-block-size: 80vh;
    object-fit: contain;
    background: ${color.ink};
  }

  figcaption {
    margin-block-start: ${space(1)};
    line-height: 1.35;
  }
`;
