import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

/** A part of a screen with its own headline. */
export const HubSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-inline-size: 52rem;
  padding-block-start: ${space(3)};
  border-block-start: 3px solid ${color.ink};

  > :is(h2, p) {
    margin: 0;
  }

  > h2 {
    font-size: ${fontSize.title};
    line-height: 1.15;
  }

  > p {
    max-inline-size: 60ch;
  }
`;

/** Fields beside one another where there is room. */
export const HubForm = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space(3)};
  align-items: end;

  > [data-wide] {
    grid-column: 1 / -1;
  }
`;

/** The same in a dialog: both languages beside each other there, too. */
export const DialogForm = styled(HubForm)`
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  inline-size: 100%;
`;

/** Buttons in a row. */
export const HubActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
`;
