import { css } from 'styled-components';

/** The notes of `AccessNotes`: each behind its sign, which is for the eye; ears hear a pause between one and the next. */
export const accessNotes = css`
  .access {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
  }

  .access span::before {
    content: attr(data-a) / '';
    margin-inline-end: 0.4em;
    padding-inline: 0.3em;
    border: 1px solid;
    font-weight: 700;
  }

  .access span + span::before {
    content: attr(data-a) / ',';
  }
`;
