import { font, fontSize, space } from '@spielplan/shared-ui/tokens';
import { css } from 'styled-components';

/** The heading of a block of the programme on somebody else's page. */
export const blockHeading = css`
  margin: 0 0 ${space(3)};
  font: 800 ${fontSize.headline} / 1 ${font.display};
  letter-spacing: -0.03em;
  overflow-wrap: break-word;
`;
