import { TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { createLaterCode, LaterPart } from '../../components/LaterPart.tsx';
import { useText } from '../../i18n/useText.ts';

const FORM = createLaterCode(() => import(/* webpackChunkName: "moment" */ './MomentForm.tsx').then((m) => m.MomentForm));

/** Opens the form that shows the page at another time; its code comes then, and each opening tries again. */
export function MomentMenu() {
  const text = useText();
  const [Form, setForm] = useState<ReturnType<typeof FORM.next> | 'failed' | null>(null);
  return (
    <Disclosure onToggle={({ currentTarget }) => setForm(currentTarget.open ? FORM.next : null)}>
      <summary>{text('moment.title')}</summary>
      {Form === 'failed' ? <p role="status">{text('moment.notLoaded')}</p> : null}
      {Form !== null && Form !== 'failed' ? (
        <LaterPart place="moment" waiting={<p role="status">{text('editing.loading')}</p>} onFailure={() => setForm('failed')}>
          <Form />
        </LaterPart>
      ) : null}
    </Disclosure>
  );
}

const Disclosure = styled.details`
  > summary {
    min-block-size: ${TARGET_SIZE};
    align-content: center;
    font-weight: 650;
    cursor: pointer;
  }
`;
