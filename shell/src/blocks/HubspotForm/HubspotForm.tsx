import { EditableText } from '@spielplan/shared-ui/host';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageWidth } from '../blockStyles.ts';
import { ExternalMedia } from '../ExternalMedia/ExternalMedia.tsx';
import type { HubspotFormView } from './presentHubspotForm.server.ts';

export function HubspotForm({ data: { headline, media } }: { data: HubspotFormView }) {
  return (
    <Place>
      <EditableText field="headline" as="h2">
        {headline}
      </EditableText>
      <ExternalMedia media={media} />
    </Place>
  );
}

const Place = styled.div`
  ${pageWidth}
  max-inline-size: 60rem;

  h2 {
    margin: 0 0 ${space(2)};
    font-size: ${fontSize.title};
  }
`;
