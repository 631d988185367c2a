import { type EditableTextProps, useStore } from '@spielplan/shared-ui/host';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '@spielplan/shared-ui/tokens';
import type { BlockKey } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { putCaret, readCaret, trimText } from './caret.ts';
import { openKindsAt, pasteInText } from './textKeys.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { useLimit } from './useLimit.ts';
import { useTextInPlace } from './useTextInPlace.ts';
import { useWriting } from './useWriting.ts';

interface PlainTextProps {
  session: EditingSession;
  blockKey: BlockKey;
  field: string;
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
  text: { as: Element, field: _field, kind: _kind, children: _children, ...rest },
}: PlainTextProps) {
  const text = useText();
  const ref = useRef<HTMLSpanElement>(null);
  const label = useFieldLabel(session, blockKey, field);
  const limit = useLimit(session, blockKey, field);
  const isActive = useStore(session.ui, ({ active }) => active === blockKey);
  const { write, begin, end } = useWriting(session, blockKey, field);

  // A text that opens something by a press cannot be a field as well: it is written in the panel.
  const [isOpener, setIsOpener] = useState(false);
  useLayoutEffect(() => setIsOpener(Boolean(ref.current?.closest('summary'))), []);
  const place = useTextInPlace(session, blockKey, field, ref, isOpener);

  useEffect(() => {
    const element = ref.current;
    if (!element || limit === undefined) return undefined;
    const stop = (event: InputEvent) => {
      const room = limit - element.textContent.length + (getSelection()?.toString().length ?? 0);
      if (event.inputType.startsWith('insert') && (event.data?.length ?? 0) > room) event.preventDefault();
    };
    element.addEventListener('beforeinput', stop);
    return () => element.removeEventListener('beforeinput', stop);
  }, [limit]);

  const type = (content: string) => {
    place.typed(content);
    write(content);
  };
  const caret = useRef<number | null>(null);
  const enter = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    begin();
    putCaret(currentTarget, caret.current);
  };
  const leave = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    caret.current = readCaret(currentTarget);
    const clean = trimText(currentTarget);
    if (clean !== place.read()) type(clean);
    end();
    place.left();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && !event.altKey && !event.ctrlKey && !event.metaKey) event.preventDefault();
    if (event.key !== '/' || event.currentTarget.textContent !== '') return;
    event.preventDefault();
    openKindsAt(session, blockKey);
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    const words = pasteInText(session, blockKey, event.clipboardData, 'line');
    const room = limit === undefined ? words.length : limit - event.currentTarget.textContent.length;
    if (limit !== undefined && words.length > room) session.say('said.pasteTooLong', { limit });
    insertText(event.currentTarget, words.slice(0, Math.max(0, room)));
  };
  const writable = isOpener ? (
    <Writable key="read" ref={ref} data-empty={text('field.write', { label })} />
  ) : (
    <Writable
      key="write"
      ref={ref}
      data-place={field}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      data-empty={text('field.write', { label })}
      spellCheck
      onInput={({ currentTarget }) => type(currentTarget.textContent)}
      onFocus={enter}
      onBlur={leave}
      onKeyDown={press}
      onPaste={paste}
    />
  );
  // What the text names is called by its words, without a name while there are none: two would share it.
  const naming =
    rest.id === undefined ? {} : { id: place.shown === '' ? undefined : rest.id, 'aria-label': place.shown || undefined };
  // A text that is hidden for being said elsewhere must be found by who writes it.
  return Element ? (
    <Element {...rest} {...naming} aria-hidden={undefined}>
      {writable}
    </Element>
  ) : (
    writable
  );
}

/** Writes at the cursor as if it were typed, so that the browser can undo it. */
function insertText(element: HTMLElement, words: string): void {
  if (words === '') return;
  // Nothing else writes with the browser's own undo.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, words)) return;
  const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined;
  if (range && element.contains(range.commonAncestorContainer)) {
    range.deleteContents();
    range.insertNode(document.createTextNode(words));
    range.collapse();
  } else element.append(words);
  element.normalize();
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

const Writable = styled.span`
  &[contenteditable] {
    cursor: text;
  }

  /* Browsers break the lines of what can be written by rules of their own; visitors' lines are wanted. */
  && {
    overflow-wrap: inherit;
    line-break: auto;
  }

  &:empty {
    display: inline-block;
    min-inline-size: 4ch;
  }

  &:empty::before {
    content: attr(data-empty);
    font-style: italic;
  }

  &:focus {
    outline: 2px solid ${color.accent};
    outline-offset: 3px;
    white-space: pre-wrap;
  }
`;
