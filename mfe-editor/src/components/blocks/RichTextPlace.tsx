import { RichText } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { isValidElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { BlockKey } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { openKindsAt, pasteInText } from './textKeys.ts';
import { textAt, useBlock } from './useBlock.ts';
import { useEarlyKeys } from './useEarlyKeys.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { useLimit } from './useLimit.ts';
import { useWriting } from './useWriting.ts';

const RichTextEditor = lazy(() =>
  import(/* webpackChunkName: "rich-text" */ '../richText/RichTextEditor.tsx').then((m) => ({ default: m.RichTextEditor })),
);

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
 * A text with markup: shown as it is until it has the
 * focus, which brings the engine and its buttons.
 */
export function RichTextPlace(props: RichTextPlaceProps) {
  const { session, blockKey, field, name, isTabStop = false, children } = props;
  const text = useText();
  const value = useBlock(session, blockKey, ({ screen }) => textAt(screen, blockKey, field));
  const [isOpen, setIsOpen] = useState(false);
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
    setIsOpen(true);
  };
  if (!isOpen)
    return (
      <div
        role="textbox"
        aria-multiline
        tabIndex={isTabStop || isActive ? 0 : -1}
        aria-label={label}
        onFocus={open}
        data-rich-text
      >
        {shown}
      </div>
    );
  return (
    <Suspense
      fallback={
        <div role="textbox" aria-multiline aria-busy tabIndex={0} aria-label={label} data-rich-text {...early}>
          {shown}
        </div>
      }
    >
      <RichTextEditor
        typed={typed}
        hasLeft={hasLeft}
        label={label}
        value={value}
        {...(className !== undefined && { className })}
        {...(limit !== undefined && { limit })}
        onChange={write}
        onFocus={begin}
        onSlash={() => openKindsAt(session, blockKey)}
        onPaste={(data) => pasteInText(session, blockKey, data, 'rich')}
        onLeave={() => {
          end();
          setIsOpen(false);
        }}
      />
    </Suspense>
  );
}

const Empty = styled.p`
  margin: 0;
  font-style: italic;
`;
