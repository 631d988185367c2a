import { splitMoment } from '@spielplan/shared-contracts/rules/typed-time';
import { Button, FieldFrame } from '@spielplan/shared-ui/components';
import { useLocation, useNavigate } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { type FormEvent, useContext, useId, useState } from 'react';
import { styled } from 'styled-components';
import { parsePlanTime } from '../../domain/planTime.ts';
import { withMoment } from '../../domain/editMode.ts';
import { useText } from '../../i18n/useText.ts';
import { LeaveBarMenu } from './leaveBarMenu.ts';
import { MomentSlider } from './MomentSlider.tsx';

const DAY_MS = 86_400_000;
/** Windows in which the menu lies over most of the page. */
const NARROW = '(max-width: 47.99em)';

/** Shows the page as visitors will see it: at a day and a time as `HH.mm`, both of the house, or at one at which it changes. */
export function MomentForm() {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leaveMenu = useContext(LeaveBarMenu);
  const [typed, setTyped] = useState(() => fieldsAt(Date.now() + DAY_MS));
  const [problem, setProblem] = useState<'date' | 'time' | 'past' | null>(null);
  const show = (event: FormEvent) => {
    event.preventDefault();
    const read = parsePlanTime(typed.date, typed.time, Date.now());
    setProblem('problem' in read ? read.problem : null);
    if ('problem' in read) return;
    navigate(pathname + withMoment(search, read.at));
    if (window.matchMedia(NARROW).matches) leaveMenu();
  };
  const error = problem === null ? undefined : text(`plan.problem.${problem}`);
  const change = (changed: Partial<typeof typed>) => setTyped({ ...typed, ...changed });
  return (
    <Form onSubmit={show} noValidate aria-label={text('moment.title')}>
      <MomentSlider onChoose={(at) => setTyped(fieldsAt(at))} />
      <FieldFrame id={`${id}-date`} label={text('plan.date')} help={undefined} error={problem === 'time' ? undefined : error}>
        <input
          id={`${id}-date`}
          type="date"
          value={typed.date}
          aria-describedby={error && problem !== 'time' ? `${id}-date-error` : undefined}
          onChange={({ target }) => change({ date: target.value })}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-time`} label={text('plan.time')} help={undefined} error={problem === 'time' ? error : undefined}>
        <input
          id={`${id}-time`}
          inputMode="decimal"
          autoComplete="off"
          value={typed.time}
          aria-describedby={error && problem === 'time' ? `${id}-time-error` : undefined}
          onChange={({ target }) => change({ time: target.value })}
        />
      </FieldFrame>
      <Button type="submit" variant="outline" data-stays="">
        {text('moment.show')}
      </Button>
    </Form>
  );
}

/** A moment as it is typed, in the house's zone. */
function fieldsAt(moment: number): { date: string; time: string } {
  const { day, time } = splitMoment(new Date(moment).toISOString());
  return { date: day, time };
}

const Form = styled.form`
  display: grid;
  gap: ${space(1)};
`;
