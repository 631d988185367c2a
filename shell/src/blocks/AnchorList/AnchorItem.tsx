import { color, fontSize, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageWidth } from '../blockStyles.ts';
import { AnchorLink } from './AnchorLink.tsx';
import type { AnchorView } from './presentAnchorList.ts';

/** A single link as a line of its own, as a margin note leads on. */
export function AnchorItem({ data }: { data: AnchorView }) {
  return (
    <Place>
      <AnchorLink link={data} field="link_text" />
    </Place>
  );
}

const Place = styled.div`
  ${pageWidth}

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    font-weight: 700;
    font-size: ${fontSize.lead};
    line-height: 1.2;
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.25em;
    overflow-wrap: anywhere;
  }

  a:hover {
    color: ${color.accent};
  }
`;
