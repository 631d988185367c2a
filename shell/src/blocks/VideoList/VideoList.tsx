import { EditableText } from '@spielplan/shared-ui/host';
import { fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageWidth } from '../blockStyles.ts';
import { ExternalMedia } from '../ExternalMedia/ExternalMedia.tsx';
import type { VideoListView } from './presentVideoList.server.ts';

/** Several videos under one headline, two or three side by side where there is room. */
export function VideoList({ data: { headline, videos } }: { data: VideoListView }) {
  return (
    <Place>
      <EditableText field="headline" as="h2">
        {headline}
      </EditableText>
      <ul>
        {videos.map((video, index) => (
          <li key={video.href}>
            <ExternalMedia media={video} at={`children.${index}.`} />
          </li>
        ))}
      </ul>
    </Place>
  );
}

const Place = styled.div`
  ${pageWidth}

  h2 {
    margin: 0 0 ${space(3)};
    font-size: ${fontSize.title};
  }

  ul {
    display: grid;
    gap: ${space(5)} ${space(4)};
    margin: 0;
    padding: 0;
    list-style: none;

    ${from.medium} {
      grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    }
  }
`;
