import { RichText } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { HouseForm } from '../../forms/components/HouseForm.tsx';
import { pageWidth } from '../blockStyles.ts';
import type { FormBlockView } from './formBlockView.ts';

/** A form of the house on a page. Without scripts its own page takes it from there. */
export function FormBlock({ data: { headline, form } }: { data: FormBlockView }) {
  return (
    <Block>
      <h2>
        <EditableText field="headline">{headline}</EditableText>
      </h2>
      <RichText html={form.intro} />
      <HouseForm key={form.id} form={form} level={3} />
    </Block>
  );
}

const Block = styled.div`
  ${pageWidth}
  display: grid;
  gap: ${space(4)};

  > h2 {
    max-inline-size: 24ch;
    margin: 0;
    font-size: ${fontSize.headline};
    overflow-wrap: break-word;
  }
`;
