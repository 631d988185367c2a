import { keyframes, styled } from 'styled-components';
import { color, motion, space } from '../tokens/index.ts';

interface SkeletonProps {
  /** Any CSS length; the whole line where it is left out. */
  inlineSize?: string;
  /** Any CSS length; a line of text where it is left out. */
  blockSize?: string;
  /**
   * How many bars stand below each other; the last of
   * several is shorter, as a paragraph's last line is.
   */
  lines?: number;
  className?: string;
}

/**
 * Keeps the place of what is still loading. It is hidden
 * from assistive technology: say "loading" once, beside it.
 */
export function Skeleton({ inlineSize = '100%', blockSize = '1em', lines = 1, className }: SkeletonProps) {
  return (
    <Bars aria-hidden="true" className={className}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} style={{ inlineSize: line > 0 && line === lines - 1 ? '60%' : inlineSize, blockSize }} />
      ))}
    </Bars>
  );
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Bars = styled.span`
  display: grid;
  gap: ${space(1)};

  > span {
    display: block;
    background: color-mix(in srgb, ${color.ink} 14%, ${color.ground});
    animation: ${breathe} 1.6s ease-in-out infinite;
    forced-color-adjust: none;
  }

  ${motion.reduced} {
    > span {
      animation: none;
    }
  }
`;
