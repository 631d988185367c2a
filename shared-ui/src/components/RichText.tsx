import { styled } from 'styled-components';
import { color, font, hyphenation, space } from '../tokens/index.ts';

interface RichTextProps {
  /**
   * HTML that the provider has already cleaned against its
   * list of allowed elements. Never pass what a visitor typed.
   */
  html: string | undefined;
  className?: string;
}

/**
 * Running text of an editor, set for reading: 45-75
 * characters a line, nothing wider than its column.
 */
export function RichText({ html, className }: RichTextProps) {
  return html ? <RichTextBox className={className} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

/** The measure and marks of such a text, also where somebody writes it. */
export const RichTextBox = styled.div`
  min-inline-size: 0;
  max-inline-size: 66ch;
  line-height: 1.6;
  overflow-wrap: break-word;
  ${hyphenation}

  > :first-child {
    margin-block-start: 0;
  }

  > :last-child {
    margin-block-end: 0;
  }

  p,
  ul,
  ol,
  blockquote,
  table,
  figure {
    margin: 0 0 1.1em;
  }

  h2,
  h3,
  h4 {
    margin: 1.8em 0 0.5em;
    font-family: ${font.display};
    line-height: 1.15;
    text-wrap: balance;
    hyphens: manual;
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
  }

  /* A list that was written has paragraphs in its items. */
  li > p {
    margin-block: 0;
  }

  li + li {
    margin-block-start: 0.35em;
  }

  a {
    color: inherit;
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  a:hover {
    color: ${color.accent};
  }

  blockquote {
    padding-inline-start: ${space(3)};
    border-inline-start: 4px solid ${color.accent};
    font-size: 1.2em;
    line-height: 1.4;
  }

  img,
  video {
    max-inline-size: 100%;
    block-size: auto;
  }

  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
  }
`;
