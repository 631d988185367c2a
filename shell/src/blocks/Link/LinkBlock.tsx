import { ButtonLink, VisuallyHidden } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { pageWidth } from '../blockStyles.ts';
import type { LinkView } from './presentLink.ts';

export function LinkBlock({ data: { href, label, look, anchor, isNewTab } }: { data: LinkView }) {
  const text = useText();
  return (
    <Place id={anchor}>
      <ButtonLink href={href} variant={look ?? 'outline'} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
        <EditableText field="link_text">{label}</EditableText>
        {isNewTab ? <VisuallyHidden> {text('link.newTab')}</VisuallyHidden> : null}
      </ButtonLink>
    </Place>
  );
}

const Place = styled.div`
  ${pageWidth}

  a {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
`;
