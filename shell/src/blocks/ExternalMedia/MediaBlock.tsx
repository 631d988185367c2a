import { styled } from 'styled-components';
import { pageWidth } from '../blockStyles.ts';
import { ExternalMedia } from './ExternalMedia.tsx';
import type { ExternalMediaView } from './ExternalMediaView.ts';

/** Something of another service as a block of its own: a video, a recording, a document, a post. */
export function MediaBlock({ data }: { data: ExternalMediaView }) {
  return (
    <Place>
      <ExternalMedia media={data} />
    </Place>
  );
}

const Place = styled.div`
  ${pageWidth}
`;
