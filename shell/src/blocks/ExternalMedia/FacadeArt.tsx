import type { ReactNode } from 'react';
import { color } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { ExternalMediaKind } from './ExternalMediaView.ts';

/**
 * A drawing of the house in the colours of its field,
 * where there is no poster; the same for the same words.
 */
export function FacadeArt({ kind, seed }: { kind: ExternalMediaKind; seed: string }) {
  const numbers = numbersOf(seed);
  return (
    <Art viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {DRAWINGS[kind](numbers)}
    </Art>
  );
}

const bars = (numbers: readonly number[]) =>
  numbers.map((number, index) => {
    const height = 12 + number * 58;
    return (
      <rect
        // Drawn once and never moved: the place is all that tells bars apart.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        data-accent={index % 5 === 2 || undefined}
        x={5 + index * 9.6}
        y={45 - height / 2}
        width="5"
        height={height}
      />
    );
  });
const sheets = ([lean = 0]: readonly number[]) => (
  <>
    <rect x="46" y="12" width="34" height="66" transform={`rotate(${-3 - lean * 6} 80 78)`} />
    <rect data-accent x="80" y="12" width="34" height="66" transform={`rotate(${3 + lean * 6} 80 78)`} />
  </>
);
const disc = ([x = 0, size = 0]: readonly number[]) => (
  <>
    <circle cx={96 + x * 30} cy="45" r={34 + size * 8} />
    <circle data-accent cx={56 + x * 12} cy="58" r={22 + size * 6} />
  </>
);
const lines = (numbers: readonly number[]) =>
  numbers.slice(0, 5).map((number, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <rect key={index} data-accent={index === 1 || undefined} x="24" y={12 + index * 14} width={50 + number * 62} height="7" />
  ));

const DRAWINGS: Readonly<Record<ExternalMediaKind, (numbers: readonly number[]) => ReactNode>> = {
  video: disc,
  audio: bars,
  document: sheets,
  post: disc,
  form: lines,
};

/** Sixteen numbers from 0 to 1 that hang on the words alone. */
function numbersOf(seed: string): number[] {
  let hash = 7;
  for (const sign of seed) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 2_147_483_647;
  return Array.from({ length: 16 }, () => {
    hash = (hash * 48_271) % 2_147_483_647;
    return hash / 2_147_483_647;
  });
}

const Art = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  fill: ${color.ink};

  [data-accent] {
    fill: ${color.accent};
  }
`;
