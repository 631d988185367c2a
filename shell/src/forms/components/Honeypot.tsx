import { styled } from 'styled-components';
import { HONEYPOT_NAME } from '../domain/formNames.ts';

/**
 * A field that only machines fill in: out of sight, out of the
 * keyboard's way and not read out. It needs no words in any language.
 */
export function Honeypot() {
  return (
    <Away aria-hidden="true">
      <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
    </Away>
  );
}

const Away = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
