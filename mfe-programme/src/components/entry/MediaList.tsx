import { ButtonLink, Picture } from '@spielplan/shared-ui/components';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { MediaView } from '../../domain/entry/entryView.ts';

/**
 * Trailers and recordings. What lies with another service stays there until a press on a link that leads into the
 * empty frame above it: so nothing is asked before (R44), and no script is needed.
 */
export function MediaList({ items }: { items: readonly MediaView[] }) {
  return items.map((media, index) => (
    <Figure key={media.title}>
      <figcaption>
        <b>{media.title}</b> {media.length}
      </figcaption>
      {media.file ? <OwnFile media={media} file={media.file} /> : null}
      {media.away ? <Away media={media} away={media.away} frame={`player-${index + 1}`} /> : null}
    </Figure>
  ));
}

function OwnFile({ media: { title, poster }, file }: { media: MediaView; file: NonNullable<MediaView['file']> }) {
  const { kind: Player, path, type } = file;
  return (
    <Player
      controls
      preload="none"
      aria-label={title}
      {...(Player === 'video' && poster && { poster: `${poster.base}-${poster.widths.at(-1)}.${poster.formats.at(-1)}` })}
    >
      <source src={path} type={type} />
      <a href={path}>{title}</a>
    </Player>
  );
}

interface AwayProps {
  media: MediaView;
  away: NonNullable<MediaView['away']>;
  /** The name of its frame. */
  frame: string;
}

function Away({ media: { title, poster }, away: { why, load, open, href, player }, frame }: AwayProps) {
  return (
    <>
      {player ? (
        <Stage style={{ aspectRatio: player.ratio, blockSize: player.height }}>
          {poster ? <Picture picture={poster} sizes="(min-width: 64em) 60vw, 92vw" isDecorative /> : null}
          {/* Sealed by the press that fills it (`sealPlayer`). */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe name={frame} title={title} allow="autoplay; encrypted-media; fullscreen; picture-in-picture" />
        </Stage>
      ) : null}
      <p>{why}</p>
      <p>
        {player ? (
          <ButtonLink href={player.src} target={frame} aria-label={`${load}: ${title}`}>
            {load}
          </ButtonLink>
        ) : null}
        <a href={href}>{open}</a>
      </p>
    </>
  );
}

const Figure = styled.figure`
  max-inline-size: 52rem;
  margin: 0;

  & + & {
    margin-block-start: ${space(5)};
  }

  figcaption {
    margin-block-end: ${space(1)};
  }

  audio,
  video {
    display: block;
    inline-size: 100%;
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    align-items: center;
    margin: ${space(1)} 0 0;
    line-height: 1.4;
  }

  p > a:last-child {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
  }

  @media print {
    display: none;
  }
`;

/** The poster shows through the frame until something is in it. */
const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border: 2px solid ${color.line};

  /* What stands for a player without a poster. */
  &::before {
    content: '▶' / '';
    display: grid;
    place-items: center;
    background: ${color.line};
    color: ${color.ground};
    font-size: 3rem;
  }

  &::before,
  > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    /* A frame of another scheme than the page's would be opaque. */
    color-scheme: normal;
  }

  img {
    block-size: 100%;
    object-fit: cover;
  }
`;
