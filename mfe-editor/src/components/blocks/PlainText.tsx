import type { EditableTextProps } from '@spielplan/shared-ui/host';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color } from '@spielplan/shared-ui/tokens';
import type { BlockKey } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { useWriting } from './useWriting.ts';

interface PlainTextProps {
  session: EditingSession;
  blockKey: BlockKey;
  field: string;
  value: string;
  text: EditableTextProps;
}

/**
 * A text that is written where it stands. The browser owns
 * its characters while somebody writes; the store follows.
 */
export function PlainText({
  session,
  blockKey,
  field,
  value,
  text: { as: Element, field: _field, kind: _kind, children: _children, ...rest },
}: PlainTextProps) {
  const text = useText();
  const ref = useRef<HTMLSpanElement>(null);
  const label = useFieldLabel(session, blockKey, field);
  const { write, begin, end } = useWriting(session, blockKey, field);

  const typed = useRef(value);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || element.textContent === value) return;
    const isWriting = document.activeElement === element;
    // Spaces that the provider takes away may be in the middle of what is still being typed.
    if (isWriting && typed.current.trim() === value.trim()) return;
    element.textContent = value;
    if (isWriting) getSelection()?.selectAllChildren(element);
    if (isWriting) getSelection()?.collapseToEnd();
  }, [value]);

  const type = (content: string) => {
    typed.current = content;
    write(content);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    const clean = event.currentTarget.textContent.trim();
    event.currentTarget.textContent = clean;
    if (clean !== value) type(clean);
    end();
  };
  const writable = (
    <Writable
      ref={ref}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      aria-label={label}
      data-empty={text('field.write', { label })}
      spellCheck
      onInput={({ currentTarget }) => type(currentTarget.textContent)}
      onFocus={begin}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
  // A text that is hidden for being said elsewhere must be found by who writes it.
  return Element ? (
    <Element {...rest} aria-hidden={undefined}>
      {writable}
    </Element>
  ) : (
    writable
  );
}

const Writable = styled.span`
  cursor: text;

  &:empty {
    display: inline-block;
    min-inline-size: 4ch;
  }

  &:empty::before {
    content: attr(data-empty);
    opacity: 0.6;
    font-style: italic;
  }

  &:focus {
    outline: 2px solid ${color.accent};
    outline-offset: 3px;
  }
`;
