import { Button, fieldStyles } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useId, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { KeptKeys } from './KeptKeys.tsx';

interface DateFormProps {
  path: string;
  /** The other keys of the address, as a query string. */
  search: string;
  /** The Berlin day chosen, YYYY-MM-DD. */
  day: string | null;
  /** Hears of the day asked for; without scripts the form asks for its address itself. */
  onSelect: (day: string) => void;
}

/** The first day of a list, as a form that works without scripts: the loader takes the browser's own way to write a date. */
export function DateForm({ path, search, day, onSelect }: DateFormProps) {
  const text = useText();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('date');
    onSelect(typeof chosen === 'string' ? chosen : '');
  };
  return (
    <Form action={path} method="get" onSubmit={submit}>
      <label htmlFor={id}>{text('filter.date')}</label>
      <input key={day} id={id} type="date" name="date" defaultValue={day ?? ''} min="1900-01-01" max="2100-12-31" />
      <KeptKeys kept={search} />
      <Button type="submit" variant="outline">
        {text('filter.apply')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  label {
    font-weight: 650;
  }

  input {
    ${fieldStyles}
    padding: 0 ${space(1)};
  }

  @media print {
    display: none;
  }
`;
