import { styled } from 'styled-components';
import { pageWidth } from '../blockStyles.ts';
import { useIsInColumn, usePictureSizes } from '../pictureSizes.ts';
import type { TeaserView } from '../Teaser/presentTeaser.ts';
import { Teaser } from '../Teaser/Teaser.tsx';

/** A teaser that stands alone. */
export function TeaserItem({ data }: { data: TeaserView }) {
  const isWide = !useIsInColumn();
  return (
    <Place>
      <Teaser teaser={data} level={2} sizes={usePictureSizes(isWide ? 0.5 : 1)} isWide={isWide} />
    </Place>
  );
}

const Place = styled.div`
  ${pageWidth}
`;
