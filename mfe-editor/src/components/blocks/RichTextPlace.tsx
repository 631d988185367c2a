import { RichText } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { isValidElement, type KeyboardEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { BlockKey } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { LaterPart } from '../LaterPart.tsx';
import { appendWords } from '../richText/appendWords.ts';
import { LAZY_EDITOR } from '../richText/lazyEditor.ts';
import { openKindsAt, pasteInText } from './textKeys.ts';
import { textAt, useBlock } from './useBlock.ts';
import { useEarlyKeys } from './useEarlyKeys.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { useLimit } from './useLimit.ts';
import { useWriting } from './useWriting.ts';

interface RichTextPlaceProps {
  session: EditingSession;
  blockKey: BlockKey;
  field: string;
  /** Named by this, where two languages of a field stand beside each other. */
  name?: string;
  /** A tab stop also while its block does not have the keyboard. */
  isTabStop?: boolean;
  /** The text as visitors see it. */
  children?: ReactNode;
}

/**
 * A text with markup: shown as it is until it has the focus, which brings the engine and its
 * buttons. Without their code it keeps the focus and what is typed; a click or a key tries again.
 */
export function RichTextPlace(props: RichTextPlaceProps) {
  const { session, blockKey, field, name, isTabStop = false, children } = props;
  const text = useText();
  const value = useBlock(session, blockKey, ({ screen }) => textAt(screen, blockKey, field));
  const [Editor, setEditor] = useState<ReturnType<typeof LAZY_EDITOR.next> | null>(null);
  /** The code did not come, and the focus is still here: by itself it must not try again. */
  const [hasFailed, setHasFailed] = useState(false);
  const ownLabel = useFieldLabel(session, blockKey, field);
  const label = name ?? ownLabel;
  const limit = useLimit(session, blockKey, field);
  const isActive = useStore(session.ui, ({ active }) => active === blockKey);
  const { write, begin, end } = useWriting(session, blockKey, field);
  const className = isValidElement<{ className?: string }>(children) ? children.props.className : undefined;
  const shown =
    value === '' ? (
      <Empty>{text('field.write', { label })}</Empty>
    ) : (
      <RichText html={value} {...(className !== undefined && { className })} />
    );
  const { typed, hasLeft, early } = useEarlyKeys();
  const open = () => {
    begin();
    setEditor(LAZY_EDITOR.next);
  };
  const arrive = () => {
    begin();
    if (session.ui.getState().said.text === 'rich.failed') session.say('');
  };
  const leave = () => {
    end();
    setEditor(null);
    setHasFailed(false);
  };
  const fail = () => {
    const words = typed();
    if (words !== '') write(appendWords(textAt(session.store.getState().screen, blockKey, field), words));
    // Who types on is not told the same at every key.
    if (words === '' || session.ui.getState().said.text !== 'rich.failed') session.say('rich.failed');
    if (hasLeft()) return leave();
    setEditor(null);
    return setHasFailed(true);
  };
  const tryAgain = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isEnter) early.onKeyDown(event);
    else event.preventDefault();
    if (event.isDefaultPrevented()) open();
  };
  const place = { 'aria-multiline': true, 'aria-label': label, 'data-rich-text': true, 'data-place': field } as const;
  if (!Editor && hasFailed)
    return (
      <div role="textbox" {...place} {...early} tabIndex={0} onClick={open} onKeyDown={tryAgain} onBlur={leave}>
        {shown}
      </div>
    );
  if (!Editor)
    return (
      <div role="textbox" {...place} tabIndex={isTabStop || isActive ? 0 : -1} onFocus={open}>
        {shown}
      </div>
    );
  return (
    <LaterPart
      place="rich text"
      onFailure={fail}
      waiting={
        <div role="textbox" {...place} {...early} aria-busy tabIndex={0}>
          {shown}
        </div>
      }
    >
      <Editor
        place={field}
        typed={typed}
        hasLeft={hasLeft}
        label={label}
        value={value}
        {...(className !== undefined && { className })}
        {...(limit !== undefined && { limit })}
        onChange={write}
        onFocus={arrive}
        onSlash={() => openKindsAt(session, blockKey)}
        onPaste={(data) => pasteInText(session, blockKey, data, 'rich')}
        onRefused={() => session.say('said.pasteTooLong', { limit: limit ?? 0 })}
        onLeave={leave}
      />
    </LaterPart>
  );
}

const Empty = styled.p`
  margin: 0;
  font-style: italic;
`;
