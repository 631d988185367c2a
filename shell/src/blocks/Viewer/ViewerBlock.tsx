import { styled } from 'styled-components';
import { pageWidth } from '../blockStyles.ts';
import { ExternalMedia } from '../ExternalMedia/ExternalMedia.tsx';
import type { ExternalMediaView } from '../ExternalMedia/ExternalMediaView.ts';

export function ViewerBlock({ data }: { data: ExternalMediaView }) {
  return (
    <Place>
      <ExternalMedia media={data} />
    </Place>
  );
}

const Place = styled.div`
  ${pageWidth}
`;
