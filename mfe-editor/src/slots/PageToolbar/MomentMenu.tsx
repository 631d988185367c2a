import { TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';

const MomentForm = lazy(() =>
  import(/* webpackChunkName: "moment" */ './MomentForm.tsx').then((module) => ({ default: module.MomentForm })),
);

/** Opens the form that shows the page at another time; its code comes then. */
export function MomentMenu() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{text('moment.title')}</summary>
      {isOpen ? (
        <Suspense fallback={<p role="status">{text('editing.loading')}</p>}>
          <MomentForm />
        </Suspense>
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
