import { Button, FieldFrame } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { parsePlanTime } from '../../domain/planTime.ts';
import { useText } from '../../i18n/useText.ts';

/** When to publish: a day, and a time as `HH.mm`, both of the house. A moment that has passed is refused. */
export function PlanForm({ isDisabled, onPlan }: { isDisabled: boolean; onPlan: (at: string) => void }) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState({ date: '', time: '' });
  const [problem, setProblem] = useState<'date' | 'time' | 'past' | null>(null);
  const plan = (event: FormEvent) => {
    event.preventDefault();
    const read = parsePlanTime(typed.date, typed.time, Date.now());
    setProblem('problem' in read ? read.problem : null);
    if ('at' in read) onPlan(read.at);
  };
  const error = problem === null ? undefined : text(`plan.problem.${problem}`);
  const control = (name: 'date' | 'time') => ({
    id: `${id}-${name}`,
    value: typed[name],
    'aria-describedby': error && `${id}-${problem === 'time' ? 'time' : 'date'}-error`,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <Form onSubmit={plan} noValidate>
      <FieldFrame id={`${id}-date`} label={text('plan.date')} help={undefined} error={problem === 'time' ? undefined : error}>
        <input type="date" {...control('date')} />
      </FieldFrame>
      <FieldFrame id={`${id}-time`} label={text('plan.time')} help={undefined} error={problem === 'time' ? error : undefined}>
        <input inputMode="decimal" autoComplete="off" placeholder={text('plan.example')} {...control('time')} />
      </FieldFrame>
      <Button type="submit" variant="outline" disabled={isDisabled}>
        {text('plan.do')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: end;

  > div {
    flex: 1 1 9rem;
  }
`;
