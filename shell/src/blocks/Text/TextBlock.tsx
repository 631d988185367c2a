import { RichText } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { fontSize } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageWidth, rhythm } from '../blockStyles.ts';
import type { TextView } from './presentText.ts';

export function TextBlock({ data: { html, anchor, isClose } }: { data: TextView }) {
  return (
    <Place id={anchor} data-close={isClose}>
      <EditableText field="content" kind="rich">
        <RichText html={html} />
      </EditableText>
    </Place>
  );
}

const Place = styled.div`
  ${pageWidth}
  font-size: ${fontSize.lead};
  line-height: 1.45;

  &&&[data-close] {
    margin-block-start: ${rhythm.close};
  }

  [data-column] &&&[data-close] {
    margin-block-start: calc(${rhythm.close} / -2);
  }
`;
