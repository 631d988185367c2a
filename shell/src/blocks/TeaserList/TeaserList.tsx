import { EditableText } from '@spielplan/shared-ui/host';
import { fontSize, from } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { headlineIn, pageWidth, rhythm } from '../blockStyles.ts';
import { useIsInColumn, usePictureSizes } from '../pictureSizes.ts';
import { Teaser } from '../Teaser/Teaser.tsx';
import type { TeaserListView } from './presentTeaserList.ts';

/** Teasers side by side, up to three in a row; a single one takes the whole width. */
export function TeaserList({ data: { headline, teasers, level = 3 } }: { data: TeaserListView }) {
  const isInColumn = useIsInColumn();
  const inRow = isInColumn ? 1 : Math.min(teasers.length, 3);
  const sizes = usePictureSizes(inRow === 3 ? 1 / 3 : isInColumn ? 1 : 1 / 2);
  return (
    <Section>
      <EditableText field="headline" as="h2">
        {headline}
      </EditableText>
      <ul data-row={inRow}>
        {teasers.map((teaser, index) => (
          <li key={`${teaser.headline} ${teaser.link?.href}`}>
            <Teaser teaser={teaser} level={level} sizes={sizes} isWide={inRow === 1 && !isInColumn} at={`children.${index}.`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  ${pageWidth}

  > h2 {
    margin: 0 0 ${rhythm.close};
    ${headlineIn(fontSize.headline)}
    letter-spacing: -0.03em;
  }

  > ul {
    display: grid;
    gap: ${rhythm.close} clamp(1rem, 3vw, 3rem);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ${from.medium} {
    > ul:not([data-row='1']) {
      grid-template-columns: 1fr 1fr;
    }
  }

  ${from.large} {
    > ul[data-row='3'] {
      grid-template-columns: repeat(3, 1fr);
    }
  }
`;
