import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import type { StartView } from './startView.ts';

/** The first page of this remote. */
export function StartScreen({ data }: ScreenProps<StartView>) {
  const text = useText();
  return (
    <Page>
      <h1>{text('start.title')}</h1>
      <p>{text('start.lead')}</p>
      <p>{data.house}</p>
    </Page>
  );
}

const Page = styled.div`
  padding: ${space(6)};

  > h1 {
    font-size: ${fontSize.headline};
    overflow-wrap: anywhere;
  }
`;
