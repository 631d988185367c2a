import type { MarkedText } from '@spielplan/shared-contracts/api';
import { styled } from 'styled-components';
import { color } from '@spielplan/shared-ui/tokens';

/** A text in which the words that were looked for are marked. */
export function MarkedWords({ pieces }: { pieces: MarkedText }) {
  // The pieces of a text have no order but their own.
  return pieces.map(({ text, is_match: isMatch }, index) =>
    // oxlint-disable-next-line react/no-array-index-key
    isMatch ? <Mark key={index}>{text}</Mark> : text,
  );
}

const Mark = styled.mark`
  background: color-mix(in srgb, ${color.accent} 24%, transparent);
  color: inherit;

  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`;
