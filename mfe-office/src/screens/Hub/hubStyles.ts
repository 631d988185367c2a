import { color, fontSize, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { css, styled } from 'styled-components';

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

/** Fields that search a list and narrow it down. */
export const HubFilters = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space(2)} ${space(3)};
  max-inline-size: 68rem;
`;

/** Buttons in a row. */
export const HubActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
`;

/** Parts of a dialog that are opened one by one. */
export const foldedParts = css`
  > details {
    border-block-end: 1px solid ${color.line};
  }

  > details > summary {
    min-block-size: ${TARGET_SIZE};
    padding-block: ${space(1)};
    font-weight: 650;
    cursor: pointer;
  }

  > details > summary:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }

  > details > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
    justify-items: start;
    padding-block: ${space(1)} ${space(3)};
  }

  > details > div > :is(form, ul) {
    inline-size: 100%;
  }
`;
