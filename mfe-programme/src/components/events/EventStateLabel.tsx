import { color } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { EventState } from '@spielplan/shared-contracts/rules';
import { useText } from '../../i18n/useText.ts';

/** What a visitor must know, in words; the form only adds weight (WCAG 1.4.1). */
export function EventStateLabel({ state }: { state: EventState }) {
  const text = useText();
  return <Label data-state={state}>{text(`state.${state}`)}</Label>;
}

const Label = styled.strong`
  display: inline-block;
  padding: 0.15em 0.5em;
  border: 2px solid currentColor;
  font-weight: 700;
  line-height: 1.2;
  white-space: nowrap;

  &[data-state='few'] {
    color: ${color.accent};
  }

  &[data-state='cancelled'],
  &[data-state='sold_out'] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.ground};
  }
`;
