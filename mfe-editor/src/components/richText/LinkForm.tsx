import { Button } from '@spielplan/shared-ui/components';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { toLinkAddress } from '../../domain/linkAddress.ts';
import { useText } from '../../i18n/useText.ts';
import { LinkField } from './LinkField.tsx';
import { type Anchor, usePlaceBeside } from './usePlaceBeside.ts';

/** A link as it is set: its words are the title of what it leads to where no text is selected. */
export interface NewLink {
  readonly href: string;
  readonly target: string | null;
  readonly title?: string;
}

interface LinkFormProps {
  id: string;
  /** The link at the cursor, which is changed then. */
  link: NewLink | null;
  /** Where the cursor is in the window. */
  anchor: () => Anchor | null;
  onLink: (link: NewLink | null) => void;
  onCancel: () => void;
}

/** Asks where a link leads; an address without a protocol is https, and what is chosen from the list is linked at once. */
export function LinkForm({ id, link, anchor, onLink, onCancel }: LinkFormProps) {
  const text = useText();
  const input = useId();
  const form = useRef<HTMLDivElement>(null);
  const [href, setHref] = useState(link?.href ?? '');
  const [isNewWindow, setIsNewWindow] = useState(link?.target === '_blank');
  const [isWrong, setIsWrong] = useState(false);
  usePlaceBeside(form, anchor);
  useEffect(() => document.getElementById(input)?.focus(), [input]);
  const target = isNewWindow ? '_blank' : null;
  const submit = () => {
    if (toLinkAddress(href) === null) return setIsWrong(true);
    return onLink({ href, target });
  };
  return (
    <Fields
      ref={form}
      popover="manual"
      id={id}
      role="group"
      aria-label={text('rich.link')}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.isDefaultPrevented()) return;
        if (event.key === 'Escape') {
          // A dialog around it stays.
          event.preventDefault();
          onCancel();
        }
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          submit();
        }
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
        onChange={(typed) => {
          setHref(typed);
          setIsWrong(false);
        }}
        onChoose={(chosen) => onLink({ ...chosen, target })}
      />
      {isWrong ? <p id={`${input}-wrong`}>{text('rich.wrongAddress')}</p> : null}
      <label>
        <input type="checkbox" checked={isNewWindow} onChange={({ target: box }) => setIsNewWindow(box.checked)} />{' '}
        {text('rich.newWindow')}
      </label>
      <Actions>
        <Button onClick={submit}>{text('rich.setLink')}</Button>
        {link ? (
          <Button variant="outline" onClick={() => onLink(null)}>
            {text('rich.removeLink')}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onCancel}>
          {text('dialog.cancel')}
        </Button>
      </Actions>
    </Fields>
  );
}

/** Beside the words that are linked, in the window whole; what is found scrolls in it. */
const Fields = styled.div`
  position: fixed;
  z-index: 72;
  inset: auto;
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  box-sizing: border-box;
  inline-size: min(30rem, calc(100vw - ${space(2)}));
  margin: 0;
  padding: ${space(1.5)} ${space(2)};
  overflow: hidden auto;
  border: 2px solid ${color.line};
  background: ${color.ground};
  color: ${color.ink};
  font-size: 1rem;
  font-weight: 400;
  line-height: 1.4;
  text-align: start;

  > * {
    flex: none;
    margin: 0;
  }

  > div:has([role='listbox']) {
    flex: 0 1 auto;
  }

  > [for] {
    font-weight: 650;
  }

  > label:not([for]) {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: ${TARGET_SIZE};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
