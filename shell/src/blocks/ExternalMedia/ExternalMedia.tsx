import { Button, Picture } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { color, space, withoutScript } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { consentStore } from '../../consent/consent.ts';
import { MEDIA_SERVICES } from '../../consent/serviceIds.ts';
import { useConsent } from '../../consent/useConsent.ts';
import { useText } from '../../i18n/useText.ts';
import type { ExternalMediaView } from './ExternalMediaView.ts';
import { FacadeArt } from './FacadeArt.tsx';
import { MediaFrame } from './MediaFrame.tsx';

const WORDS = {
  video: { title: 'cms.media.video', load: 'cms.media.loadVideo', open: 'cms.media.openVideo' },
  audio: { title: 'cms.media.audio', load: 'cms.media.loadAudio', open: 'cms.media.openAudio' },
  document: { title: 'cms.media.document', load: 'cms.media.loadDocument', open: 'cms.media.openDocument' },
  post: { title: 'cms.media.post', load: 'cms.media.loadPost', open: 'cms.media.openPost' },
  form: { title: 'cms.media.form', load: 'cms.media.loadForm', open: 'cms.media.openForm' },
} as const;

interface ExternalMediaProps {
  media: ExternalMediaView;
  /** What stands before the names of its fields: a video of a list is a part of the block. */
  at?: string;
}

/**
 * Stands for something of another service until a visitor wants it: this once by a press, or always
 * by consent. Until then nothing is asked of the service. Its place stays as large when it is
 * loaded, so that nothing on the page moves.
 */
export function ExternalMedia({ media, at = '' }: ExternalMediaProps) {
  const { service, serviceName, kind, length, poster, href, frame } = media;
  const text = useText();
  const words = WORDS[kind];
  const hasConsent = useConsent(service);
  const [isWanted, setWanted] = useState(false);
  const title = media.title || text(words.title, { service: serviceName });
  const isLoaded = frame !== null && (hasConsent || isWanted);
  const always = () => {
    setWanted(true);
    consentStore.grant(service);
  };
  return (
    <Place data-service={service}>
      <figure>
        <Stage style={frame ? { aspectRatio: frame.ratio, blockSize: frame.height } : { aspectRatio: '16 / 9' }} data-kind={kind}>
          {isLoaded ? (
            <MediaFrame frame={frame} title={title} isWanted={isWanted} startsPlaying={kind === 'video'} />
          ) : poster ? (
            <Picture picture={poster} sizes="(min-width: 64em) 60vw, 92vw" isDecorative />
          ) : (
            <FacadeArt kind={kind} seed={title + (href ?? '')} />
          )}
        </Stage>
        <figcaption>
          <strong>
            <EditableText field={at + 'title'}>{title}</EditableText>
          </strong>{' '}
          {length ? <span>{text('cms.media.length', { length })}</span> : null}
        </figcaption>
      </figure>
      {isLoaded ? null : (
        <Choice data-choice="">
          <p>{frame ? text('cms.media.why', { service: serviceName }) : text('cms.media.away', { service: serviceName })}</p>
          <p>
            {frame ? (
              <>
                <Button aria-label={`${text(words.load)}: ${title}`} onClick={() => setWanted(true)}>
                  {text(words.load)}
                </Button>
                <Button variant="outline" onClick={always}>
                  {text('cms.media.always', { service: serviceName })}
                </Button>
              </>
            ) : null}
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {text(words.open, { service: serviceName })}
                <span className="visually-hidden"> {text('link.newTab')}</span>
              </a>
            ) : null}
          </p>
        </Choice>
      )}
    </Place>
  );
}

/** A visitor who has consented before never sees the question: the early script hides it before the first paint. */
const agreedBefore = MEDIA_SERVICES.map(
  (service) => `:root[data-consent~='${service}'] &[data-service='${service}'] > [data-choice]`,
).join(',');

const Place = styled.div`
  display: grid;
  gap: ${space(1.5)};
  inline-size: 100%;

  > figure {
    display: grid;
    gap: inherit;
    inline-size: 100%;
    margin: 0;
  }

  ${agreedBefore} {
    display: none;
  }

  figcaption {
    line-height: 1.35;
  }

  figcaption span {
    color: ${color.muted};
  }
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  border: 2px solid ${color.line};

  > iframe {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    background: ${color.ground};
  }

  > picture,
  > picture img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  > svg {
    position: absolute;
    inset: 0;
  }

  &[data-kind='document'] {
    max-inline-size: 60rem;
  }

  &[data-kind='post'] {
    max-inline-size: 34rem;
  }

  @media print {
    display: none;
  }
`;

const Choice = styled.div`
  display: grid;
  gap: ${space(1)};

  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
    max-inline-size: 66ch;
    margin: 0;
    font-size: 1rem;
    line-height: 1.45;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    text-underline-offset: 0.25em;
  }

  button {
    ${withoutScript} {
      display: none;
    }
  }
`;
