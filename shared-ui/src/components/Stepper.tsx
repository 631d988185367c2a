import { useId, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { color, TARGET_SIZE, withoutScript } from '../tokens/index.ts';

interface StepperProps {
  /** Accessible name of the number, e.g. the price it counts. */
  label: string;
  decrementLabel: string;
  incrementLabel: string;
  value: number;
  min?: number;
  max: number;
  /** Gets whole numbers from `min` to `max` only. */
  onChange: (value: number) => void;
  name?: string;
  isDisabled?: boolean;
  describedBy?: string;
}

/**
 * A number with a button on either side. The number is one stop for the keyboard and takes the arrow
 * keys (ARIA practices, spinbutton); the buttons are for pointers and touch. Without scripts the
 * number alone stays, as a form field.
 */
export function Stepper(props: StepperProps) {
  const { label, decrementLabel, incrementLabel, value, min = 0, max, onChange, name, isDisabled = false, describedBy } = props;
  const id = useId();
  const within = (wanted: number) => Math.min(max, Math.max(min, Number.isNaN(wanted) ? min : Math.trunc(wanted)));
  const change = (wanted: number) => {
    const next = within(wanted);
    if (next !== value && !isDisabled) onChange(next);
  };
  // React leaves "03" alone where the number is 3, and nothing where it is 0.
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const shown = String(within(target.valueAsNumber));
    change(target.valueAsNumber);
    if (target.value !== '' && target.value !== shown) target.value = shown;
  };
  const button = (step: -1 | 1, text: string, sign: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={text}
      aria-controls={id}
      aria-disabled={isDisabled || value + step < min || value + step > max}
      onClick={() => change(value + step)}
    >
      {sign}
    </button>
  );
  return (
    <Group role="group" aria-label={label}>
      {button(-1, decrementLabel, '−')}
      <input
        id={id}
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={describedBy}
        {...{ name, value, min, max, disabled: isDisabled }}
        onChange={type}
        onBlur={({ target }) => {
          if (target.value !== String(value)) target.value = String(value);
        }}
        onFocus={(event) => event.target.select()}
      />
      {button(1, incrementLabel, '+')}
    </Group>
  );
}

const Group = styled.div`
  display: inline-grid;
  grid-template-columns: ${TARGET_SIZE} 3.5rem ${TARGET_SIZE};

  > * {
    box-sizing: border-box;
    block-size: ${TARGET_SIZE};
    margin: 0;
    padding: 0;
    border: 2px solid ${color.line};
    border-radius: 0;
    background: ${color.ground};
    color: ${color.ink};
    font: inherit;
    font-weight: 650;
    text-align: center;
  }

  > input {
    border-inline-width: 0;
    appearance: textfield;
    font-variant-numeric: tabular-nums;
  }

  > input::-webkit-inner-spin-button {
    appearance: none;
    margin: 0;
  }

  > button {
    font-size: 1.25em;
    line-height: 1;
    cursor: pointer;
    touch-action: manipulation;
    /* The number answers at once; a flash before it would cost a frame. */
    -webkit-tap-highlight-color: transparent;
  }

  > button[aria-disabled='true'] {
    color: ${color.muted};
    border-style: dashed;
    cursor: not-allowed;
  }

  ${withoutScript} {
    > button {
      visibility: hidden;
    }
  }
`;
