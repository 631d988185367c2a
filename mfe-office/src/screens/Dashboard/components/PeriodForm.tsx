import { Button } from '@spielplan/shared-ui/components';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import type { PeriodView } from '../dashboardView.ts';
import { Choices } from './Choices.tsx';

/**
 * Which days are counted: the usual periods as links,
 * any other by a form that the browser sends itself.
 */
export function PeriodForm({ period: { from, to, action, kept, presets } }: { period: PeriodView }) {
  const text = useText();
  const id = useId();
  return (
    <Row>
      <Choices label={text('dashboard.period')} choices={presets} />
      {/* A period from elsewhere, such as the way back, is another form: what is typed must not outlive it. */}
      <form method="get" action={action} key={`${from} ${to}`}>
        {kept.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>
          <label htmlFor={`${id}-from`}>{text('dashboard.from')}</label>
          <input id={`${id}-from`} type="date" name="from" defaultValue={from} required />
        </p>
        <p>
          <label htmlFor={`${id}-to`}>{text('dashboard.to')}</label>
          <input id={`${id}-to`} type="date" name="to" defaultValue={to} required />
        </p>
        <Button type="submit" variant="outline">
          {text('dashboard.show')}
        </Button>
      </form>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};

  form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
  }

  /* On phones the two days stand below each other, their words in one column. */
  p {
    display: grid;
    grid-template-columns: minmax(2.5rem, auto) auto;
    align-items: center;
    gap: ${space(1)};
    margin: 0;
  }

  input[type='date'] {
    min-block-size: ${TARGET_SIZE};
    padding: 0 ${space(1)};
    border: 2px solid ${color.ink};
    border-radius: 0;
    background: ${color.ground};
  }
`;
