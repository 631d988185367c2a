import { FieldError } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { parseMoment, splitMoment } from '@spielplan/shared-contracts/rules/typed-time';
import { SettingField } from './SettingField.tsx';

interface MomentFieldProps {
  id: string;
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A moment in the house's zone as day and time, `HH.mm`; both empty is none, and what is no moment is told as ''. */
export function MomentField({ id, label, value, onChange }: MomentFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState(() => splitMoment(value));
  const isEmpty = typed.day === '' && typed.time === '';
  const isWrong = !isEmpty && parseMoment(typed.day, typed.time) === null;
  const put = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    onChange(next.day === '' && next.time === '' ? null : (parseMoment(next.day, next.time) ?? ''));
  };
  return (
    <Moment role="group" aria-label={label}>
      <SettingField
        id={`${id}-day`}
        type="date"
        label={`${label}: ${text('hub.moment.day')}`}
        value={typed.day}
        onChange={(day) => put({ day })}
      />
      <SettingField
        id={`${id}-time`}
        label={text('hub.moment.time')}
        placeholder="18.30"
        inputMode="decimal"
        value={typed.time}
        onChange={(time) => put({ time })}
      />
      {isWrong ? <FieldError id={`${id}-wrong`} text={text('hub.moment.wrong')} /> : null}
    </Moment>
  );
}

const Moment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(2)};
  align-items: end;

  > p {
    grid-column: 1 / -1;
  }
`;
