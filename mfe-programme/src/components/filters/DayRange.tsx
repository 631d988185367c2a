import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { Button, fieldStyles } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';

interface DayRangeProps {
  /** Days of the house; null while nothing is chosen. */
  day: IsoDay | null;
  lastDay: IsoDay | null;
  today: IsoDay;
  onSelect: (day: IsoDay, lastDay?: IsoDay) => void;
}

/** The first and the last day, in fields of the browser; without a last day the list is open. */
export function DayRange({ day, lastDay, today, onSelect }: DayRangeProps) {
  const text = useText();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget.querySelectorAll('input');
    // The later day may stand first: the days are the same.
    const [first, last] = [...fields]
      .map(({ value }) => value)
      .filter(Boolean)
      .toSorted();
    if (first) onSelect(first, last);
  };
  return (
    <Range onSubmit={onSubmit}>
      <label>
        {text('filter.from')}
        <input type="date" required min={today} max="2100-12-31" defaultValue={day ?? today} />
      </label>
      <label>
        {text('filter.to')}
        <input type="date" min={today} max="2100-12-31" defaultValue={lastDay ?? ''} />
      </label>
      <Button type="submit">{text('filter.apply')}</Button>
    </Range>
  );
}

const Range = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space(1)};

  label {
    display: grid;
    font-weight: 650;
  }

  input {
    ${fieldStyles}
    min-inline-size: 0;
    padding: 0 ${space(1)};
  }

  button {
    grid-column: 1 / -1;
  }
`;
