import { parseMoment, splitMoment } from '@spielplan/shared-contracts/rules/typed-time';
import { space } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { asText, type InputProps } from './fieldTypes.ts';

/** A moment in the house's zone, wherever the editor is (R1), as a day and a time `HH.mm` (product.md section 9); stored as an instant. */
export function InstantInput({ control, label, value, onChange }: InputProps) {
  const text = useText();
  const [typed, setTyped] = useState(() => splitMoment(asText(value)));
  // Undoing brings another moment than the one that was typed.
  const shown = isSame(meaningOf(typed), value) ? typed : splitMoment(asText(value));
  const put = (part: Partial<typeof typed>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    onChange(meaningOf(next));
  };
  return (
    <Moment>
      <input {...control} type="date" value={shown.day} onChange={({ target }) => put({ day: target.value })} />
      <input
        aria-label={text('field.time', { label })}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        inputMode="decimal"
        placeholder="18.30"
        value={shown.time}
        onChange={({ target }) => put({ time: target.value })}
      />
    </Moment>
  );
}

/** Null where nothing is typed; what is no moment stays as it was typed, and the rules of fields say so. */
function meaningOf({ day, time }: { day: string; time: string }): string | null {
  return day === '' && time === '' ? null : (parseMoment(day, time) ?? `${day} ${time}`);
}

function isSame(one: string | null, other: unknown): boolean {
  return one === (other ?? null) || (one !== null && Date.parse(one) === Date.parse(asText(other)));
}

const Moment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(1)};
`;
