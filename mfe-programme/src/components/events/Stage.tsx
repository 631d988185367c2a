import type { Picture as PictureData } from '@spielplan/shared-contracts/api';
import { Breadcrumb, Picture } from '@spielplan/shared-ui/components';
import { color, font, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { EventState } from '@spielplan/shared-contracts/rules';
import { useText } from '../../i18n/useText.ts';
import { stagePoster } from '../posterTransition.ts';
import { EventStateLabel } from './EventStateLabel.tsx';
import { LargeDate, type StageDate } from '../dates/LargeDate.tsx';

/** How wide the stage shows its picture, as in `sizes`. */
export const STAGE_PICTURE_SIZES = '(min-width: 64em) 42vw, 100vw';

interface StageProps {
  date?: StageDate | null;
  preline?: string;
  title: string;
  subline?: string;
  state?: EventState | null;
  /** The first is set stronger; empty ones are left out. */
  lines?: readonly string[];
  picture: PictureData | null;
  /** Of the page, where it is printed with a code that leads to it. */
  path?: string;
  /** What can be done with it, as buttons. */
  children?: ReactNode;
}

/**
 * The head of a page of the programme: its date above all
 * where it has one, then what it is, where, and its picture.
 */
export function Stage({ date, preline, title, subline, state, lines = [], picture, path, children }: StageProps) {
  const text = useText();
  return (
    <Head data-state={state}>
      <div className="words">
        <Breadcrumb label={text('breadcrumb.label')} home={text('breadcrumb.home')} />
        {date ? <LargeDate date={date} /> : null}
        {preline ? <p className="preline">{preline}</p> : null}
        <h1 style={{ ['--longest' as string]: longestWord(title) }}>{title}</h1>
        {subline ? <p className="subline">{subline}</p> : null}
        {state ? (
          <p className="state">
            <EventStateLabel state={state} />
          </p>
        ) : null}
        <ul>
          {lines.filter(Boolean).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {children ? <p className="actions">{children}</p> : null}
      </div>
      {picture ? (
        <figure>
          <Picture picture={picture} sizes={STAGE_PICTURE_SIZES} isFirst />
          {picture.credit ? <figcaption>{text('picture.credit', { name: picture.credit })}</figcaption> : null}
        </figure>
      ) : null}
      {path ? <img className="qr" src={`/_qr${path}.svg`} alt="" loading="lazy" /> : null}
    </Head>
  );
}

/** Letters of the longest word of a title. */
function longestWord(title: string): number {
  return Math.max(...title.split(/[\s-]+/).map((word) => word.length));
}

const Head = styled.header`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(3)} ${space(6)};

  .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
    align-content: start;
    min-inline-size: 0;
    container-type: inline-size;
  }

  p,
  h1,
  ul,
  figure {
    margin: 0;
  }

  .preline {
    color: ${color.accent};
    font-size: ${fontSize.lead};
    font-weight: 650;
  }

  h1 {
    font: 800 ${fontSize.display} / 0.92 ${font.display};
    /* German makes words longer than a line: the longest one sets the size, so that none is broken. */
    font-size: clamp(1.75rem, min(1.5rem + 5vw, 160cqi / var(--longest)), 6.5rem);
    letter-spacing: -0.04em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  &[data-state='cancelled'] h1 {
    text-decoration: line-through;
    text-decoration-thickness: 0.06em;
  }

  .subline {
    max-inline-size: 40ch;
    font-size: ${fontSize.lead};
    line-height: 1.3;
  }

  .state {
    font-size: ${fontSize.lead};
  }

  ul {
    padding: 0;
    list-style: none;
    line-height: 1.5;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }

  ul > li:first-child {
    font-weight: 650;
  }

  figcaption {
    padding-block-start: ${space(1)};
    color: ${color.muted};
  }

  ${stagePoster}

  ${from.large} {
    grid-template-columns: 7fr 5fr;
    column-gap: ${space(6)};
  }

  .qr {
    display: none;
  }

  @media print {
    .actions,
    & ~ .unprinted {
      display: none;
    }

    /* A flyer: what, when and where beside the poster, and the way to the page. */
    &:has(.qr) {
      grid-template: 'words figure' auto 'words qr' 1fr / 5fr 2fr;
      gap: 4mm;
      padding: 0;
    }

    &:has(.qr) .words {
      grid-area: words;
      gap: 2mm;
    }

    figure {
      grid-area: figure;
      display: none;
    }

    &:has(.qr) figure {
      display: block;
    }

    .qr {
      grid-area: qr;
      display: block;
      inline-size: 30mm;
    }

    /* Beside the page there is no paper. */
    && .number {
      margin-inline-start: 0;
      font-size: 72pt;
    }
  }
`;
