import { Button, fieldStyles } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { toLinkAddress } from '../../domain/linkAddress.ts';
import { useText } from '../../i18n/useText.ts';

interface Link {
  href: string;
  target: string | null;
}

interface LinkFormProps {
  /** The link at the cursor, which is changed then. */
  link: Link | null;
  onLink: (link: Link | null) => void;
  onCancel: () => void;
}

/** Asks where a link leads; an address without a protocol is https. */
export function LinkForm({ link, onLink, onCancel }: LinkFormProps) {
  const text = useText();
  const id = useId();
  const [href, setHref] = useState(link?.href ?? '');
  const [isNewWindow, setIsNewWindow] = useState(link?.target === '_blank');
  const [isWrong, setIsWrong] = useState(false);
  const submit = () => {
    if (toLinkAddress(href) === null) return setIsWrong(true);
    onLink({ href, target: isNewWindow ? '_blank' : null });
  };
  return (
    <Fields
      role="group"
      aria-label={text('rich.link')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          submit();
        }
        event.stopPropagation();
      }}
    >
      <label htmlFor={id}>{text('rich.address')}</label>
      <input
        id={id}
        ref={(element) => element?.focus()}
        value={href}
        placeholder={text('rich.example')}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => setHref(target.value)}
      />
      {isWrong ? <p id={`${id}-wrong`}>{text('rich.wrongAddress')}</p> : null}
      <label>
        <input type="checkbox" checked={isNewWindow} onChange={({ target }) => setIsNewWindow(target.checked)} />{' '}
        {text('rich.newWindow')}
      </label>
      <Button onClick={submit}>{text('rich.setLink')}</Button>
      {link ? (
        <Button variant="outline" onClick={() => onLink(null)}>
          {text('rich.removeLink')}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={onCancel}>
        {text('dialog.cancel')}
      </Button>
    </Fields>
  );
}

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  margin-block-end: ${space(1)};

  > input {
    ${fieldStyles}
    flex: 1 1 16rem;
  }
`;
