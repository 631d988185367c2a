import { Button, fieldStyles } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import type { AnswerFormView } from '../dashboardView.ts';

/** Names the page by which the house answers search terms, without scripts; an empty field takes it away. */
export function AnswerForm({ view: { action, csrfToken, kept, label, link } }: { view: AnswerFormView }) {
  const text = useText();
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="csrf_token" value={csrfToken} />
      {kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="text" name="link" aria-label={label} defaultValue={link} pattern="(https?://|/).*" maxLength={500} />
      <Button type="submit" variant="outline">
        {text('dashboard.answer')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  gap: ${space(1)};
  min-inline-size: 16rem;

  [type='text'] {
    ${fieldStyles}
    flex: 1;
    min-inline-size: 0;
  }
`;
