import { color, fontSize, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { pageWidth } from '../blockStyles.ts';
import { AnchorBand } from './AnchorBand.tsx';
import { AnchorLink } from './AnchorLink.tsx';
import type { AnchorListView } from './presentAnchorList.ts';

/**
 * Links to the places of a page or to other pages: a line that wraps, or a band from edge to edge.
 */
export function AnchorList({ data: { links, band } }: { data: AnchorListView }) {
  const text = useText();
  const label = text('cms.anchors.label');
  if (band) return <AnchorBand links={links} offset={band.offset} label={label} />;
  return (
    <Place aria-label={label}>
      <ul>
        {links.map((link, index) => (
          <li key={`${link.href} ${link.label}`}>
            <AnchorLink link={link} field={`children.${index}.link_text`} />
          </li>
        ))}
      </ul>
    </Place>
  );
}

const Place = styled.nav`
  ${pageWidth}

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(4)};
    margin: 0;
    border-block: 3px solid ${color.line};
    padding: ${space(1)} 0;
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    font-weight: 700;
    font-size: ${fontSize.lead};
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  a:hover {
    color: ${color.accent};
  }
`;
