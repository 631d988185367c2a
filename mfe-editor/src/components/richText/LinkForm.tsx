import { Button, fieldStyles } from '@spielplan/shared-ui/components';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { toLinkAddress } from '../../domain/linkAddress.ts';
import { useText } from '../../i18n/useText.ts';
import { LinkField } from './LinkField.tsx';

interface Link {
  href: string;
  target: string | null;
}

interface LinkFormProps {
  id: string;
  /** The link at the cursor, which is changed then. */
  link: Link | null;
  onLink: (link: Link | null) => void;
  onCancel: () => void;
}

/** Asks where a link leads; an address without a protocol is https. */
export function LinkForm({ id, link, onLink, onCancel }: LinkFormProps) {
  const text = useText();
  const input = useId();
  const [href, setHref] = useState(link?.href ?? '');
  const [isNewWindow, setIsNewWindow] = useState(link?.target === '_blank');
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => document.getElementById(input)?.focus(), [input]);
  const submit = () => {
    if (toLinkAddress(href) === null) return setIsWrong(true);
    onLink({ href, target: isNewWindow ? '_blank' : null });
  };
  return (
    <Fields
      id={id}
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
      <label htmlFor={input}>{text('rich.address')}</label>
      <LinkField
        control={{
          id: input,
          'aria-invalid': isWrong || undefined,
          'aria-describedby': isWrong ? `${input}-wrong` : undefined,
        }}
        value={href}
        onChange={setHref}
      />
      {isWrong ? <p id={`${input}-wrong`}>{text('rich.wrongAddress')}</p> : null}
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

/** Below the text, which stays in sight. */
const Fields = styled.div`
  position: absolute;
  z-index: 32;
  inset-block-start: calc(100% + ${space(1)});
  inset-inline: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  min-inline-size: min(20rem, calc(100vw - ${space(4)}));
  padding: ${space(2)};
  border: 2px solid ${color.line};
  background: ${color.ground};
  color: ${color.ink};
  font-size: 1rem;
  line-height: 1.4;

  [data-end] & {
    inset-inline-start: auto;
    box-sizing: border-box;
    inline-size: 100%;
  }

  /* The address and what is said of it have the whole width; then come the choice and the buttons. */
  > :is([for], div, p) {
    flex: 1 0 100%;
    margin: 0;
  }

  > [for] {
    font-weight: 650;
  }

  > label:not([for]) {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: ${TARGET_SIZE};
    margin-inline-end: auto;
  }

  > div > input {
    ${fieldStyles}
    inline-size: 100%;
  }
`;
