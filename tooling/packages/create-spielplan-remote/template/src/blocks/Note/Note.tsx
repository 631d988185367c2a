import type { BlockProps } from '@spielplan/shared-contracts/remote';
import { RichText } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { styled } from 'styled-components';
import type { NoteView } from './noteView.ts';

/** A note on a page of the site. */
export function Note({ data }: BlockProps<NoteView>) {
  return (
    <Frame>
      <EditableText field="headline" as="h2">
        {data.headline}
      </EditableText>
      {data.html ? <RichText html={data.html} /> : null}
    </Frame>
  );
}

const Frame = styled.section`
  > h2 {
    overflow-wrap: anywhere;
  }
`;
